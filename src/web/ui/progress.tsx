import { Progress as RadixProgress } from 'radix-ui'
import { cn } from './cn.ts'

type ProgressProps = {
  /** 0 to 100; `null` if the progress is unknown. */
  value: number | null
  /** Accessible name; required without `aria-labelledby`. */
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
}

export function Progress({ value, className, ...props }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value))
  return (
    <RadixProgress.Root
      value={percent}
      className={cn('relative h-2 w-full overflow-hidden rounded-full bg-foreground/10', className)}
      {...props}
    >
      <RadixProgress.Indicator
        data-progress-sign
        className={cn(
          'h-full rounded-full bg-primary transition-[width] duration-300',
          percent === null && 'animate-pulse',
        )}
        style={{ width: `${percent ?? 100}%` }}
      />
    </RadixProgress.Root>
  )
}
