import type { Database } from '#server/db/open.ts'
import { createBudgetStore } from '#server/money/budget-store.ts'
import { createMoneyStore } from '#server/money/store.ts'
import type { Vault } from '#server/vault/vault.ts'

/** A person's corrections of merchants and of single transactions, and their budgets. */
export async function allCorrections(deps: { db: Database; vault: Vault }, userId: string) {
  const { merchant, transaction } = await createMoneyStore(deps).corrections(userId)
  const budgets = await createBudgetStore(deps).list(userId)
  const listed = (of: typeof merchant) =>
    [...of].map(([key, correction]) => ({ of: key, ...correction }))
  return { merchants: listed(merchant), transactions: listed(transaction), budgets }
}
