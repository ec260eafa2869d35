import { Bar, BarChart } from 'recharts'
import { axes } from './axes.tsx'
import { seriesColor, type ChartData } from './chart-data.ts'

export function BarPlot({ data, unit }: { data: ChartData; unit: string | undefined }) {
  return (
    <BarChart data={[...data.rows]} margin={{ top: 8, right: 12 }} accessibilityLayer={false}>
      {axes(data, unit)}
      {data.series.map((name, place) => (
        <Bar
          key={name}
          name={name}
          dataKey={(row: ChartData['rows'][number]) => row.values[place] ?? null}
          fill={seriesColor(place)}
          radius={[3, 3, 0, 0]}
          maxBarSize={56}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  )
}
