import * as z from 'zod/mini'
import { recurringPayment } from './money-overview.ts'

const day = z.iso.date()
const id = z.string()

/** Spending in seven days. */
export const moneyWeek = z.object({
  currency: z.string(),
  spent: z.number(),
  /** The average of the weeks before, and their number. */
  usual: z.number(),
  weeks: z.int(),
  days: z.array(z.object({ day, value: z.number() })),
  biggest: z.array(z.object({ merchant: z.string(), date: day, amount: z.number() })),
})
export type MoneyWeek = z.infer<typeof moneyWeek>

/** A line of news, of today or of a week: a fact, and its source. */
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
  z.object({ id, kind: z.literal('week'), ...z.omit(moneyWeek, { biggest: true }).shape }),
  z.object({
    id,
    kind: z.literal('biggest'),
    currency: z.string(),
    payments: moneyWeek.shape.biggest,
  }),
  z.object({
    id,
    kind: z.literal('documents'),
    documents: z.array(z.object({ documentId: z.string(), name: z.string() })),
  }),
])
export type TodayLine = z.infer<typeof todayLine>

/** GET /api/today. */
export const todayView = z.object({ today: day, lines: z.array(todayLine) })
export type TodayView = z.infer<typeof todayView>

/** GET /api/today/week: the last whole week, from Monday to Sunday. */
export const weekView = z.object({ from: day, to: day, lines: z.array(todayLine) })
export type WeekView = z.infer<typeof weekView>
