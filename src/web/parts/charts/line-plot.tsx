import { Line, LineChart } from 'recharts'
import { axes, plotMargin } from './axes.tsx'
import { seriesColor, type ChartData } from './chart-data.ts'

/** Up to this many points are marked, to distinguish them from the line. */
const dottedUpTo = 31

export function LinePlot({ data, unit }: { data: ChartData; unit: string | undefined }) {
  const rows = [...data.rows]
  return (
    <LineChart data={rows} margin={plotMargin} accessibilityLayer={false}>
      {axes(data, unit, true)}
      {data.series.map((name, place) => (
        <Line
          key={name}
          name={name}
          dataKey={(row: ChartData['rows'][number]) => row.values[place] ?? null}
          stroke={seriesColor(place)}
          strokeWidth={2}
          dot={rows.length <= dottedUpTo && { r: 3, fill: seriesColor(place), strokeWidth: 0 }}
          activeDot={{ r: 5 }}
          connectNulls={data.isSparse ?? false}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  )
}
