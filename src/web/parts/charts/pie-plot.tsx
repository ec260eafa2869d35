import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts'
import { formatNumber } from '#web/format/cell.ts'
import { formatPercent } from '#web/format/percent.ts'
import { tooltipStyle } from './axes.tsx'
import { segmentColor, sharesOf, type ChartData } from './chart-data.ts'

type PiePlotProps = { data: ChartData; unit: string | undefined }

/**
 * The segments with a legend that gives each name and share, so that colour is not the only
 * distinction.
 */
export function PiePlot({ data, unit }: PiePlotProps) {
  const shares = sharesOf(data.rows)
  const segments = data.rows.map(({ label, values, color }, place) => ({
    name: label,
    value: values[0] ?? 0,
    color: segmentColor(color, place),
    share: shares[place] ?? 0,
  }))
  return (
    <div className="flex flex-col items-center gap-4 sm:flex-row">
      <div className="w-full max-w-64 shrink-0">
        <ResponsiveContainer width="100%" height={240}>
          <PieChart accessibilityLayer={false}>
            <Pie
              data={segments}
              dataKey="value"
              nameKey="name"
              innerRadius="52%"
              outerRadius="92%"
              stroke="var(--card)"
              strokeWidth={2}
              isAnimationActive={false}
            >
              {segments.map(({ name, color }) => (
                <Cell key={name} fill={color} />
              ))}
            </Pie>
            <Tooltip
              isAnimationActive={false}
              contentStyle={tooltipStyle}
              itemStyle={{ color: 'var(--foreground)' }}
              formatter={(value) => (typeof value === 'number' ? formatNumber(value, unit) : value)}
            />
          </PieChart>
        </ResponsiveContainer>
      </div>
      <ul className="flex max-h-60 w-full min-w-0 flex-col gap-2 overflow-y-auto text-sm">
        {segments.map(({ name, color, share }) => (
          <li key={name} className="flex items-center gap-2">
            <span className="size-2.5 shrink-0 rounded-full" style={{ background: color }} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-muted-foreground tabular-nums">{formatPercent(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
