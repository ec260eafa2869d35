import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { authorsIn } from '../messages/authors-in.ts'
import { chatGpt, claude } from './assistants.ts'
import { discord, discordTable } from './discord.ts'
import { signalBackup } from './signal-backup.ts'
import { signal } from './signal.ts'
import { slack } from './slack.ts'
import { snapchatFriends, snapchatMemories } from './snapchat-lists.ts'
import { snapchatPages } from './snapchat-pages.ts'
import { snapchatChats, snapchatSnaps } from './snapchat.ts'
import { teams } from './teams.ts'
import { telegramPages } from './telegram-page.ts'
import { telegram } from './telegram.ts'

const formats = [
  chatGpt,
  claude,
  discord,
  discordTable,
  slack,
  teams,
  telegram,
  telegramPages,
  signal,
  signalBackup,
  snapchatChats,
  snapchatSnaps,
  snapchatFriends,
  snapchatMemories,
  ...snapchatPages,
]

/** Conversations with assistants and with people, as exported by services. */
export function createChats(): Connector {
  const connector = createFileConnector({
    formats,
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
