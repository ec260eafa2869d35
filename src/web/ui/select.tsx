import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { fieldClass } from './input.tsx'

/** The browser's own list: it works with every keyboard, screen reader and phone. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select
      className={cn(fieldClass, 'min-h-10 touch:min-h-11 pr-8 text-ellipsis', className)}
      {...props}
    />
  )
}
