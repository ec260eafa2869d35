import type { Rect } from '#shared/locators.ts'
import { cn } from '#web/ui/cn.ts'

type MarksProps = {
  rects: readonly Rect[]
  /** Fainter, if the quote within them has its own highlight. */
  soft: boolean
}

/** Highlights over a page; their positions are shares of its width and height. */
export function Marks({ rects, soft }: MarksProps) {
  return rects.map(([x0, y0, x1, y1]) => (
    <div
      key={`${x0} ${y0} ${x1} ${y1}`}
      aria-hidden
      data-marked=""
      // Paper is white in every theme, so its highlighter is always the same yellow.
      className={cn(
        'pointer-events-none absolute rounded-xs mix-blend-multiply',
        soft ? 'bg-yellow-200/50' : 'bg-yellow-300/60',
      )}
      style={{
        left: `${x0 * 100}%`,
        top: `${y0 * 100}%`,
        width: `${(x1 - x0) * 100}%`,
        height: `${(y1 - y0) * 100}%`,
      }}
    />
  ))
}
