import { ResponsiveContainer } from 'recharts'
import { t } from '#web/words/translate.ts'
import { BarPlot } from './bar-plot.tsx'
import { heightOf, type ChartData, type ChartHead } from './chart-data.ts'
import { LinePlot } from './line-plot.tsx'
import { PiePlot } from './pie-plot.tsx'

type PlotProps = { spec: ChartHead; data: ChartData }

export function Plot({ spec, data }: PlotProps) {
  return (
    // An img element cannot hold a drawing of elements.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="img" aria-label={describe(spec, data)} className="text-xs">
      {spec.kind === 'pie' ? (
        <PiePlot data={data} unit={spec.unit} />
      ) : (
        <ResponsiveContainer width="100%" height={heightOf(spec, data)}>
          {spec.kind === 'line' || spec.kind === 'multiline'
            ? LinePlot({ data, unit: spec.unit })
            : BarPlot({ data, unit: spec.unit })}
        </ResponsiveContainer>
      )}
    </div>
  )
}

function describe(spec: ChartHead, { series, rows }: ChartData): string {
  const kind = {
    line: t('Line'),
    bar: t('Bar'),
    pie: t('Pie'),
    multiline: t('Line'),
    comparison: t('Bar'),
  }
  const first = rows[0]?.label ?? ''
  const last = rows.at(-1)?.label ?? ''
  const names = series.length > 1 ? `, ${series.join(', ')}` : ''
  return t('{kind} chart: {title}{names}. {length} values from {first} to {last}.', {
    kind: kind[spec.kind],
    title: spec.title,
    names,
    length: rows.length,
    first,
    last,
  })
}
