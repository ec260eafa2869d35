import { z } from 'zod'
import { jsonFormat } from '../exports/json-format.ts'
import { unixTime } from '../exports/moments.ts'
import type { MessageItem } from '../messages/pages.ts'
import { empty, messageOf } from './message-of.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const author = (isMe: boolean, service: string) => ({ author: isMe ? 'Me' : service, fromMe: isMe })

const turn = z.object({
  id: text,
  author: z.object({ role: text }),
  create_time: z.number().nullish(),
  content: z.object({ content_type: text, parts: z.array(z.unknown()).catch([]) }),
})
const node = z.object({ message: turn.nullish().catch(null) })

/** `conversations.json` of ChatGPT: a tree per conversation, because answers can be regenerated. */
export const chatGpt = jsonFormat({
  description: 'conversations with ChatGPT',
  has: ['mapping', 'create_time'],
  list: true,
  entry: z.object({
    id: text,
    conversation_id: text,
    title: text,
    create_time: z.number().nullish(),
    mapping: z.record(z.string(), node),
  }),
  read: ({ id, conversation_id: other, title, create_time: began, mapping }) => {
    const chatId = `chatgpt ${id || other || title}`
    const items = Object.values(mapping).flatMap(({ message }, order): MessageItem[] => {
      const role = message?.author.role
      if (!message || (role !== 'user' && role !== 'assistant')) return []
      const joined = message.content.parts.filter((part) => typeof part === 'string').join('\n')
      const at = unixTime(message.create_time) || unixTime(began)
      if (joined.trim() === '' || at === '') return []
      const key = `${chatId} ${message.id}`
      const chat = title || 'ChatGPT'
      const by = author(role === 'user', 'ChatGPT')
      return [messageOf({ key, chat, chatId, service: 'ChatGPT', at, text: joined, order, ...by })]
    })
    return items.length === 0 ? empty : items
  },
})

const part = z.object({ type: text, text })
const claudeTurn = z.object({
  uuid: text,
  sender: text,
  text,
  created_at: text,
  content: z.array(part.catch({ type: '', text: '' })).catch([]),
})

/** `conversations.json` of Claude. */
export const claude = jsonFormat({
  description: 'conversations with Claude',
  has: ['chat_messages', 'uuid'],
  list: true,
  entry: z.object({ uuid: text, name: text, chat_messages: z.array(claudeTurn).catch([]) }),
  read: ({ uuid, name, chat_messages: turns }) => {
    const chatId = `claude ${uuid}`
    const items = turns.flatMap((turn, order): MessageItem[] => {
      const parts = turn.content.filter(({ type }) => type === 'text').map((each) => each.text)
      const written = parts.join('\n').trim() || turn.text.trim()
      const time = Date.parse(turn.created_at)
      if (written === '' || Number.isNaN(time)) return []
      return [
        messageOf({
          key: `${chatId} ${turn.uuid || order}`,
          chat: name || 'Claude',
          chatId,
          service: 'Claude',
          at: new Date(time).toISOString(),
          text: written,
          order,
          ...author(turn.sender === 'human', 'Claude'),
        }),
      ]
    })
    return items.length === 0 ? empty : items
  },
})
