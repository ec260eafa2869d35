import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { authorsIn } from '../messages/authors-in.ts'
import { chatGpt, claude } from './assistants.ts'
import { discord, discordTable } from './discord.ts'
import { slack } from './slack.ts'
import { teams } from './teams.ts'

/** Conversations with assistants and with people, as exported by services. */
export function createChats(): Connector {
  const connector = createFileConnector({
    formats: [chatGpt, claude, discord, discordTable, slack, teams],
    mayHold: (names) => !names.some((name) => name.startsWith('Takeout/')),
  })
  return {
    ...connector,
    authors: async (file) => {
      const pages = connector.import?.([file], new AbortController().signal)
      return pages && authorsIn(pages)
    },
  }
}
