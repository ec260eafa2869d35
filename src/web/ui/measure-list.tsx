import { Explain, type Explanation } from './explain.tsx'

/** A figure with its meaning, or `–` with the reason why it is unknown. */
export type Measure = {
  label: string
  value: string
  explanation: string
  /** The full explanation. */
  about?: Explanation
}

/** Figures below each other, each with its meaning. */
export function MeasureList({ label, measures }: { label: string; measures: readonly Measure[] }) {
  return (
    <dl aria-label={label} className="-my-3 flex flex-col divide-y">
      {measures.map(({ label: name, value, explanation, about }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-4 gap-y-0.5 py-3"
        >
          <dt className="flex min-w-0 items-center gap-2 text-sm font-medium">
            {name}
            {about && <Explain figure={name} explanation={about} />}
          </dt>
          <dd className="text-right text-sm font-semibold wrap-anywhere tabular-nums">{value}</dd>
          <dd className="col-span-2 text-xs text-muted-foreground">{explanation}</dd>
        </div>
      ))}
    </dl>
  )
}
