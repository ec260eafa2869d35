import type { HealthMeasure, HealthRange } from '#shared/health.ts'
import { Panel } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { titleOf, unitText } from '#web/format/measure.ts'
import { changeText, latestText, measureText } from './health-text.ts'
import { TrendChart } from './trend-chart.tsx'

type MeasurePanelProps = { measure: HealthMeasure; range: HealthRange }

/** One measure over the period. */
export function MeasurePanel({ measure, range }: MeasurePanelProps) {
  const { name, unit, daily, average, points } = measure
  const isTotal = daily === 'total'
  return (
    <Panel title={titleOf(name)} className="h-full">
      <div className="flex flex-col gap-4">
        <Figure
          value={measureText(name, unit, average)}
          of={isTotal ? t('a day on average') : t('on average')}
          below={[changeText(measure, range), isTotal ? '' : latestText(measure)]}
        />
        <TrendChart
          title={
            range === 'year'
              ? t('{name} by month', { name: titleOf(name) })
              : t('{name} by day', { name: titleOf(name) })
          }
          unit={unitText(name, unit)}
          range={range}
          points={points}
          kind={isTotal ? 'bar' : 'line'}
        />
      </div>
    </Panel>
  )
}

type FigureProps = { value: string; of: string; below: readonly string[] }

/** The number that sums up a trend. */
export function Figure({ value, of, below }: FigureProps) {
  return (
    <div className="flex flex-col gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-2xl leading-9 tracking-tight whitespace-nowrap tabular-nums sm:text-3xl">
          {value}
        </span>
        <span className="text-sm text-muted-foreground">{of}</span>
      </p>
      {below
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line} className="text-sm text-muted-foreground">
            {line}
          </p>
        ))}
    </div>
  )
}
