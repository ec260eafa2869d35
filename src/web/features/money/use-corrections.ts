import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MoneyCategory, MoneyTransaction } from '#shared/money.ts'
import type { MoneyCorrection, MoneyCorrectionRequest } from '#shared/money-corrections.ts'
import { failed } from '#web/failure.ts'
import type { LastChange } from '#web/ui/change-bar.tsx'
import { t, tn, tServer } from '#web/words/translate.ts'
import { moneyKey, sendCorrection, sendCorrections } from './queries.ts'

export type Corrections = ReturnType<typeof useCorrections>

/** Corrects transactions. Each change can be undone until the next one. */
export function useCorrections() {
  const client = useQueryClient()
  const [last, setLast] = useState<LastChange>()
  const correction = useMutation({
    mutationFn: async (requests: MoneyCorrectionRequest[]) => {
      const answers = []
      for (const request of requests) answers.push(await sendCorrection(request))
      return answers
    },
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
    onError: failed(t('The change could not be saved')),
  })

  function takeBack(request: MoneyCorrectionRequest, before: MoneyCorrection) {
    correction.mutate([{ ...request, change: before }])
    setLast(undefined)
  }

  /** Changes all of the merchant's transactions; the person may then limit it to this one. */
  function sort(transaction: MoneyTransaction, category: MoneyCategory) {
    const { id, merchant } = transaction
    const named = { merchant, category: tServer(category) }
    const scope = transaction.corrected ?? 'merchant'
    const request = { transaction: id, scope, change: { category, isTransfer: null } } as const
    const alone = { ...request, scope: 'transaction' } as const
    correction.mutate([request], {
      onSuccess: ([answer]) => {
        if (!answer) return
        const { before, transactions } = answer
        const undo = () => takeBack(request, before)
        if (scope === 'transaction' || transactions === 1) {
          setLast({ text: t('{merchant} is now {category}.', named), undo })
          return
        }
        const only = () => {
          correction.mutate([{ ...request, change: before }, alone])
          const none = { category: null, name: null, isTransfer: null }
          setLast({
            text: t('Only this one of {merchant} is now {category}.', named),
            undo: () => takeBack(alone, none),
          })
        }
        setLast({
          text: t('All {transactions} of {merchant} are now {category}.', {
            transactions,
            ...named,
          }),
          only,
          undo,
        })
      },
    })
  }

  function markTransfer({ id, merchant }: MoneyTransaction, isTransfer: boolean) {
    const request = {
      transaction: id,
      scope: 'transaction',
      change: { isTransfer, category: null },
    } as const
    const text = isTransfer
      ? t('{merchant} counts as a transfer between your own accounts.', { merchant })
      : t('{merchant} does not count as a transfer.', { merchant })
    correction.mutate([request], {
      onSuccess: ([answer]) => {
        if (!answer) return
        setLast({ text, undo: () => takeBack(request, answer.before) })
      },
    })
  }

  const several = useMutation({
    mutationFn: sendCorrections,
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
    onError: failed(t('The change could not be saved')),
  })

  /** Changes these transactions alone, whatever their merchants. */
  function sortMany(
    transactions: readonly MoneyTransaction[],
    category: MoneyCategory,
    onSaved: () => void,
  ) {
    const change = { category, isTransfer: null }
    const corrections = transactions.map(({ id }) => ({ transaction: id, change }))
    several.mutate(
      { corrections },
      {
        onSuccess: (before) => {
          onSaved()
          const undo = () => {
            several.mutate(before)
            setLast(undefined)
          }
          const text = tn(
            transactions.length,
            '{count} transaction is now {category}.',
            '{count} transactions are now {category}.',
            { category: tServer(category) },
          )
          setLast({ text, undo })
        },
      },
    )
  }

  function rename({ id, merchant }: MoneyTransaction, name: string, onSaved: () => void) {
    const request = { transaction: id, scope: 'merchant', change: { name } } as const
    correction.mutate([request], {
      onSuccess: ([answer]) => {
        onSaved()
        if (!answer) return
        const undo = () => takeBack(request, answer.before)
        setLast({ text: t('{merchant} is now called {name}.', { merchant, name }), undo })
      },
    })
  }

  return {
    sort,
    sortMany,
    markTransfer,
    rename,
    last,
    dismiss: () => setLast(undefined),
    pending: correction.isPending || several.isPending,
  }
}
