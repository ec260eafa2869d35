import type { MoneyCategory, MoneySummary } from '#shared/money.ts'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { cn } from '#web/ui/cn.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatMoney } from '#web/format/money.ts'
import { t, tn, tServer } from '#web/words/translate.ts'

type CurrencySums = MoneySummary['currencies'][number]
type MoneySummaryPanelProps = {
  summary: MoneySummary | undefined
  error: Error | null
  onRetry: () => void
  /** The period in words. */
  period: string
  chosen: MoneyCategory | undefined
  onChoose: (category: MoneyCategory | undefined) => void
}

/** Spending and income in the period, by category; separately for each currency. */
export function MoneySummaryPanel(props: MoneySummaryPanelProps) {
  const { summary, error, onRetry, period, chosen, onChoose } = props
  return (
    <Panel title={t('Spending')} description={period}>
      {summary ? (
        <>
          {summary.currencies.length === 0 && (
            <PanelNote>{t('Nothing was spent or earned.')}</PanelNote>
          )}
          <div className="flex flex-col gap-6">
            {summary.currencies.map((sums) => (
              <Sums
                key={sums.currency}
                sums={sums}
                period={period}
                chosen={chosen}
                onChoose={onChoose}
              />
            ))}
          </div>
          <LeftOut summary={summary} />
        </>
      ) : error ? (
        <PanelProblem error={error} onRetry={onRetry} />
      ) : (
        <div aria-busy className="flex flex-col gap-3">
          <span className="sr-only">{t('Loading…')}</span>
          <Skeleton className="h-9 w-32" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Panel>
  )
}

type SumsProps = Pick<MoneySummaryPanelProps, 'chosen' | 'onChoose' | 'period'> & {
  sums: CurrencySums
}

function Sums({ sums, period, chosen, onChoose }: SumsProps) {
  const { currency, spent, categories } = sums
  const most = Math.max(1, ...categories.map((category) => category.spent))
  return (
    <div className="flex flex-col gap-3">
      <p className="font-display text-xl leading-7 whitespace-nowrap tabular-nums">
        {formatMoney(spent, currency)}
      </p>
      <ul
        aria-label={t('Spending by category in {currency}', { currency })}
        className="-mx-2 flex flex-col"
      >
        {categories.map(({ category, spent: amount }) => (
          <li key={category}>
            <button
              type="button"
              aria-pressed={chosen === category}
              aria-label={`${tServer(category)} ${formatMoney(amount, currency)}, ${period}`}
              onClick={() => onChoose(chosen === category ? undefined : category)}
              className={cn(
                'flex min-h-11 w-full flex-col gap-1 rounded-md px-2 py-1.5 text-left text-sm transition-colors hover:bg-secondary',
                chosen === category && 'bg-accent text-accent-foreground',
              )}
            >
              <span className="flex w-full justify-between gap-3">
                <span className="min-w-0">{tServer(category)}</span>
                <span className="whitespace-nowrap tabular-nums">
                  {formatMoney(amount, currency)}
                </span>
              </span>
              <span aria-hidden className="h-1 w-full overflow-hidden rounded-full bg-muted">
                <span
                  className="block h-full rounded-full bg-primary"
                  style={{ width: `${Math.max(0, (amount / most) * 100)}%` }}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Transactions in none of the sums, so that nobody misses them. */
function LeftOut({ summary: { transfers, duplicates } }: { summary: MoneySummary }) {
  const parts = [
    transfers > 0 &&
      tn(
        transfers,
        '{count} transfer between your own accounts not counted.',
        '{count} transfers between your own accounts not counted.',
      ),
    duplicates > 0 &&
      tn(
        duplicates,
        '{count} duplicate transaction counted once.',
        '{count} duplicate transactions counted once.',
      ),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return <p className="mt-4 text-xs text-pretty text-muted-foreground">{parts.join(' ')}</p>
}
