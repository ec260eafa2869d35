import type { Measure } from './measures.ts'

/** Figures one below the other, each with what it means. */
export function MeasureList({ label, measures }: { label: string; measures: readonly Measure[] }) {
  return (
    <dl aria-label={label} className="-my-3 flex flex-col divide-y">
      {measures.map((measure) => (
        <div key={measure.label} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-3">
          <dt className="text-sm font-medium">{measure.label}</dt>
          <dd className="text-right text-sm font-semibold tabular-nums">{measure.value}</dd>
          <dd className="col-span-2 text-xs text-muted-foreground">{measure.explanation}</dd>
        </div>
      ))}
    </dl>
  )
}
