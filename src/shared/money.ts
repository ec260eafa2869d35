import * as z from 'zod/mini'
import { timeZoneQuery } from './usage.ts'

/** Categories of spending and income, in the order in which they are offered. */
export const moneyCategories = [
  'Groceries',
  'Restaurants',
  'Rent',
  'Housing',
  'Utilities',
  'Phone and internet',
  'Transport',
  'Fuel',
  'Travel',
  'Health',
  'Insurance',
  'Shopping',
  'Subscriptions',
  'Entertainment',
  'Personal care',
  'Sports',
  'Education',
  'Children',
  'Pets',
  'Gifts and donations',
  'Loans',
  'Fees',
  'Taxes',
  'Cash',
  'People',
  'Savings and investments',
  'Income',
  'Interest',
  'Transfer',
  'Other',
] as const
export const moneyCategory = z.enum(moneyCategories)
export type MoneyCategory = z.infer<typeof moneyCategory>

export const moneyKind = z.enum(['spending', 'income', 'transfer', 'refund', 'fee'])
export type MoneyKind = z.infer<typeof moneyKind>

export const moneyLimits = { nameCharacters: 100, pageSize: 100, chosen: 500 } as const

const day = z.iso.date()

/** A transaction, cleaned up and classified. */
export const moneyTransaction = z.object({
  id: z.string(),
  date: day,
  /** Negative for outgoing money. */
  amount: z.number(),
  currency: z.string(),
  /** The other party, without a bank's additions. */
  merchant: z.string(),
  /** Identifies the merchant independent of its display name. */
  merchantKey: z.string(),
  description: z.string(),
  category: moneyCategory,
  kind: moneyKind,
  /** Whether the person corrected it: this transaction only, or the merchant. */
  corrected: z.optional(z.enum(['transaction', 'merchant'])),
  account: z.string(),
  pending: z.boolean(),
  /** It may duplicate another one from a different file, and was kept because that is uncertain. */
  isPossibleDuplicate: z.boolean(),
  sourceId: z.string(),
  /** Ids of other sources with the same transaction; it counts once. */
  alsoFrom: z.optional(z.array(z.string())),
  /** What was bought, from the matching order. */
  bought: z.optional(z.string()),
})
export type MoneyTransaction = z.infer<typeof moneyTransaction>

export const moneyAccount = z.object({
  /** Its id in filters. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
  transactions: z.int().check(z.nonnegative()),
})
export type MoneyAccount = z.infer<typeof moneyAccount>

export const moneyMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
const filters = {
  ...timeZoneQuery.shape,
  /** Words in the merchant, text or amount. */
  q: z.optional(z.string().check(z.maxLength(200))),
  category: z.optional(moneyCategory),
  kind: z.optional(moneyKind),
  account: z.optional(z.string().check(z.maxLength(200))),
  source: z.optional(z.string().check(z.maxLength(100))),
  /** `current` is this month, or the newest with transactions if this and the previous have none. */
  month: z.optional(z.union([moneyMonth, z.literal('current')])),
}

/** GET /api/money/transactions, newest first. */
export const moneyListQuery = z.object({
  ...filters,
  cursor: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.lte(10_000_000))),
})
export const moneyList = z.object({
  transactions: z.array(moneyTransaction),
  total: z.int().check(z.nonnegative()),
  /** Start of the next page; absent on the last. */
  next: z.optional(z.int()),
})
export type MoneyList = z.infer<typeof moneyList>

/**
 * GET /api/money/summary: for a period, per currency; transfers count as neither spending nor
 * income.
 */
export const moneySummaryQuery = z.object({
  ...timeZoneQuery.shape,
  account: filters.account,
  source: filters.source,
  month: filters.month,
})
export const moneySummary = z.object({
  /** The month of the figures; absent if they are about all months. */
  month: z.optional(moneyMonth),
  /** The previous month; of a month that is not over, only until the same day. */
  before: z.optional(z.object({ month: moneyMonth, until: z.optional(day) })),
  currencies: z.array(
    z.object({
      currency: z.string(),
      /** Spending minus refunds. */
      spent: z.number(),
      income: z.number(),
      /** The same sums of the previous month, if there were any transactions. */
      before: z.optional(z.object({ spent: z.number(), income: z.number() })),
      categories: z.array(
        z.object({ category: moneyCategory, spent: z.number(), transactions: z.int() }),
      ),
    }),
  ),
  /** Number of transfers between own accounts in the period. */
  transfers: z.int().check(z.nonnegative()),
  /** Number of duplicate transactions, which are counted once. */
  duplicates: z.int().check(z.nonnegative()),
  accounts: z.array(moneyAccount),
  /** Months with transactions, newest first. */
  months: z.array(moneyMonth),
})
export type MoneySummary = z.infer<typeof moneySummary>
