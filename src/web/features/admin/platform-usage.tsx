import type { AdminAnalytics } from '#shared/usage.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { formatMonth } from '#web/format/figures.ts'
import { formatCount } from '#web/format/count.ts'
import { Panel, PanelNote } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'

/** Usage over time, as counts. */
export function PlatformUsage({ analytics: { months, jobs } }: { analytics: AdminAnalytics }) {
  const isQuiet = months.every(({ users, queries, documents }) => users + queries + documents === 0)
  return (
    <Panel
      title={t('Platform Usage Overview')}
      description={t('What people with an account did, by month')}
    >
      <div className="flex flex-col gap-6">
        {isQuiet ? (
          <PanelNote>{t('Nothing has happened in the last twelve months.')}</PanelNote>
        ) : (
          <Chart
            spec={{
              kind: 'multiline',
              title: t('Last twelve months'),
              labels: months.map(({ month }) => formatMonth(month)),
              series: [
                { name: t('Queries'), values: months.map(({ queries }) => queries) },
                { name: t('Documents uploaded'), values: months.map(({ documents }) => documents) },
                { name: t('New users'), values: months.map(({ users }) => users) },
              ],
            }}
          />
        )}
        {jobs && <Jobs jobs={jobs} />}
      </div>
    </Panel>
  )
}

/** The queue forgets a job a day after it ended. */
function Jobs({ jobs }: { jobs: NonNullable<AdminAnalytics['jobs']> }) {
  const counts = [
    [t('Done in the last day'), jobs.done],
    [t('Failed in the last day'), jobs.failed],
    [t('Running'), jobs.running],
    [t('Waiting'), jobs.waiting],
  ] as const
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('Background jobs')}</h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {counts.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-xs text-muted-foreground">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
