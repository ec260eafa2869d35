import type { SourceType } from '#shared/sources.ts'
import { cn } from '#web/ui/cn.ts'
import { sourceAppearance } from './source-appearance.ts'

/** Visual only: the name next to it says the same. */
export function SourceIcon({ type, className }: { type: SourceType; className?: string }) {
  const { icon: Icon, colour } = sourceAppearance[type]
  return (
    <span
      data-source-type={type}
      className={cn(
        'flex size-10 shrink-0 items-center justify-center rounded-lg',
        colour,
        className,
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </span>
  )
}
