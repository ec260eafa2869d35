import type { ReactNode } from 'react'
import type { ChartSpec } from '#shared/charts.ts'
import type { UsageOverview } from '#shared/usage.ts'
import { Chart } from '#web/features/charts/chart.tsx'
import { Panel, PanelNote } from '#web/features/dashboard/panel.tsx'

type OverviewChartProps = { overview: UsageOverview }

export function DataSourceUsage({ overview: { sources } }: OverviewChartProps) {
  const points = sources.map(({ name, dataPoints }) => ({ label: name, value: dataPoints }))
  return (
    <ChartPanel
      title="Data Source Usage"
      description="What answers can draw on: stored rows, messages and passages"
      spec={{ kind: 'bar', title: 'By source', unit: 'data points', points }}
    >
      Nothing is stored yet. Upload a document to see what it adds.
    </ChartPanel>
  )
}

export function QueryTypes({ overview: { queryTypes } }: OverviewChartProps) {
  const points = [
    { label: 'Personal', value: queryTypes.personal, color: 'chart-1' },
    { label: 'Analytical', value: queryTypes.analytical, color: 'chart-2' },
    { label: 'General', value: queryTypes.general, color: 'chart-3' },
  ]
  return (
    <ChartPanel
      title="Query Types"
      description="How your questions were understood, over all time"
      spec={{ kind: 'pie', title: 'By type', unit: 'queries', points }}
    >
      No question has been answered yet.
    </ChartPanel>
  )
}

type ChartPanelProps = {
  title: string
  description: string
  spec: Extract<ChartSpec, { kind: 'bar' | 'pie' }>
  /** What is said when there is nothing to draw. */
  children: ReactNode
}

function ChartPanel({ title, description, spec, children }: ChartPanelProps) {
  const isEmpty = spec.points.every(({ value }) => value === 0)
  return (
    <Panel title={title} description={description}>
      {isEmpty ? <PanelNote>{children}</PanelNote> : <Chart spec={spec} />}
    </Panel>
  )
}
