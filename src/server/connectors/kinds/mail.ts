import { z } from 'zod'

const person = z.object({ name: z.string(), address: z.string() })
export type MailPerson = z.infer<typeof person>

/** A mail as it is sealed. */
export const mail = z.object({
  subject: z.string(),
  from: z.array(person),
  to: z.array(person),
  cc: z.array(person),
  /** ISO 8601, or empty when the mail does not tell. */
  date: z.string(),
  messageId: z.string(),
  inReplyTo: z.string(),
  threadId: z.string(),
  labels: z.array(z.string()),
  /** Of the person rather than to them; told by the labels where it is absent. */
  sent: z.boolean().optional(),
  unread: z.boolean().optional(),
  /** By its header many got the same, or a machine wrote it; absent where it does not say so. */
  bulk: z.literal(true).optional(),
  /** What the sender wrote. */
  text: z.string(),
  /** What was quoted below or between, of earlier mails. */
  quoted: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  size: z.number(),
  /** The mail was longer than what is read of one. */
  truncated: z.boolean(),
})
export type Mail = z.infer<typeof mail>
