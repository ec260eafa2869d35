import { Bar, BarChart } from 'recharts'
import { axes, horizontalAxes, plotMargin } from './axes.tsx'
import { isHorizontal, seriesColor, type ChartData } from './chart-data.ts'

export function BarPlot({ data, unit }: { data: ChartData; unit: string | undefined }) {
  const horizontal = isHorizontal(data)
  return (
    <BarChart
      data={[...data.rows]}
      layout={horizontal ? 'vertical' : 'horizontal'}
      margin={plotMargin}
      accessibilityLayer={false}
    >
      {horizontal ? horizontalAxes(data, unit) : axes(data, unit)}
      {data.series.map((name, place) => (
        <Bar
          key={name}
          name={name}
          dataKey={(row: ChartData['rows'][number]) => row.values[place] ?? null}
          fill={seriesColor(place)}
          radius={horizontal ? [0, 3, 3, 0] : [3, 3, 0, 0]}
          maxBarSize={horizontal ? 20 : 56}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  )
}
