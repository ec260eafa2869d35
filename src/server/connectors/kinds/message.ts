import { z } from 'zod'

/** A chat message as it is sealed. */
export const chatMessage = z.object({
  chat: z.string(),
  /** Wall time where the chat was exported, `2025-03-04T14:05:09`; exports name no zone. */
  local: z.string(),
  /** Null for what the program itself says. */
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
  /** Where it was written: `WhatsApp`, `iMessage`, `SMS`, `Messenger`, …; WhatsApp when absent. */
  service: z.string().optional(),
  /** The moment as ISO 8601 in UTC, where the source tells; `local` is then the same in UTC. */
  at: z.string().optional(),
  /** The author's number, address or account name, where the source tells. */
  sender: z.string().optional(),
  /** Written by the owner of the source; absent where the source does not tell. */
  fromMe: z.boolean().optional(),
  /** The others of the chat: numbers, addresses or account names. */
  people: z.array(z.string()).optional(),
  /** Tells the chat from others of the same title; absent where the title does. */
  chatId: z.string().optional(),
  /** What others, and the author, answered with a sign: `❤️`, `👍`, … */
  reactions: z.array(z.object({ by: z.string(), reaction: z.string() })).optional(),
  /** The beginning of the message that it answers, where the source tells. */
  replyTo: z.string().optional(),
  /** Place in the export, for messages of the same minute. */
  order: z.number(),
})
export type ChatMessage = z.infer<typeof chatMessage>
