import * as z from 'zod/mini'
import { moneyCategory } from './money.ts'

const day = z.iso.date()
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** A bill or a subscription that goes on. */
export const recurringPayment = z.object({
  merchant: z.string(),
  category: moneyCategory,
  currency: z.string(),
  /** What was paid last. */
  amount: z.number(),
  every: z.enum(['week', 'month', 'quarter', 'year']),
  last: day,
  next: day,
  /** The fixed price went up. */
  rise: z.optional(z.object({ from: z.number(), to: z.number(), since: day })),
  /** The last payments, the newest first. */
  payments: z.array(z.object({ date: day, amount: z.number() })),
})
export type RecurringPayment = z.infer<typeof recurringPayment>

export const paidTwice = z.object({
  merchant: z.string(),
  currency: z.string(),
  amount: z.number(),
  dates: z.tuple([day, day]),
})
export type PaidTwice = z.infer<typeof paidTwice>

/** This month until today, and the average of the same days of the months before. */
export const monthSoFar = z.object({
  month,
  spent: z.number(),
  usual: z.number(),
  /** How many months the average is of. */
  months: z.int(),
})
export type MonthSoFar = z.infer<typeof monthSoFar>

export const cashFlow = z.object({
  currency: z.string(),
  months: z.array(z.object({ month, spent: z.number(), income: z.number() })),
  soFar: z.nullable(monthSoFar),
})
export type CashFlow = z.infer<typeof cashFlow>

/** What is on the accounts whose balance a source tells; what is owed is negative. */
export const worth = z.array(
  z.object({
    currency: z.string(),
    total: z.number(),
    accounts: z.array(
      z.object({ name: z.string(), bank: z.string(), balance: z.number(), asOf: z.string() }),
    ),
  }),
)
export type Worth = z.infer<typeof worth>

/** GET /api/money/overview: what goes on, whatever month is looked at. */
export const moneyOverview = z.object({
  today: day,
  flow: z.nullable(cashFlow),
  recurring: z.array(recurringPayment),
  paidTwice: z.array(paidTwice),
  worth,
})
export type MoneyOverview = z.infer<typeof moneyOverview>
