import { z } from 'zod'

/** A chat message; stored sealed. */
export const chatMessage = z.object({
  chat: z.string(),
  /** Wall time at the place of export, `2025-03-04T14:05:09`; exports do not name a zone. */
  local: z.string(),
  /** Null for system messages. */
  author: z.string().nullable(),
  text: z.string(),
  kind: z.enum([
    'text',
    'system',
    'attachment',
    'media_omitted',
    'deleted',
    'call',
    'poll',
    'location',
  ]),
  edited: z.boolean(),
  /** Name of an attached file. */
  file: z.string().nullable(),
  /** The service: `WhatsApp`, `iMessage`, `SMS`, `Messenger`, …; WhatsApp if absent. */
  service: z.string().optional(),
  /** The instant as ISO 8601 in UTC, if the source has it; `local` is then also in UTC. */
  at: z.string().optional(),
  /** The author's number, address or account name, if the source has it. */
  sender: z.string().optional(),
  /** Whether the owner of the source wrote it; absent if the source does not tell. */
  fromMe: z.boolean().optional(),
  /** The other participants: numbers, addresses or account names. */
  people: z.array(z.string()).optional(),
  /** Distinguishes chats with the same title; absent if the title is enough. */
  chatId: z.string().optional(),
  /** Emoji reactions by others and by the author: `❤️`, `👍`, … */
  reactions: z.array(z.object({ by: z.string(), reaction: z.string() })).optional(),
  /** The start of the message that this one replies to, if the source has it. */
  replyTo: z.string().optional(),
  /** Position in the export, to order messages of the same minute. */
  order: z.number(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const serviceOf = ({ service = 'WhatsApp' }: Pick<ChatMessage, 'service'>) => service
