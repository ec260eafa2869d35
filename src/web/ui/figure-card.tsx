import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/words/translate.ts'
import { Card } from './card.tsx'
import { Skeleton } from './skeleton.tsx'

type FigureCardProps = {
  label: string
  icon: LucideIcon
  /** Undefined while loading. */
  value: string | undefined
  /** What the figure counts, or why there is none. */
  explanation: ReactNode
  /** A button with more information. */
  info?: ReactNode
}

/** One figure with its name and meaning. */
export function FigureCard({ label, icon: Icon, value, explanation, info }: FigureCardProps) {
  return (
    <Card className="min-w-0 gap-2 p-4 sm:p-5" aria-busy={value === undefined}>
      <dt className="flex items-start justify-between gap-2 text-sm font-medium">
        {label}
        <span className="mt-0.5 flex shrink-0 items-center gap-2.5">
          {info}
          <Icon aria-hidden className="size-4 text-primary" strokeWidth={1.75} />
        </span>
      </dt>
      {value === undefined ? (
        <dd className="flex flex-col gap-2">
          <span className="sr-only">{t('Loading…')}</span>
          <Skeleton className="h-9 w-20" />
          <Skeleton className="h-3 w-full" />
        </dd>
      ) : (
        <>
          <dd className="font-display text-2xl leading-9 tracking-tight break-words tabular-nums sm:text-3xl">
            {value}
          </dd>
          <dd className="text-xs text-pretty text-muted-foreground">{explanation}</dd>
        </>
      )}
    </Card>
  )
}

/** Figures next to each other: two on a phone, four on a desktop. */
export function FigureGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4"
    >
      {children}
    </dl>
  )
}
