import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BudgetRequest, EnteredBudget } from '#shared/budgets.ts'
import { failed } from '#web/failure.ts'
import type { LastChange } from '#web/ui/change-bar.tsx'
import { formatMoney } from '#web/format/money.ts'
import { t, tServer } from '#web/words/translate.ts'
import { moneyKey, sendBudget } from './queries.ts'

/** Sets and ends budgets. Each change can be undone until the next one. */
export function useBudgets() {
  const client = useQueryClient()
  const [last, setLast] = useState<LastChange>()
  const change = useMutation({
    mutationFn: sendBudget,
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
    onError: failed(t('The change could not be saved')),
  })

  const takeBack = (request: BudgetRequest, before: EnteredBudget | null) => {
    change.mutate({ ...request, entered: before })
    setLast(undefined)
  }

  /** Calls back once it is saved: until then the entry stays. */
  function enter(request: BudgetRequest, onSaved: () => void) {
    const category = tServer(request.category)
    const amount = request.entered?.amount ?? null
    change.mutate(request, {
      onSuccess: ({ before }) => {
        onSaved()
        const text =
          amount === null
            ? t('{category} no longer has a budget.', { category })
            : t('The budget of {category} is {amount} a month.', {
                category,
                amount: formatMoney(amount, request.currency),
              })
        setLast({ text, undo: () => takeBack(request, before) })
      },
    })
  }

  return { enter, last, dismiss: () => setLast(undefined), pending: change.isPending }
}
