import type { Plan } from './plan.ts'
import type { Reading } from './reading.ts'
import { asksForDebts, isOfDebts, isOtherDebt, owingIn } from './unpaid.ts'

/**
 * Whether a query over a sheet ignores that the question asks for debts, or of the other side:
 * all that was invoiced is not owed.
 */
export function ignoresDebt({ query, table, links }: Plan, reading: Reading): boolean {
  if (table.records || isOfDebts(table)) return false
  if (isOtherDebt(reading, table)) return true
  const owing = owingIn(reading).filter(
    ({ from }) => !links.some((link) => from >= link.from && from < link.to),
  )
  return owing.length > 0 && query.order?.minus === undefined && !asksForDebts({ query, table })
}
