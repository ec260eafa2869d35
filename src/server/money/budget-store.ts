import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { enteredBudget, type BudgetRequest, type EnteredBudget } from '#shared/budgets.ts'
import { moneyCategory, moneyMonth } from '#shared/money.ts'
import type { Database } from '#server/db/open.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'

export type BudgetStore = ReturnType<typeof createBudgetStore>

const sealedBudget = z.object({
  category: moneyCategory,
  currency: z.string(),
  month: moneyMonth,
  ...enteredBudget.shape,
})
export type StoredBudget = z.infer<typeof sealedBudget>
const row = z.object({ target: z.string(), sealed: z.instanceof(Buffer) })

const sealContext = (userId: string, target: string) => ({
  table: 'money_budgets',
  id: target,
  userId,
})

/** The budgets that a person entered, each for a category from a month on. */
export function createBudgetStore({ db, vault }: { db: Database; vault: Vault }) {
  async function list(userId: string): Promise<StoredBudget[]> {
    const keys = await vault.keysOf(userId)
    const { rows } = await db.asUser(userId, (tx) =>
      tx.execute(sql`
        select encode(target, 'hex') as target, sealed from money_budgets
        where user_id = ${userId}`),
    )
    return z
      .array(row)
      .parse(rows)
      .map(({ target, sealed }) =>
        sealedBudget.parse(openJson(keys.content, sealContext(userId, target), sealed)),
      )
  }

  return {
    list,

    /** Replaces the entry for the category and month, and returns the earlier one. */
    async enter(
      userId: string,
      { category, currency, month, entered }: BudgetRequest,
    ): Promise<EnteredBudget | null> {
      const keys = await vault.keysOf(userId)
      const same = (await list(userId)).find(
        (each) => each.category === category && each.currency === currency && each.month === month,
      )
      const hash = createHmac('sha256', keys.index)
        .update(`budget:${category}:${currency}:${month}`)
        .digest()
      await db.asUser(userId, async (tx) => {
        if (entered === null) {
          await tx.execute(
            sql`delete from money_budgets where user_id = ${userId} and target = ${hash}`,
          )
          return
        }
        const content = { category, currency, month, ...entered }
        const sealed = sealJson(keys.content, sealContext(userId, hash.toString('hex')), content)
        await tx.execute(
          sql`insert into money_budgets (user_id, target, sealed)
              values (${userId}, ${hash}, ${sealed})
              on conflict (user_id, target)
              do update set sealed = excluded.sealed, changed_at = now()`,
        )
      })
      return same ? { amount: same.amount } : null
    },
  }
}
