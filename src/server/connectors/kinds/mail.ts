import { z } from 'zod'

const person = z.object({ name: z.string(), address: z.string() })
export type MailPerson = z.infer<typeof person>

/** An email; stored sealed. */
export const mail = z.object({
  subject: z.string(),
  from: z.array(person),
  to: z.array(person),
  cc: z.array(person),
  /** ISO 8601, or empty if the message has no date. */
  date: z.string(),
  messageId: z.string(),
  inReplyTo: z.string(),
  threadId: z.string(),
  labels: z.array(z.string()),
  /** Sent by the person rather than to them; if absent, the labels tell. */
  sent: z.boolean().optional(),
  unread: z.boolean().optional(),
  /** Its headers mark it as sent to many or written by a machine; absent if they do not. */
  bulk: z.literal(true).optional(),
  /** The sender's own text. */
  text: z.string(),
  /** Text quoted from earlier messages, below or in between. */
  quoted: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  size: z.number(),
  /** The message exceeded the size limit for reading. */
  truncated: z.boolean(),
})
export type Mail = z.infer<typeof mail>
