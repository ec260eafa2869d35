import type { ReactNode } from 'react'
import { ApiError } from '#web/api.ts'
import { t } from '#web/words/translate.ts'
import { Button } from './button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from './card.tsx'
import { cn } from './cn.ts'
import { Part } from './part.tsx'

type PanelProps = {
  title: string
  description?: ReactNode
  /** Next to the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled part of a screen. */
export function Panel({ title, description, action, className, children }: PanelProps) {
  return (
    <section aria-label={title} className={cn('flex min-w-0 flex-col', className)}>
      <Card className="flex-1">
        <CardHeader className="flex-row flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
            <CardTitle>{title}</CardTitle>
            {description !== undefined && <CardDescription>{description}</CardDescription>}
          </div>
          {action}
        </CardHeader>
        <CardContent className="flex flex-1 flex-col pt-4 sm:pt-4">
          <Part>{children}</Part>
        </CardContent>
      </Card>
    </section>
  )
}

/** Why a part of a screen is empty, and what to do about it. */
export function PanelNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 py-8 text-center text-sm text-muted-foreground">
      <p className="max-w-sm">{children}</p>
      {action}
    </div>
  )
}

export function PanelProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <PanelNote
      action={
        <Button variant="outline" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      <span className="block font-medium text-foreground">{t('This could not be loaded.')}</span>
      {reasonOf(error)}
    </PanelNote>
  )
}

/** Why something could not be loaded, in plain words. */
export function reasonOf(error: Error): string {
  return error instanceof ApiError ? error.message : t('The server could not be reached.')
}
