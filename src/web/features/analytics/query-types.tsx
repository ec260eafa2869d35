import type { UsageOverview } from '#shared/usage.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { Panel, PanelNote } from '#web/ui/panel.tsx'
import { Explain } from '#web/ui/explain.tsx'
import { explanationsOf } from './explanations.ts'

export function QueryTypes({ overview }: { overview: UsageOverview }) {
  const { queryTypes, since } = overview
  const points = [
    { label: 'Personal', value: queryTypes.personal, color: 'chart-1' },
    { label: 'Analytical', value: queryTypes.analytical, color: 'chart-2' },
    { label: 'General', value: queryTypes.general, color: 'chart-3' },
  ]
  return (
    <Panel
      title="Query Types"
      description="How your questions were understood"
      action={<Explain figure="Query Types" explanation={explanationsOf(overview).types} />}
    >
      {points.every(({ value }) => value === 0) ? (
        <PanelNote>
          {since.questions === null
            ? 'No question has been answered yet.'
            : 'No question was answered in this period.'}
        </PanelNote>
      ) : (
        <Chart spec={{ kind: 'pie', title: 'By type', unit: 'queries', points }} />
      )}
    </Panel>
  )
}
