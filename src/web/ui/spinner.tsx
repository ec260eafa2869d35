import { LoaderCircle } from 'lucide-react'
import { cn } from './cn.ts'

type SpinnerProps = {
  className?: string
  /** Announced. Without it the spinner is silent, for places whose text already says it. */
  label?: string
}

export function Spinner({ className, label }: SpinnerProps) {
  const icon = (
    <LoaderCircle
      aria-hidden
      data-progress-sign
      className={cn('size-4 animate-spin motion-reduce:animate-pulse', className)}
    />
  )
  if (label === undefined) return icon
  return (
    <output className="inline-flex">
      {icon}
      <span className="sr-only">{label}</span>
    </output>
  )
}
