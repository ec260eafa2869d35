import type { Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { readLines } from '../google-messages/read-lines.ts'
import { asObject } from '../lenient.ts'
import { undated } from './message-of.ts'
import { signalLine, type SignalChatItem } from './signal-lines.ts'
import { createSignalChats } from './signal-messages.ts'

/** The plain-text export of the Signal apps: `main.jsonl` and the files next to it. */
export const signal: Format = {
  description: 'a Signal export',
  extensions: ['jsonl'],
  fits: ({ text }) =>
    /^\s*\{/.test(text) &&
    /"(backupTimeMs|mediaRootBackupKey)"\s*:|"recipient"\s*:\s*\{\s*"id"|"chatItem"\s*:\s*\{/.test(
      text,
    ),
  async *read({ path, stream }, { signal: stop }): AsyncGenerator<Finding> {
    const chats = createSignalChats()
    const waiting: SignalChatItem[] = []
    let unreadable = 0
    for await (const line of readLines(stream())) {
      stop.throwIfAborted()
      const { data } = signalLine.safeParse(valueOf(line))
      if (!data) unreadable += 1
      else if (data.chatItem) waiting.push(data.chatItem)
      else chats.learn(data)
    }
    // Names may follow the messages that need them.
    for (const [order, item] of waiting.entries()) {
      const found = chats.messageOf(item, order)
      if (typeof found !== 'string') yield { item: found }
      else if (found === undated) yield { failed: path, reason: found }
      else yield { skipped: found, count: 1 }
    }
    for (let count = 0; count < unreadable; count++) {
      yield { failed: path, reason: 'A line that is written in another way' }
    }
  },
}

function valueOf(line: string): unknown {
  try {
    return asObject(JSON.parse(line))
  } catch {
    return undefined
  }
}
