import type { ChatMessage } from '../kinds/message.ts'
import type { MessageItem } from '../messages/pages.ts'

type MessageFields = Pick<ChatMessage, 'chat' | 'author' | 'text'> & {
  service: string
  chatId: string
  /** ISO 8601 instant. */
  at: string
  key: string
} & Partial<ChatMessage>

export const messageOf = ({ key, at, ...fields }: MessageFields): MessageItem => ({
  kind: 'message',
  key,
  message: {
    kind: 'text',
    edited: false,
    file: null,
    order: 0,
    local: at.slice(0, 19),
    at,
    ...fields,
  },
})

export const empty = 'A message without any content'
export const undated = 'A message without a readable date'
