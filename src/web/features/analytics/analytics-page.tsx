import { useQuery } from '@tanstack/react-query'
import { Panel, PanelProblem, reasonOf } from '#web/features/dashboard/panel.tsx'
import { queriesByMonthQuery } from '#web/features/dashboard/queries.ts'
import { QueryChart } from '#web/features/dashboard/query-chart.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MeasureList } from './measure-list.tsx'
import { systemPerformance, usageInsights } from './measures.ts'
import { OverviewCards } from './overview-cards.tsx'
import { DataSourceUsage, QueryTypes } from './overview-charts.tsx'
import { overviewQuery } from './queries.ts'

export function AnalyticsPage() {
  const { data: overview, error, refetch } = useQuery(overviewQuery)
  const months = useQuery(queriesByMonthQuery)
  const problem = error && !overview ? reasonOf(error) : undefined

  return (
    <Page
      title="Analytics"
      description="How you use Trove, measured on what you stored and asked. Over all time unless it says otherwise."
    >
      <OverviewCards overview={overview} problem={problem} />
      <QueryChart title="Query Trends" />
      {overview ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <DataSourceUsage overview={overview} />
          <QueryTypes overview={overview} />
          <Panel title="System Performance">
            <MeasureList label="System Performance" measures={systemPerformance(overview)} />
          </Panel>
          <Panel title="Usage Insights">
            <MeasureList
              label="Usage Insights"
              measures={usageInsights(overview, months.data ?? [])}
            />
          </Panel>
        </div>
      ) : (
        <div aria-busy={!error} className="grid gap-6 lg:grid-cols-2">
          {['Data Source Usage', 'Query Types', 'System Performance', 'Usage Insights'].map(
            (title) => (
              <Panel key={title} title={title}>
                {error ? (
                  <PanelProblem error={error} onRetry={() => void refetch()} />
                ) : (
                  <Skeleton className="h-64 w-full" />
                )}
              </Panel>
            ),
          )}
        </div>
      )}
    </Page>
  )
}
