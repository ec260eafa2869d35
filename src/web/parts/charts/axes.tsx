import { CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '#web/format/cell.ts'
import { language } from '#web/format/region.ts'
import type { ChartData } from './chart-data.ts'
import { roundTicks } from './round-ticks.ts'

const tick = { fill: 'var(--muted-foreground)', fontSize: 12 }
/** Room for half of the last label, without which none but the last would be shown. */
export const plotMargin = { top: 8, right: 28 }
const linePadding = { left: 16, right: 12 }

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const

/** The common parts of charts with two axes. */
export function axes({ series, rows }: ChartData, unit: string | undefined, isLine = false) {
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--border)" />,
    <XAxis
      key="x"
      dataKey="label"
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'var(--border)' }}
      interval="equidistantPreserveEnd"
      {...(isLine && { padding: linePadding })}
      minTickGap={16}
      tickMargin={8}
    />,
    <YAxis
      key="y"
      tick={tick}
      tickLine={false}
      axisLine={false}
      width={52}
      {...amounts(rows, !isLine)}
    />,
    hint(unit),
    series.length > 1 && <Legend key="legend" iconType="circle" iconSize={8} itemSorter={null} />,
  ]
}

/** The same for horizontal bars. */
export function horizontalAxes({ rows }: ChartData, unit: string | undefined) {
  const longest = Math.max(...rows.map(({ label }) => label.length))
  return [
    <CartesianGrid key="grid" horizontal={false} stroke="var(--border)" />,
    <XAxis
      key="x"
      type="number"
      tick={tick}
      tickLine={false}
      axisLine={false}
      minTickGap={16}
      tickMargin={8}
      {...amounts(rows)}
    />,
    <YAxis
      key="y"
      type="category"
      dataKey="label"
      interval={0}
      tick={NameTick}
      tickLine={false}
      axisLine={{ stroke: 'var(--border)' }}
      width={Math.min(longest, nameSigns) * 7 + 12}
    />,
    hint(unit),
  ]
}

const nameSigns = 18

type NameTickProps = { x: number | string; y: number | string; payload: { value: string } }

/** A name on one line: the library's own labels wrap before their space ends. */
function NameTick({ x, y, payload: { value } }: NameTickProps) {
  return (
    <text x={x} y={y} dy="0.355em" textAnchor="end" {...tick}>
      {value.length > nameSigns ? `${value.slice(0, nameSigns - 1)}…` : value}
    </text>
  )
}

function amounts(rows: ChartData['rows'], fromZero = true) {
  const ticks = roundTicks(
    rows.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    { fromZero },
  )
  return {
    ticks,
    domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
    interval: 0 as const,
    tickFormatter: (value: number) => value.toLocaleString(language(), compact),
  }
}

const hint = (unit: string | undefined) => (
  <Tooltip
    key="tooltip"
    isAnimationActive={false}
    cursor={{ fill: 'var(--muted)', stroke: 'var(--border)' }}
    contentStyle={tooltipStyle}
    labelStyle={{ color: 'var(--foreground)', fontWeight: 600 }}
    itemStyle={{ color: 'var(--foreground)' }}
    formatter={(value) => (typeof value === 'number' ? formatNumber(value, unit) : value)}
  />
)

export const tooltipStyle = {
  background: 'var(--popover)',
  border: '1px solid var(--border)',
  borderRadius: 8,
  boxShadow: 'var(--shadow-md)',
}
