import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { chatGpt, claude } from './assistants.ts'
import { discord, discordTable } from './discord.ts'
import { slack } from './slack.ts'
import { teams } from './teams.ts'

/** Conversations with assistants and with people, as services hand them out. */
export const createChats = (): Connector =>
  createFileConnector({
    formats: [chatGpt, claude, discord, discordTable, slack, teams],
    mayHold: (names) => !names.some((name) => name.startsWith('Takeout/')),
  })
