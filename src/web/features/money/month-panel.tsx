import type { MoneySummary } from '#shared/money.ts'
import { formatMoney, formatMonth, formatSigned } from '#web/format/money.ts'
import { Panel, PanelNote } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { changeText } from './change-text.ts'

type MonthPanelProps = { summary: MoneySummary; month: string | undefined }

/** Income and spending in the month, compared with the previous one. */
export function MonthPanel({ summary, month }: MonthPanelProps) {
  const title = month === undefined ? t('All months') : formatMonth(month)
  return (
    <Panel title={title}>
      {summary.currencies.length === 0 && (
        <PanelNote>{t('Nothing was spent or earned.')}</PanelNote>
      )}
      <div className="flex flex-col gap-6">
        {summary.currencies.map(({ currency, spent, income, before }) => {
          const change = (now: number, then: number | undefined, of?: 'balance') =>
            then === undefined || summary.before === undefined
              ? undefined
              : changeText(now - then, currency, summary.before, of)
          return (
            <dl key={currency} className="grid grid-cols-1 gap-4 sm:grid-cols-3">
              <Figure
                label={t('Income')}
                value={formatMoney(income, currency)}
                change={change(income, before?.income)}
              />
              <Figure
                label={t('Spent')}
                value={formatMoney(spent, currency)}
                change={change(spent, before?.spent)}
              />
              <Figure
                label={t('Net')}
                value={formatSigned(income - spent, currency)}
                change={change(income - spent, before && before.income - before.spent, 'balance')}
              />
            </dl>
          )
        })}
      </div>
    </Panel>
  )
}

function Figure({
  label,
  value,
  change,
}: {
  label: string
  value: string
  change?: string | undefined
}) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="font-display text-2xl leading-8 whitespace-nowrap tabular-nums">{value}</dd>
      {change !== undefined && <dd className="text-xs text-muted-foreground">{change}</dd>}
    </div>
  )
}
