import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Holds the place of something that is being loaded. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn('animate-pulse rounded-md bg-foreground/8', className)}
      {...props}
    />
  )
}
