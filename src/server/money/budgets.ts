import type { z } from 'zod'
import type { Budget, budgetAnswer, BudgetRequest, MonthBudgets } from '#shared/budgets.ts'
import type { MoneySummary } from '#shared/money.ts'
import type { BudgetStore, StoredBudget } from './budget-store.ts'
import type { Money } from './money.ts'
import { readSheetBudgets, type SheetBudgets, type SheetTables } from './sheet-budgets.ts'

type Deps = { store: BudgetStore; money: Pick<Money, 'summary'>; workspaces: SheetTables }
export type Budgets = ReturnType<typeof createBudgets>

/** A person's budgets for a month, with the amounts spent. */
export function createBudgets({ store, money, workspaces }: Deps) {
  return {
    async ofMonth(
      userId: string,
      { month, today }: { month: string; today: string },
    ): Promise<MonthBudgets> {
      const [summary, entered, sheet] = await Promise.all([
        money.summary(userId, { month, today }),
        store.list(userId),
        readSheetBudgets(workspaces, userId),
      ])
      const shown = summary.month ?? today.slice(0, 7)
      const currency =
        summary.currencies[0]?.currency ??
        (await money.summary(userId, { today })).currencies[0]?.currency ??
        sheet?.currency ??
        'USD'
      return {
        month: shown,
        currency,
        budgets: budgetsIn(summary, newestUntil(entered, shown), sheet, currency),
        ...(sheet && { sheet: { documentId: sheet.documentId, name: sheet.name } }),
      }
    },

    async enter(userId: string, request: BudgetRequest): Promise<z.infer<typeof budgetAnswer>> {
      return { before: await store.enter(userId, request) }
    },
  }
}

/** The latest entry of each category up to the month. */
export function newestUntil(entered: readonly StoredBudget[], month: string): StoredBudget[] {
  const newest = new Map<string, StoredBudget>()
  for (const each of entered.toSorted((a, b) => a.month.localeCompare(b.month))) {
    if (each.month <= month) newest.set(`${each.currency} ${each.category}`, each)
  }
  return [...newest.values()]
}

/** Entered amounts replace those of the sheet. The budgets used up the most come first. */
export function budgetsIn(
  { currencies }: Pick<MoneySummary, 'currencies'>,
  entered: readonly StoredBudget[],
  sheet: SheetBudgets | undefined,
  currency: string,
): Budget[] {
  const own = entered.flatMap((each) =>
    each.amount === null ? [] : [{ ...each, amount: each.amount, from: 'entered' as const }],
  )
  const unit = sheet?.currency ?? currency
  const isEntered = new Set(entered.map((each) => `${each.currency} ${each.category}`))
  const fromSheet = [...(sheet?.amounts ?? [])]
    .filter(([category]) => !isEntered.has(`${unit} ${category}`))
    .map(([category, amount]) => ({ category, currency: unit, amount, from: 'sheet' as const }))
  return [...own, ...fromSheet]
    .map(({ category, currency: inCurrency, amount, from }) => {
      const sums = currencies.find((each) => each.currency === inCurrency)
      const spent = sums?.categories.find((each) => each.category === category)?.spent ?? 0
      return { category, currency: inCurrency, amount, spent, from }
    })
    .toSorted((a, b) => b.spent / b.amount - a.spent / a.amount)
}
