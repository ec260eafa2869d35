import * as z from 'zod/mini'
import { recurringPayment } from './money-overview.ts'

const day = z.iso.date()
const id = z.string()

/** A line of today's news: a fact, and its source. */
export const todayLine = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('spending'),
    month: z.string(),
    currency: z.string(),
    spent: z.number(),
    usual: z.number(),
    /** Number of months in the average `usual`. */
    months: z.int(),
  }),
  z.object({ id, kind: z.literal('bill'), payment: recurringPayment }),
  z.object({ id, kind: z.literal('price'), payment: recurringPayment }),
  z.object({
    id,
    kind: z.literal('twice'),
    merchant: z.string(),
    currency: z.string(),
    amount: z.number(),
    dates: z.tuple([day, day]),
  }),
  z.object({
    id,
    kind: z.literal('event'),
    title: z.string(),
    /** ISO 8601; a date alone if the time is unknown. */
    start: z.string(),
    location: z.string(),
    documentId: z.optional(z.string()),
  }),
  z.object({
    id,
    kind: z.literal('mail'),
    from: z.string(),
    subject: z.string(),
    date: z.string(),
    documentId: z.optional(z.string()),
  }),
  z.object({ id, kind: z.literal('birthday'), name: z.string(), day }),
  z.object({
    id,
    kind: z.literal('health'),
    name: z.enum(['steps', 'sleep']),
    /** Daily averages of the last seven days and of the four weeks before. Sleep is in hours. */
    now: z.number(),
    before: z.number(),
    days: z.array(z.object({ day, value: z.number() })),
  }),
  z.object({
    id,
    kind: z.literal('import'),
    source: z.string(),
    state: z.enum(['done', 'running', 'failed']),
    at: z.string(),
  }),
])
export type TodayLine = z.infer<typeof todayLine>

/** GET /api/today. */
export const todayView = z.object({ today: day, lines: z.array(todayLine) })
export type TodayView = z.infer<typeof todayView>
