import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** The style shared by all text fields. Text is 16px on small screens, or iOS zooms in. */
export const fieldClass =
  'w-full min-w-0 rounded-md border border-input/70 bg-card px-3 py-2 text-base text-foreground shadow-sm transition-colors placeholder:text-muted-foreground hover:border-input focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive md:text-sm'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      dir="auto"
      className={cn(
        fieldClass,
        'min-h-10 touch:min-h-11 file:mr-3 file:border-0 file:bg-transparent file:text-sm file:font-medium',
        className,
      )}
      {...props}
    />
  )
}
