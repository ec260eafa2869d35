import { Database } from 'lucide-react'
import type { ReactNode } from 'react'
import { reasonOf } from '#web/ui/panel.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/list-states.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'

export function NoSources({ action }: { action: ReactNode }) {
  return (
    <Card>
      <EmptyState
        icon={Database}
        title={t('No data sources yet')}
        description={t(
          'Add your mail, your chats or your bank statements, and ask about all of them at once.',
        )}
      >
        {action}
      </EmptyState>
    </Card>
  )
}

export function LoadingSources() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <output className="sr-only">{t('Loading your data sources…')}</output>
      <Skeleton className="h-22 w-full rounded-lg" />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {['w-1/2', 'w-2/5', 'w-3/5', 'w-1/3', 'w-2/3'].map((width) => (
          <Card key={width} className="gap-4 p-5">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10" />
              <Skeleton className={`h-5 ${width}`} />
            </div>
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-24 w-full" />
          </Card>
        ))}
      </div>
    </div>
  )
}

export function FailedSources({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <LoadFailed
      title={t('Your data sources could not be loaded')}
      reason={reasonOf(error)}
      onRetry={onRetry}
    />
  )
}
