import * as z from 'zod/mini'
import { locator } from './locators.ts'
import { timeZoneQuery } from './usage.ts'

export const timelineKinds = [
  'email',
  'message',
  'call',
  'transaction',
  'order',
  'event',
  'activity',
  'post',
  'play',
  'book',
  'workout',
  'vitals',
  'lab',
  'medication',
  'health_entry',
  'note',
  'contact',
  'trade',
  'metric',
  'file',
  'picture',
  'upload',
] as const
export const timelineKind = z.enum(timelineKinds)
export type TimelineKind = z.infer<typeof timelineKind>

export const timelineLimits = { daysAPage: 10, entriesAPage: 50 } as const

/** The source id that represents uploads. */
export const uploadsSource = 'uploads'

const day = z.iso.date()
const count = z.int().check(z.nonnegative())

/** An event and the document that shows it. */
export const timelineEntry = z.object({
  id: z.string(),
  /** `14:05` in local time; empty if only the day is known. */
  time: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The other person, as named in People; may be empty. */
  who: z.string(),
  amount: z.nullable(z.number()),
  /** A currency, or the unit of `amount`; may be empty. */
  unit: z.string(),
  documentId: z.optional(z.string()),
  documentName: z.optional(z.string()),
  locator: z.optional(locator),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** Related entries of a day, such as the messages of a chat. */
export const timelineGroup = z.object({
  kind: timelineKind,
  /**
   * Distinguishes it from others of its kind on that day: a chat, an activity, sent or received.
   */
  of: z.string(),
  /** The service, if known. */
  service: z.string(),
  /** The only person in all entries; empty for several or none. */
  who: z.string(),
  count,
  /** Times of the first and the last entry. */
  from: z.string(),
  to: z.string(),
  /** All entries, or none if the group is folded. */
  entries: z.array(timelineEntry),
})
export type TimelineGroup = z.infer<typeof timelineGroup>

export const timelineDay = z.object({ day, groups: z.array(timelineGroup) })
export type TimelineDay = z.infer<typeof timelineDay>

const filters = {
  ...timeZoneQuery.shape,
  /** A data source, or `uploads`. */
  source: z.optional(z.string().check(z.maxLength(60))),
  person: z.optional(z.string().check(z.maxLength(60))),
}
/** Filters of the timeline. */
export const timelineFilters = z.object(filters)
export type TimelineFilters = z.infer<typeof timelineFilters>

/** GET /api/timeline: days with entries, newest first, starting at `from`. */
export const timelineQuery = z.object({ ...filters, from: z.optional(day) })
export const timelinePage = z.object({
  today: day,
  days: z.array(timelineDay),
  /** First day of the next page; absent on the last. */
  next: z.optional(day),
  /** Number of days with entries after `from`, such as appointments. */
  later: count,
})
export type TimelinePage = z.infer<typeof timelinePage>

/** GET /api/timeline/{day}, with the previous and next days that have entries. */
export const timelineDayView = z.extend(timelineDay, {
  today: day,
  previous: z.optional(day),
  following: z.optional(day),
})
export type TimelineDayView = z.infer<typeof timelineDayView>
export const timelineDayParam = z.object({ day })

/** GET /api/timeline/{day}/entries: the entries of a folded group, in order. */
export const timelineEntriesQuery = z.object({
  ...filters,
  kind: timelineKind,
  of: z.optional(z.string().check(z.maxLength(500))),
  service: z.optional(z.string().check(z.maxLength(200))),
  cursor: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
})
export const timelineEntries = z.object({
  entries: z.array(timelineEntry),
  next: z.optional(z.int()),
})
export type TimelineEntries = z.infer<typeof timelineEntries>
