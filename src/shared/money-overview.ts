import * as z from 'zod/mini'
import { moneyCategory } from './money.ts'

const day = z.iso.date()
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** A current bill or subscription. */
export const recurringPayment = z.object({
  merchant: z.string(),
  category: moneyCategory,
  currency: z.string(),
  /** The last payment. */
  amount: z.number(),
  every: z.enum(['week', 'month', 'quarter', 'year']),
  last: day,
  next: day,
  /** An increase of the fixed price. */
  rise: z.optional(z.object({ from: z.number(), to: z.number(), since: day })),
  /** The last payments, newest first. */
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

/** This month until today, and the average of the same days in earlier months. */
export const monthSoFar = z.object({
  month,
  spent: z.number(),
  usual: z.number(),
  /** Number of months in the average. */
  months: z.int(),
})
export type MonthSoFar = z.infer<typeof monthSoFar>

export const cashFlow = z.object({
  currency: z.string(),
  months: z.array(z.object({ month, spent: z.number(), income: z.number() })),
  soFar: z.nullable(monthSoFar),
})
export type CashFlow = z.infer<typeof cashFlow>

/** Account balances from sources, by currency; debts are negative. */
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

/** GET /api/money/overview: independent of the month shown. */
export const moneyOverview = z.object({
  today: day,
  flow: z.nullable(cashFlow),
  recurring: z.array(recurringPayment),
  paidTwice: z.array(paidTwice),
  worth,
})
export type MoneyOverview = z.infer<typeof moneyOverview>
