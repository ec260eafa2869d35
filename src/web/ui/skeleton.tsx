import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A placeholder for content that is being loaded. */
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
