import { Link } from '@tanstack/react-router'
import type { UsageOverview } from '#shared/usage.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { Panel, PanelNote } from '#web/ui/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Explain } from '#web/ui/explain.tsx'
import { explanationsOf } from './explanations.ts'
import { partLabel } from './period.ts'

/** Queries over the period. */
export function QueryTrends({ overview }: { overview: UsageOverview }) {
  const { unit, points } = overview.trend
  return (
    <Panel
      title="Query Trends"
      description="Everything you asked: on Ask Anything, in Chat and in the Query Builder"
      action={<Explain figure="Query Trends" explanation={explanationsOf(overview).trends} />}
    >
      {points.every(({ queries }) => queries === 0) ? (
        <PanelNote
          action={
            <Button variant="outline" asChild>
              <Link to="/">
                {overview.since.questions === null ? 'Ask your first question' : 'Ask a question'}
              </Link>
            </Button>
          }
        >
          You have not asked anything in this period.
        </PanelNote>
      ) : (
        <Chart
          spec={{
            kind: 'line',
            title: `By ${unit}`,
            unit: 'queries',
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
