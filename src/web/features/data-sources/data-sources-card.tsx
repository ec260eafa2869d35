import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#web/api.ts'
import { SampleBadge } from '#web/parts/demo/sample-badge.tsx'
import { TrySample } from '#web/parts/demo/try-sample.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { useAccountFirst } from '#web/parts/session/use-account-first.ts'
import { t } from '#web/words/translate.ts'
import { accountWhy } from './account-why.ts'
import { AddSourceDialog } from './add-source-dialog.tsx'
import { AuthorizeButton } from '#web/parts/sources/authorize-button.tsx'
import { LastSyncLine } from './last-sync-line.tsx'
import { formatRowSync } from './last-sync.ts'
import { sourceListQuery, type ListedSource } from '#web/parts/sources/queries.ts'
import { ReportDialog } from './runs/report-dialog.tsx'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { SourceMenu } from './source-menu.tsx'
import { ProgressOfSource } from './runs/source-progress.tsx'
import { StatusBadge } from '#web/parts/sources/status-badge.tsx'
import { useImports, type Sending } from './import/use-imports.ts'

/** All of the person's sources, for the Dashboard. */
export function DataSourcesCard() {
  const { data: sources, error, refetch } = useQuery(sourceListQuery)
  const [adding, setAdding] = useState(false)
  const withAccount = useAccountFirst(accountWhy)
  const [reported, setReported] = useState<ListedSource>()
  const { sending, start } = useImports(setReported)

  return (
    <section aria-label={t('Data Sources')} className="flex min-w-0 flex-col">
      <Card>
        <CardHeader>
          <CardTitle>{t('Data Sources')}</CardTitle>
          <CardDescription>{t('Manage your connected integrations')}</CardDescription>
        </CardHeader>
        <CardContent className="flex flex-col gap-4 pt-3 sm:pt-3">
          {sources ? (
            <Sources sources={sources} sending={sending} onReport={setReported} />
          ) : error ? (
            <Failed error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading />
          )}
          <Button
            variant="outline"
            className="w-full border-dashed shadow-none"
            onClick={() => withAccount(() => setAdding(true))}
          >
            <Plus aria-hidden />
            {t('Add New Data Source')}
          </Button>
        </CardContent>
      </Card>
      <AddSourceDialog
        open={adding}
        onOpenChange={setAdding}
        onFiles={(id, files) => void start(id, files)}
      />
      <ReportDialog source={adding ? undefined : reported} onClose={() => setReported(undefined)} />
    </section>
  )
}

type SourcesProps = {
  sources: readonly ListedSource[]
  sending: Sending
  onReport: (source: ListedSource) => void
}

function Sources({ sources, sending, onReport }: SourcesProps) {
  if (sources.length === 0) {
    return (
      <div className="flex flex-col items-center gap-3 py-4">
        <p className="text-center text-sm text-muted-foreground">
          {t('No data sources yet. Add the first one to ask about your mail, chats or accounts.')}
        </p>
        <TrySample />
      </div>
    )
  }
  return (
    <ul aria-label={t('Data sources')} className="flex flex-col divide-y">
      {sources.map((source) => (
        <li key={source.id} aria-label={source.name} className="flex flex-col gap-2 py-2.5">
          <Row source={source} />
          {source.needsAuthorization === true && <AuthorizeButton source={source} />}
          <ProgressOfSource
            source={source}
            sending={sending[source.id]}
            onReport={() => onReport(source)}
          />
        </li>
      ))}
    </ul>
  )
}

function Row({ source }: { source: ListedSource }) {
  const { name, type, status, lastSync, sample = false } = source
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SourceIcon type={type} />
      <div className="flex min-w-0 flex-1 basis-24 flex-col">
        <OneLine text={name} className="text-sm font-medium" />
        <span className="text-xs text-muted-foreground">
          {sample ? (
            t('Nothing to sync')
          ) : (
            <LastSyncLine lastSync={lastSync} format={formatRowSync} />
          )}
        </span>
      </div>
      <div className="ml-auto flex items-center gap-3">
        {sample ? <SampleBadge /> : <StatusBadge status={status} />}
        <SourceMenu source={source} configurable />
      </div>
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center text-sm text-muted-foreground">
      <p>{error instanceof ApiError ? error.message : t('The server could not be reached.')}</p>
      <Button variant="outline" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}

function Loading() {
  return (
    <ul aria-busy aria-label={t('Loading your data sources')} className="flex flex-col divide-y">
      {['w-1/2', 'w-2/5', 'w-3/5', 'w-1/3', 'w-2/3'].map((width) => (
        <li key={width} data-skeleton-row="" className="flex min-h-15 items-center gap-3">
          <Skeleton className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-28" />
          </div>
        </li>
      ))}
    </ul>
  )
}
