import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import type { MoneyTransaction } from '#shared/money.ts'
import { reasonOf } from '#web/ui/panel.tsx'
import { NothingImported } from '#web/parts/sources/nothing-imported.tsx'
import { Card } from '#web/ui/card.tsx'
import { ListLoading, LoadFailed, LoadMore, NothingFits } from '#web/ui/list-states.tsx'
import { formatDay, formatMonth } from '#web/format/money.ts'
import { t, tn } from '#web/words/translate.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { useSelection } from './use-selection.ts'
import type { Corrections } from './use-corrections.ts'

type Loaded = { transactions: MoneyTransaction[]; total: number }
type TransactionListProps = {
  list: UseInfiniteQueryResult<Loaded>
  corrections: Corrections
  /** Whether a filter is active, so that an empty list does not mean that there is nothing. */
  filtered: boolean
  /** The month shown; `undefined` for all months. */
  month: string | undefined
  /** Whether there are any in other months. */
  hasOthers: boolean
  onClear: () => void
}

/** Transactions day by day, newest first. */
export function TransactionList(props: TransactionListProps) {
  const { list, corrections, filtered, month, hasOthers, onClear } = props
  const selection = useSelection(list.data?.transactions ?? [])
  if (!list.data) {
    if (!list.isError) return <ListLoading items={t('your transactions')} end />
    return (
      <LoadFailed
        title={t('Your transactions could not be loaded')}
        reason={reasonOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { transactions, total } = list.data
  if (transactions.length === 0) {
    if (filtered || hasOthers) {
      const title =
        filtered || month === undefined
          ? t('No transaction matches')
          : t('No transactions in {month}', { month: formatMonth(month) })
      return <NothingFits title={title} action={t('Show all')} onShowAll={onClear} />
    }
    return (
      <NothingImported
        icon={WalletCards}
        title={t('No transactions yet')}
        description={t(
          'Import a statement of your bank, or connect it through SimpleFIN. Then this page shows what you spend on what.',
        )}
      />
    )
  }
  const days = [...Map.groupBy(transactions, ({ date }) => date)]
  return (
    <section aria-label={t('Transactions')} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm text-muted-foreground" aria-live="polite">
          {tn(total, '{count} transaction', '{count} transactions')}
        </h2>
        <label className="flex min-h-8 items-center gap-2 text-sm text-muted-foreground touch:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={selection.isAll}
            onChange={selection.toggleAll}
          />
          {t('Select all shown')}
        </label>
      </div>
      <Card className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
        {days.map(([day, found]) => (
          <section key={day} aria-label={formatDay(day)}>
            <h3 className="border-b bg-muted/60 px-4 py-1.5 text-xs font-medium text-muted-foreground sm:px-5">
              {formatDay(day)}
            </h3>
            <ul className="divide-y border-b">
              {found.map((transaction) => (
                <li key={transaction.id}>
                  <TransactionRow
                    transaction={transaction}
                    corrections={corrections}
                    chosen={selection.has(transaction)}
                    onToggle={() => selection.toggle(transaction)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Card>
      <LoadMore list={list} />
      <SelectionBar
        count={selection.chosen.length}
        pending={corrections.pending}
        isRaised={corrections.last !== undefined}
        onCategory={(category) => corrections.sortMany(selection.chosen, category, selection.clear)}
        onClear={selection.clear}
      />
    </section>
  )
}
