import { lazy, Suspense, useRef } from 'react'
import type { ChartSpec } from '#shared/charts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { heightOf, toChartData, type ChartData, type ChartHead } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { SaveChart } from './save-chart.tsx'
import { useAboutToBeSeen } from './use-about-to-be-seen.ts'

// The plotting library is large: it is loaded with the first chart near the viewport.
const Plot = lazy(async () => ({ default: (await import('./plot.tsx')).Plot }))

export const Chart = ({ spec }: { spec: ChartSpec }) => (
  <ChartFigure spec={spec} data={toChartData(spec)} />
)

/** A chart with its title, and the same numbers as a table for those who cannot see it. */
export function ChartFigure({ spec, data }: { spec: ChartHead; data: ChartData }) {
  const figure = useRef<HTMLElement>(null)
  const isNear = useAboutToBeSeen(figure)
  // As tall as the plot, so that what is below it does not move.
  const waiting = <Skeleton className="w-full" style={{ height: heightOf(spec, data) }} />
  return (
    <figure ref={figure} data-chart={spec.kind} className="relative flex flex-col gap-3">
      <figcaption className="pr-10 text-sm font-semibold">
        {spec.title}
        {spec.unit !== undefined && spec.unit !== '' && (
          <span className="font-normal text-muted-foreground"> ({spec.unit})</span>
        )}
      </figcaption>
      <div className="absolute -top-1.5 right-0 print:hidden">
        <SaveChart title={spec.title} data={data} figure={figure} />
      </div>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Plot spec={spec} data={data} />
        </Suspense>
      ) : (
        waiting
      )}
      <details className="text-sm print:hidden">
        <summary className="w-fit cursor-pointer py-1 touch:min-h-11 touch:py-3 text-muted-foreground hover:text-foreground">
          {t('Show the numbers')}
        </summary>
        <ChartTable data={data} caption={spec.title} unit={spec.unit} />
      </details>
    </figure>
  )
}
