import * as z from 'zod/mini'
import { moneyCategories, moneyCategory, moneyMonth, type MoneyCategory } from './money.ts'
import { timeZoneQuery } from './usage.ts'

const moved: ReadonlySet<MoneyCategory> = new Set([
  'Income',
  'Interest',
  'Transfer',
  'Savings and investments',
])

/** Categories of spending; income and transfers between own accounts have no budget. */
export const budgetCategories = moneyCategories.filter((category) => !moved.has(category))
export const hasBudget = (category: MoneyCategory): boolean => !moved.has(category)

export const budgetLimits = { most: 100_000_000 } as const

const amount = z.number().check(z.gt(0), z.lte(budgetLimits.most))

export const budget = z.object({
  category: moneyCategory,
  currency: z.string(),
  amount: z.number(),
  /** Spent in the month, minus refunds. */
  spent: z.number(),
  /** Whether the person entered it here, or has it in a sheet. */
  from: z.enum(['entered', 'sheet']),
})
export type Budget = z.infer<typeof budget>

/** GET /api/money/budgets: those of one month. */
export const budgetQuery = z.object({
  ...timeZoneQuery.shape,
  month: z._default(z.union([moneyMonth, z.literal('current')]), 'current'),
})
export const monthBudgets = z.object({
  month: moneyMonth,
  /** Of new budgets. */
  currency: z.string(),
  budgets: z.array(budget),
  /** The document with the sheet. */
  sheet: z.optional(z.object({ documentId: z.string(), name: z.string() })),
})
export type MonthBudgets = z.infer<typeof monthBudgets>

/** A category's entered budget, from this month on; a `null` amount ends it. */
export const enteredBudget = z.object({ amount: z.nullable(amount) })
export type EnteredBudget = z.infer<typeof enteredBudget>

/** PUT /api/money/budgets: returns the earlier entry, for undoing; `null` if there was none. */
export const budgetRequest = z.object({
  category: moneyCategory.check(z.refine(hasBudget, 'has no budget')),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  month: moneyMonth,
  entered: z.nullable(enteredBudget),
})
export type BudgetRequest = z.infer<typeof budgetRequest>
export const budgetAnswer = z.object({ before: z.nullable(enteredBudget) })
