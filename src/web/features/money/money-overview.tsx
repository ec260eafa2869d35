import type { UseQueryResult } from '@tanstack/react-query'
import type { CashFlow, MoneyOverview, RecurringPayment, Worth } from '#shared/money-overview.ts'
import type { ReactNode } from 'react'
import { formatMoney, formatMonth, formatShortDay, formatShortMonth } from '#web/format/money.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel, PanelProblem } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'

type MoneyOverviewPanelsProps = {
  overview: UseQueryResult<MoneyOverview>
  /** The budgets of the month shown. */
  budgets: ReactNode
}

/** Independent of the chosen month: cash flow by month, recurring payments, and balances. */
export function MoneyOverviewPanels({ overview, budgets }: MoneyOverviewPanelsProps) {
  const { data, error, refetch } = overview
  if (!data) {
    return (
      <>
        {error && (
          <Panel title={t('Overview')}>
            <PanelProblem error={error} onRetry={() => void refetch()} />
          </Panel>
        )}
        {budgets}
      </>
    )
  }
  const { flow, recurring, worth } = data
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        {flow && flow.months.some(hasMovement) && <FlowPanel flow={flow} />}
        {budgets}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {recurring.length > 0 && <RecurringPanel recurring={recurring} />}
        {worth.length > 0 && <WorthPanel worth={worth} />}
      </div>
    </div>
  )
}

const hasMovement = ({ spent, income }: CashFlow['months'][number]) => spent !== 0 || income !== 0

function flowText(
  { spent, month }: NonNullable<CashFlow['soFar']>,
  difference: number,
  currency: string,
): string {
  const values = {
    spent: formatMoney(spent, currency),
    month: formatMonth(month),
    difference: formatMoney(Math.abs(difference), currency),
  }
  return difference > 0
    ? t('{spent} spent in {month} so far, {difference} more than usual by this day.', values)
    : t('{spent} spent in {month} so far, {difference} less than usual by this day.', values)
}

function FlowPanel({ flow: { currency, months, soFar } }: { flow: CashFlow }) {
  const difference = soFar ? soFar.spent - soFar.usual : 0
  return (
    <Panel
      title={t('Cash flow')}
      description={soFar ? flowText(soFar, difference, currency) : undefined}
    >
      {months.length > 1 && (
        <Chart
          spec={{
            kind: 'comparison',
            title: t('Income and spending by month'),
            unit: currency,
            labels: months.map(({ month }) => formatShortMonth(month)),
            series: [
              { name: t('Income'), values: months.map(({ income }) => income) },
              { name: t('Spent'), values: months.map(({ spent }) => spent) },
            ],
          }}
        />
      )}
    </Panel>
  )
}

const everyNames = {
  week: t('every week'),
  month: t('every month'),
  quarter: t('every quarter'),
  year: t('every year'),
} satisfies Record<RecurringPayment['every'], string>

function RecurringPanel({ recurring }: { recurring: readonly RecurringPayment[] }) {
  return (
    <Panel
      title={t('Bills and subscriptions')}
      description={t('Recurring payments, the next one first.')}
    >
      <ul className="flex flex-col divide-y">
        {recurring.map((payment) => {
          const { merchant, currency, amount, every, next, rise } = payment
          return (
            <li
              key={`${currency} ${merchant}`}
              className="flex items-center justify-between gap-3 py-2 text-sm"
            >
              <span className="flex min-w-0 flex-col">
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="min-w-0 font-medium break-words">{merchant}</span>
                  {rise && (
                    <Badge variant="warning">
                      {t('Up from {from}', { from: formatMoney(rise.from, currency) })}
                    </Badge>
                  )}
                </span>
                <span className="text-xs text-muted-foreground">
                  {formatShortDay(next)}, {everyNames[every]}
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {formatMoney(amount, currency)}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function WorthPanel({ worth }: { worth: Worth }) {
  return (
    <Panel
      title={t('Net worth')}
      description={t('The newest balance of each account that reports one.')}
    >
      <div className="flex flex-col gap-4">
        {worth.map(({ currency, total, accounts }) => (
          <div key={currency} className="flex flex-col gap-2">
            <p className="font-display text-2xl whitespace-nowrap tabular-nums">
              {formatMoney(total, currency)}
            </p>
            <ul className="flex flex-col text-sm">
              {accounts.map(({ name, bank, balance, asOf }) => (
                <li key={`${bank} ${name}`} className="flex justify-between gap-3 py-1">
                  <span className="min-w-0 break-words">
                    {name}
                    {asOf !== '' && (
                      <span className="text-muted-foreground">
                        {t(', on {asOf}', { asOf: formatShortDay(asOf) })}
                      </span>
                    )}
                  </span>
                  <span className="whitespace-nowrap tabular-nums">
                    {formatMoney(balance, currency)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  )
}
