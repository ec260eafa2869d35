import { z } from 'zod'
import { parseHtml, textWithEmptyLines } from '#server/html/html-tree.ts'
import { jsonFormat } from '../exports/json-format.ts'
import type { MessageItem } from '../messages/pages.ts'
import { empty, messageOf } from './message-of.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const teamsMessage = z.object({
  id: text,
  displayName: text,
  originalarrivaltime: text,
  messagetype: text,
  content: text,
  from: text,
})

/** `messages.json` of Teams for private use, and of Skype before it. */
export const teams = jsonFormat({
  description: 'Teams or Skype messages',
  has: ['conversations', 'MessageList'],
  list: false,
  under: ['conversations'],
  entry: z.object({ id: text, displayName: text, MessageList: z.array(teamsMessage).catch([]) }),
  read: ({ id, displayName, MessageList: list }) => {
    const service = /thread\.(skype|tacv2)|@unq|teams/i.test(id) ? 'Teams' : 'Skype'
    const items = list.flatMap((each, order): MessageItem[] => {
      const time = Date.parse(each.originalarrivaltime)
      const written = textWithEmptyLines(parseHtml(each.content))
      if (Number.isNaN(time) || written === '' || !/text/i.test(each.messagetype)) return []
      return [
        messageOf({
          key: `skype ${id} ${each.id}`,
          chat: displayName || each.displayName || id,
          chatId: `skype ${id}`,
          service,
          at: new Date(time).toISOString(),
          author: each.displayName || each.from.replace(/^\d+:/, ''),
          text: written,
          order,
        }),
      ]
    })
    return items.length === 0 ? empty : items
  },
})
