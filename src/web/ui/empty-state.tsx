import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type EmptyStateProps = {
  icon?: LucideIcon
  title: string
  /** `h1` if this is the page's only content. */
  heading?: 'h1' | 'h2'
  description?: ReactNode
  /** What the person can do about it. */
  children?: ReactNode
  className?: string
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  heading: Heading = 'h2',
  description,
  children,
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn('flex flex-col items-center gap-4 px-4 py-12 text-center sm:py-16', className)}
    >
      {Icon && (
        <div className="flex size-12 items-center justify-center rounded-full bg-accent text-accent-foreground">
          <Icon aria-hidden className="size-6" strokeWidth={1.75} />
        </div>
      )}
      <div className="flex max-w-md flex-col gap-1">
        <Heading className="text-base font-semibold">{title}</Heading>
        {description !== undefined && (
          <div className="text-sm text-pretty text-muted-foreground">{description}</div>
        )}
      </div>
      {children !== undefined && (
        <div className="flex flex-wrap items-center justify-center gap-2">{children}</div>
      )}
    </div>
  )
}
