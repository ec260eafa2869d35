import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Why a form was refused; announced at once. Renders nothing without a reason. */
export function FormError({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '')
    return null
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-md border border-destructive/30 bg-destructive/8 px-3 py-2 text-sm text-destructive"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </div>
  )
}
