import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { fieldClass } from './input.tsx'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" className={cn(fieldClass, 'min-h-20', className)} {...props} />
}
