import * as z from 'zod/mini'
import { timeZoneQuery } from './usage.ts'

export const threadLimits = { threadsAPage: 10, mails: 200, events: 6 } as const

export const threadKind = z.enum(['mail', 'chat'])
export type ThreadKind = z.infer<typeof threadKind>

const count = z.int().check(z.nonnegative())

/** Mails that answer each other, or a chat. */
export const threadSummary = z.object({
  /** A document of the thread, by which it is opened: its newest mail or month. */
  documentId: z.string(),
  kind: threadKind,
  title: z.string(),
  /** The service of a chat; empty for mails. */
  service: z.string(),
  count,
  /** Local time of the newest message, without a zone. */
  last: z.string(),
  /** The beginning of the newest message; empty for mails. */
  text: z.string(),
})
export type ThreadSummary = z.infer<typeof threadSummary>

/** GET /api/threads: mails and chats with a person, newest first. */
export const threadsQuery = z.object({
  person: z.string().check(z.maxLength(60)),
  cursor: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  ...timeZoneQuery.shape,
})
export const threadList = z.object({
  threads: z.array(threadSummary),
  next: z.optional(z.int()),
})

export const threadMessage = z.object({
  id: z.string(),
  at: z.string(),
  /** The name in People, else the one in the source; empty if unknown. */
  author: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  /** Text of earlier mails that a mail repeats. */
  quoted: z.string(),
  /** Recipients of a mail. */
  to: z.string(),
  attachments: z.array(z.string()),
  reactions: z.array(z.string()),
  isEdited: z.boolean(),
  /** Whether the service wrote it, rather than a person. */
  isNotice: z.boolean(),
  /** The document that contains it. */
  documentId: z.string(),
})
export type ThreadMessage = z.infer<typeof threadMessage>

/** GET /api/threads/{id}: all mails of a thread, or a month of a chat. */
export const threadView = z.object({
  kind: threadKind,
  title: z.string(),
  service: z.string(),
  /** `2026-11` for a chat; empty for mails. */
  month: z.string(),
  messages: z.array(threadMessage),
  /** Documents of the months before and after. */
  earlier: z.optional(z.string()),
  later: z.optional(z.string()),
})
export type ThreadView = z.infer<typeof threadView>

export const sharedEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** `2026-11-24`, with the local time unless it lasts all day. */
  start: z.string(),
  location: z.string(),
  documentId: z.optional(z.string()),
})
export type SharedEvent = z.infer<typeof sharedEvent>

/** GET /api/people/{id}/events: the nearest events, future ones first. */
export const sharedEvents = z.object({
  coming: z.array(sharedEvent),
  past: z.array(sharedEvent),
})
export type SharedEvents = z.infer<typeof sharedEvents>
