import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { UsageOverview } from '#shared/usage.ts'
import { screenHeads } from '#shared/screens.ts'
import { Panel, PanelProblem, reasonOf } from '#web/ui/panel.tsx'
import { cn } from '#web/ui/cn.ts'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MeasureList } from '#web/ui/measure-list.tsx'
import { t } from '#web/words/translate.ts'
import { systemPerformance, usageInsights } from './measures.ts'
import { OverviewCards } from './overview-cards.tsx'
import { analyticsSearch, periodText, rangeOf } from './period.ts'
import { overviewQuery } from './queries.ts'
import { QueryTrends } from './query-trends.tsx'
import { QueryTypes } from './query-types.tsx'
import { RangePicker } from './range-picker.tsx'
import { DataSourceUsage } from './source-usage.tsx'

export function AnalyticsPage() {
  const range = rangeOf(analyticsSearch.parse(useSearch({ strict: false })))
  const navigate = useNavigate()
  const { data: overview, error, isPlaceholderData, refetch } = useQuery(overviewQuery(range))
  const problem = error && !overview ? reasonOf(error) : undefined
  return (
    <Page {...screenHeads.analytics}>
      <RangePicker
        range={range}
        onChoose={(search) => void navigate({ to: '/analytics', search, resetScroll: false })}
      />
      <p aria-live="polite" className="-mt-2 min-h-5 text-sm text-muted-foreground">
        {overview &&
          !isPlaceholderData &&
          t('Figures of {overview}', { overview: periodOf(overview) })}
        {isPlaceholderData && t('Loading the figures…')}
      </p>
      <div
        aria-busy={isPlaceholderData}
        className={cn(
          'flex flex-col gap-6 transition-opacity',
          isPlaceholderData && 'pointer-events-none opacity-60',
        )}
      >
        <OverviewCards overview={overview} problem={problem} />
        {overview ? (
          <Figures overview={overview} />
        ) : (
          <WithoutFigures error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </Page>
  )
}

function periodOf({ period, since }: UsageOverview): string {
  const text = periodText(period)
  if (text !== undefined) return text
  return since.questions === null && since.stored === null
    ? t('all time: nothing yet')
    : t('all time')
}

function Figures({ overview }: { overview: UsageOverview }) {
  return (
    <>
      <QueryTrends overview={overview} />
      <div className="grid gap-6 lg:grid-cols-2">
        <DataSourceUsage overview={overview} />
        <QueryTypes overview={overview} />
        <Panel title={t('System Performance')}>
          <MeasureList label={t('System Performance')} measures={systemPerformance(overview)} />
        </Panel>
        <Panel title={t('Usage Insights')}>
          <MeasureList label={t('Usage Insights')} measures={usageInsights(overview)} />
        </Panel>
      </div>
    </>
  )
}

const panels = [
  t('Query Trends'),
  t('Data Source Usage'),
  t('Query Types'),
  t('System Performance'),
  t('Usage Insights'),
]

type WithoutFiguresProps = { error: Error | null; onRetry: () => void }

/** The page's parts without figures. */
function WithoutFigures({ error, onRetry }: WithoutFiguresProps) {
  return (
    <div aria-busy={!error} className="grid gap-6 lg:grid-cols-2">
      {panels.map((title, index) => (
        <Panel key={title} title={title} {...(index === 0 && { className: 'lg:col-span-2' })}>
          {error ? (
            <PanelProblem error={error} onRetry={onRetry} />
          ) : (
            <Skeleton className="h-64 w-full" />
          )}
        </Panel>
      ))}
    </div>
  )
}
