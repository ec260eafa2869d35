import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { screenHeads } from '#shared/screens.ts'
import { Page } from '#web/ui/page.tsx'
import { ChangeBar } from '#web/ui/change-bar.tsx'
import { formatMonth } from '#web/format/money.ts'
import { t } from '#web/words/translate.ts'
import { MoneyFilterBar } from './money-filter-bar.tsx'
import { MoneyOverviewPanels } from './money-overview.tsx'
import { MoneySummaryPanel } from './money-summary.tsx'
import { moneyFilters, summaryQuery, transactionsQuery, type MoneyFilters } from './queries.ts'
import { TransactionList } from './transaction-list.tsx'
import { useCorrections } from './use-corrections.ts'

/** Every transaction with its category, and the sums. */
export function MoneyPage() {
  const filters = moneyFilters.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const list = useInfiniteQuery(transactionsQuery(filters))
  const summary = useQuery(summaryQuery(filters))
  const corrections = useCorrections()
  const change = (changed: Partial<MoneyFilters>) =>
    void navigate({
      to: '/money',
      search: { ...filters, ...changed },
      replace: true,
      resetScroll: false,
    })

  const filtered = Object.values(filters).some((value) => value !== undefined)
  const transactions = (
    <TransactionList
      list={list}
      corrections={corrections}
      filtered={filtered}
      onClear={() => void navigate({ to: '/money', search: {}, replace: true })}
    />
  )
  // Without transactions there is nothing to filter or sum.
  const isEmpty = !filtered && list.data?.transactions.length === 0
  if (isEmpty) return <Page {...screenHeads.money}>{transactions}</Page>

  return (
    <Page {...screenHeads.money}>
      <MoneyOverviewPanels />
      <MoneyFilterBar filters={filters} summary={summary.data} onChange={change} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-2">
          <MoneySummaryPanel
            summary={summary.data}
            error={summary.error}
            onRetry={() => void summary.refetch()}
            period={filters.month === undefined ? t('Over all months') : formatMonth(filters.month)}
            chosen={filters.category}
            onChoose={(category) => change({ category })}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {transactions}
          <ChangeBar
            change={corrections.last}
            pending={corrections.pending}
            onDismiss={corrections.dismiss}
          />
        </div>
      </div>
    </Page>
  )
}
