import { Link } from '@tanstack/react-router'
import type { UsageOverview } from '#shared/usage.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { Panel, PanelNote } from '#web/ui/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Explain } from '#web/ui/explain.tsx'
import { t } from '#web/words/translate.ts'
import { explanationsOf } from './explanations.ts'
import { partLabel } from './period.ts'

/** Queries over the period. */
export function QueryTrends({ overview }: { overview: UsageOverview }) {
  const { unit, points } = overview.trend
  return (
    <Panel
      title={t('Query Trends')}
      description={t('Everything you asked: on Ask Anything, in Chat and in the Query Builder')}
      action={<Explain figure={t('Query Trends')} explanation={explanationsOf(overview).trends} />}
    >
      {points.every(({ queries }) => queries === 0) ? (
        <PanelNote
          action={
            <Button variant="outline" asChild>
              <Link to="/">
                {overview.since.questions === null
                  ? t('Ask your first question')
                  : t('Ask a question')}
              </Link>
            </Button>
          }
        >
          {t('You have not asked anything in this period.')}
        </PanelNote>
      ) : (
        <Chart
          spec={{
            kind: 'line',
            title: titles[unit],
            unit: t('queries'),
            points: points.map(({ startsAt, queries }) => ({
              label: partLabel(unit, startsAt),
              value: queries,
            })),
          }}
        />
      )}
    </Panel>
  )
}

const titles = {
  hour: t('By hour'),
  day: t('By day'),
  week: t('By week'),
  month: t('By month'),
  year: t('By year'),
} as const
