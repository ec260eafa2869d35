import { CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '#web/format/cell.ts'
import { language } from '#web/format/region.ts'
import type { ChartData } from './chart-data.ts'

const tick = { fill: 'var(--muted-foreground)', fontSize: 12 }

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const

/** The parts that charts with two axes share. */
export function axes({ series, rows }: ChartData, unit: string | undefined) {
  const isWhole = rows.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)))
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--border)" />,
    <XAxis
      key="x"
      dataKey="label"
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'var(--border)' }}
      minTickGap={16}
      tickMargin={8}
    />,
    <YAxis
      key="y"
      tick={tick}
      tickLine={false}
      axisLine={false}
      width={52}
      allowDecimals={!isWhole}
      tickFormatter={(value: number) => value.toLocaleString(language(), compact)}
    />,
    <Tooltip
      key="tooltip"
      isAnimationActive={false}
      cursor={{ fill: 'var(--muted)', stroke: 'var(--border)' }}
      contentStyle={tooltipStyle}
      labelStyle={{ color: 'var(--foreground)', fontWeight: 600 }}
      itemStyle={{ color: 'var(--foreground)' }}
      formatter={(value) => (typeof value === 'number' ? formatNumber(value, unit) : value)}
    />,
    series.length > 1 && <Legend key="legend" iconType="circle" iconSize={8} itemSorter={null} />,
  ]
}

export const tooltipStyle = {
  background: 'var(--popover)',
  border: '1px solid var(--border)',
  borderRadius: 8,
  boxShadow: 'var(--shadow-md)',
}
