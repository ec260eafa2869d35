import type { HealthPoint, HealthRange } from '#shared/health.ts'
import { formatShortDay, formatShortMonth } from '#web/format/money.ts'
import { ChartFigure } from '#web/parts/charts/chart.tsx'

type TrendChartProps = {
  title: string
  unit: string
  range: HealthRange
  points: readonly HealthPoint[]
  kind: 'bar' | 'line'
}

/** A measure's value in each step; a step without a value is a gap. */
export function TrendChart({ title, unit, range, points, kind }: TrendChartProps) {
  const label = range === 'year' ? formatShortMonth : formatShortDay
  const data = {
    series: [title],
    rows: points.map(({ at, value }) => ({ label: label(at), values: [value] })),
    isSparse: true,
    isOfTime: true,
  }
  return <ChartFigure spec={{ kind, title, unit }} data={data} />
}
