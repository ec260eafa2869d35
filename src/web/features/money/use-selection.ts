import { useState } from 'react'
import { moneyLimits, type MoneyTransaction } from '#shared/money.ts'

/** The selected ones among the listed transactions. */
export function useSelection(listed: readonly MoneyTransaction[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = listed.filter(({ id }) => ids.has(id))
  const choosable = listed.slice(0, moneyLimits.chosen)
  const isAll = chosen.length > 0 && chosen.length === choosable.length
  return {
    chosen,
    isAll,
    has: ({ id }: MoneyTransaction) => ids.has(id),
    toggle({ id }: MoneyTransaction) {
      const others = chosen.filter((each) => each.id !== id).map((each) => each.id)
      setIds(new Set(ids.has(id) ? others : [...others, id].slice(-moneyLimits.chosen)))
    },
    toggleAll: () => setIds(new Set(isAll ? [] : choosable.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
