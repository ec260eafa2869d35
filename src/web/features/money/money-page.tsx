import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { screenHeads } from '#shared/screens.ts'
import { ChangeBar } from '#web/ui/change-bar.tsx'
import { Page } from '#web/ui/page.tsx'
import { formatMonth } from '#web/format/money.ts'
import { t } from '#web/words/translate.ts'
import { BudgetPanel } from './budget-panel.tsx'
import { MoneyFilterBar } from './money-filter-bar.tsx'
import { MoneyLoading } from './money-loading.tsx'
import { MoneyOverviewPanels } from './money-overview.tsx'
import { MoneySummaryPanel } from './money-summary.tsx'
import { MonthPanel } from './month-panel.tsx'
import { MonthPicker } from './month-picker.tsx'
import {
  budgetsQuery,
  moneyFilters,
  moneyOverviewQuery,
  summaryQuery,
  transactionsQuery,
  type MoneyFilters,
} from './queries.ts'
import { TransactionList } from './transaction-list.tsx'
import { useCorrections } from './use-corrections.ts'

/** A month of money, and every transaction with its category. */
export function MoneyPage() {
  const filters = moneyFilters.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const list = useInfiniteQuery(transactionsQuery(filters))
  const summary = useQuery(summaryQuery(filters))
  const overview = useQuery(moneyOverviewQuery())
  const budgets = useQuery(budgetsQuery(filters))
  const corrections = useCorrections()
  const show = (search: MoneyFilters) =>
    void navigate({ to: '/money', search, replace: true, resetScroll: false })
  const change = (changed: Partial<MoneyFilters>) => show({ ...filters, ...changed })

  // All at once: parts that appear one by one would push each other down. Retrying a failed part
  // leaves the others in place.
  const isFirst = [list, summary, overview, budgets].some(
    ({ isLoading, isFetched }) => isLoading && !isFetched,
  )
  if (isFirst) {
    return (
      <Page {...screenHeads.money}>
        <MoneyLoading />
      </Page>
    )
  }

  const month = filters.month === 'all' ? undefined : (filters.month ?? summary.data?.month)
  const { month: _, ...others } = filters
  const filtered = Object.values(others).some((value) => value !== undefined)
  const hasAny = summary.data !== undefined && summary.data.months.length > 0
  const transactions = (
    <TransactionList
      list={list}
      corrections={corrections}
      filtered={filtered}
      month={month}
      hasOthers={hasAny}
      onClear={() => show({ month: 'all' })}
    />
  )
  // Without transactions there is nothing to filter or sum.
  if (!filtered && !hasAny && list.data?.transactions.length === 0) {
    return <Page {...screenHeads.money}>{transactions}</Page>
  }

  return (
    <Page
      {...screenHeads.money}
      actions={
        <MonthPicker
          months={summary.data?.months ?? []}
          month={month}
          onMonth={(next) => change({ month: next ?? 'all' })}
        />
      }
    >
      {summary.data && <MonthPanel summary={summary.data} month={month} />}
      <MoneyOverviewPanels
        overview={overview}
        budgets={filters.month !== 'all' && budgets.data && <BudgetPanel view={budgets.data} />}
      />
      <MoneyFilterBar filters={filters} summary={summary.data} onChange={change} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-2">
          <MoneySummaryPanel
            summary={summary.data}
            error={summary.error}
            onRetry={() => void summary.refetch()}
            period={month === undefined ? t('Over all months') : formatMonth(month)}
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
