import { Bar, BarChart } from 'recharts'
import { axes, axesBesideNames } from './axes.tsx'
import { namesLieBeside, seriesColor, type ChartData } from './chart-data.ts'

export function BarPlot({ data, unit }: { data: ChartData; unit: string | undefined }) {
  const beside = namesLieBeside(data)
  return (
    <BarChart
      data={[...data.rows]}
      layout={beside ? 'vertical' : 'horizontal'}
      margin={{ top: 8, right: 12 }}
      accessibilityLayer={false}
    >
      {beside ? axesBesideNames(data, unit) : axes(data, unit)}
      {data.series.map((name, place) => (
        <Bar
          key={name}
          name={name}
          dataKey={(row: ChartData['rows'][number]) => row.values[place] ?? null}
          fill={seriesColor(place)}
          radius={beside ? [0, 3, 3, 0] : [3, 3, 0, 0]}
          maxBarSize={beside ? 20 : 56}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  )
}
