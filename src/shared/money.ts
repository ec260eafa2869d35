import * as z from 'zod/mini'

/** What money is spent on or comes from, in the order in which it is offered. */
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

export const moneyLimits = { nameCharacters: 100, pageSize: 100 } as const

const day = z.iso.date()

/** A movement of money, cleaned up and sorted. */
export const moneyTransaction = z.object({
  id: z.string(),
  date: day,
  /** With its sign: what goes out is negative. */
  amount: z.number(),
  currency: z.string(),
  /** Who the money went to or came from, without what banks write around it. */
  merchant: z.string(),
  /** Tells the merchant, whatever it is called. */
  merchantKey: z.string(),
  description: z.string(),
  category: moneyCategory,
  kind: moneyKind,
  /** The person said what it is: of this one, or of the merchant. */
  corrected: z.optional(z.enum(['one', 'merchant'])),
  account: z.string(),
  pending: z.boolean(),
  /** It looks like another one that came another way, and was kept because that is not certain. */
  maybeDuplicate: z.boolean(),
  sourceId: z.string(),
})
export type MoneyTransaction = z.infer<typeof moneyTransaction>

export const moneyAccount = z.object({
  /** As it is named in filters. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
  transactions: z.int().check(z.nonnegative()),
})
export type MoneyAccount = z.infer<typeof moneyAccount>

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
const filters = {
  /** Words of the merchant, the text or the amount. */
  q: z.optional(z.string().check(z.maxLength(200))),
  category: z.optional(moneyCategory),
  kind: z.optional(moneyKind),
  account: z.optional(z.string().check(z.maxLength(200))),
  source: z.optional(z.string().check(z.maxLength(100))),
  month: z.optional(month),
}

/** GET /api/money/transactions, newest first. */
export const moneyListQuery = z.object({
  ...filters,
  cursor: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.lte(10_000_000))),
})
export const moneyList = z.object({
  transactions: z.array(moneyTransaction),
  total: z.int().check(z.nonnegative()),
  /** Where the next page begins; absent on the last. */
  next: z.optional(z.int()),
})
export type MoneyList = z.infer<typeof moneyList>

/** GET /api/money/summary: of a period, per currency; transfers count as neither. */
export const moneySummaryQuery = z.object({
  account: filters.account,
  source: filters.source,
  month: filters.month,
})
export const moneySummary = z.object({
  currencies: z.array(
    z.object({
      currency: z.string(),
      /** What was spent, less refunds. */
      spent: z.number(),
      income: z.number(),
      categories: z.array(
        z.object({ category: moneyCategory, spent: z.number(), transactions: z.int() }),
      ),
    }),
  ),
  /** Transactions of the period that move money between own accounts. */
  transfers: z.int().check(z.nonnegative()),
  /** Transactions that came twice and are counted once. */
  duplicates: z.int().check(z.nonnegative()),
  accounts: z.array(moneyAccount),
  /** Months that have transactions, the newest first. */
  months: z.array(month),
})
export type MoneySummary = z.infer<typeof moneySummary>

/** What a person says of a transaction or a merchant; `null` takes it back. */
export const moneyCorrection = z.object({
  category: z.nullable(moneyCategory),
  name: z.nullable(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(moneyLimits.nameCharacters)),
  ),
  isTransfer: z.nullable(z.boolean()),
})
export type MoneyCorrection = z.infer<typeof moneyCorrection>

/**
 * PUT /api/money/corrections: of one transaction or of everything of its merchant, past and to come.
 * Answers what was said before, for undoing.
 */
export const moneyCorrectionRequest = z.object({
  transaction: z.string().check(z.maxLength(100)),
  of: z.enum(['one', 'merchant']),
  change: z.partial(moneyCorrection),
})
export type MoneyCorrectionRequest = z.infer<typeof moneyCorrectionRequest>
export const moneyCorrectionAnswer = z.object({
  before: moneyCorrection,
  /** Transactions that it applies to. */
  transactions: z.int().check(z.nonnegative()),
})
