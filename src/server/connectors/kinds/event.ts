import { z } from 'zod'

/** An appointment or an invitation; stored sealed. */
export const event = z.object({
  service: z.string(),
  calendar: z.string(),
  title: z.string(),
  /** ISO 8601 date for all-day events, else instant or wall time; or empty. */
  start: z.string(),
  end: z.string(),
  /** Whether it comes from a table, which gives no time zone. */
  timeIsLocal: z.boolean().optional(),
  /** The zone of the calendar, as it names it, for telling the times; they are instants all the same. */
  timeZone: z.string().optional(),
  allDay: z.boolean(),
  location: z.string(),
  description: z.string(),
  organiser: z.string(),
  attendees: z.array(z.object({ name: z.string(), address: z.string() })),
  /** `confirmed`, `accepted`, `declined`, … in the source's words; or empty. */
  status: z.string(),
})
export type Event = z.infer<typeof event>
