import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { QueriesByMonth } from '#shared/usage.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatMonth } from '#web/format/figures.ts'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { queriesByMonthQuery } from './queries.ts'

type QueryChartProps = { title: string; className?: string }

/** Queries per month, over the last twelve months. */
export function QueryChart({ title, className }: QueryChartProps) {
  const { data, error, refetch } = useQuery(queriesByMonthQuery)
  return (
    <Panel
      title={title}
      description={t('Everything you asked: on Ask Anything, in Chat and in the Query Builder')}
      {...(className !== undefined && { className })}
    >
      {data ? (
        <MonthLine months={data} />
      ) : error ? (
        <PanelProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </Panel>
  )
}

function MonthLine({ months }: { months: QueriesByMonth }) {
  if (months.every(({ queries }) => queries === 0)) {
    return (
      <PanelNote
        action={
          <Button variant="outline" asChild>
            <Link to="/">{t('Ask your first question')}</Link>
          </Button>
        }
      >
        {t('You have not asked anything in the last twelve months.')}
      </PanelNote>
    )
  }
  const points = months.map(({ month, queries }) => ({ label: formatMonth(month), value: queries }))
  return (
    <Chart
      spec={{
        kind: 'line',
        title: t('By month, last twelve months'),
        unit: t('queries'),
        points,
      }}
    />
  )
}
