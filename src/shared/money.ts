import { z } from 'zod'

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
  corrected: z.enum(['one', 'merchant']).optional(),
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
  transactions: z.number().int().nonnegative(),
})
export type MoneyAccount = z.infer<typeof moneyAccount>

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const filters = {
  /** Words of the merchant, the text or the amount. */
  q: z.string().max(200).optional(),
  category: moneyCategory.optional(),
  kind: moneyKind.optional(),
  account: z.string().max(200).optional(),
  source: z.string().max(100).optional(),
  month: month.optional(),
}

/** GET /api/money/transactions, newest first. */
export const moneyListQuery = z.object({
  ...filters,
  cursor: z.coerce.number().int().nonnegative().max(10_000_000).optional(),
})
export const moneyList = z.object({
  transactions: z.array(moneyTransaction),
  total: z.number().int().nonnegative(),
  /** Where the next page begins; absent on the last. */
  next: z.number().int().optional(),
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
        z.object({ category: moneyCategory, spent: z.number(), transactions: z.number().int() }),
      ),
    }),
  ),
  /** Transactions of the period that move money between own accounts. */
  transfers: z.number().int().nonnegative(),
  /** Transactions that came twice and are counted once. */
  duplicates: z.number().int().nonnegative(),
  accounts: z.array(moneyAccount),
  /** Months that have transactions, the newest first. */
  months: z.array(month),
})
export type MoneySummary = z.infer<typeof moneySummary>

/** What a person says of a transaction or a merchant; `null` takes it back. */
export const moneyCorrection = z.object({
  category: moneyCategory.nullable(),
  name: z.string().trim().min(1).max(moneyLimits.nameCharacters).nullable(),
  isTransfer: z.boolean().nullable(),
})
export type MoneyCorrection = z.infer<typeof moneyCorrection>

/**
 * PUT /api/money/corrections: of one transaction or of everything of its merchant, past and to come.
 * Answers what was said before, for undoing.
 */
export const moneyCorrectionRequest = z.object({
  transaction: z.string().max(100),
  of: z.enum(['one', 'merchant']),
  change: moneyCorrection.partial(),
})
export type MoneyCorrectionRequest = z.infer<typeof moneyCorrectionRequest>
export const moneyCorrectionAnswer = z.object({
  before: moneyCorrection,
  /** Transactions that it applies to. */
  transactions: z.number().int().nonnegative(),
})
