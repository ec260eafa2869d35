import type { LabResult } from '#shared/health.ts'
import { cn } from '#web/ui/cn.ts'
import { flagOf } from './health-text.ts'
import { placeInRange } from './place-in-range.ts'

/** The position of a result in its reference range, which the text next to it gives as well. */
export function RangeMark({ result }: { result: LabResult }) {
  const place = placeInRange(result)
  if (place === undefined) return null
  const { from, to, at } = place
  return (
    <div aria-hidden className="relative h-2 w-full rounded-full bg-muted">
      <div
        className="absolute inset-y-0 rounded-full bg-success/35"
        style={{ left: `${from}%`, right: `${100 - to}%` }}
      />
      <div
        className={cn(
          'absolute -top-0.5 size-3 -translate-x-1/2 rounded-full border-2 border-card',
          flagOf(result)?.isNormal === false ? 'bg-warning' : 'bg-foreground',
        )}
        style={{ left: `${at}%` }}
      />
    </div>
  )
}
