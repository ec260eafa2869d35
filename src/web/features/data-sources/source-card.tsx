import { Link } from '@tanstack/react-router'
import { CircleAlert, Settings2, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { SampleBadge } from '#web/parts/demo/sample-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AuthorizeButton } from '#web/parts/sources/authorize-button.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { ConfigureDialog } from './configure/configure-dialog.tsx'
import { HowTo } from '#web/parts/sources/how-to.tsx'
import { FilesButton } from './import/files-button.tsx'
import { LastSyncLine } from './last-sync-line.tsx'
import { formatCardSync } from './last-sync.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { formatStored } from '#web/parts/sources/format-counts.ts'
import { ProgressOfSource } from './runs/source-progress.tsx'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { SourceMenu } from './source-menu.tsx'
import { StatusBadge } from '#web/parts/sources/status-badge.tsx'

type SourceCardProps = {
  source: ListedSource
  sending: number | undefined
  onFiles: (files: File[]) => void
  onReport: () => void
}

export function SourceCard({ source, sending, onFiles, onReport }: SourceCardProps) {
  const { type, status, counts } = source
  const entry = sourceCatalogue[type]
  const stored = counts ? formatStored(counts) : ''
  // During the first run, nothing is missing any more.
  const showsReason = status === 'error' || (status === 'disconnected' && !source.progress)
  const isSample = source.sample === true
  const hasReport = stored !== '' || Boolean(source.lastSync) || status !== 'disconnected'
  return (
    <Card className="h-full gap-4 p-5">
      <Header source={source} />
      <div className="flex flex-col gap-1 text-sm">
        {!isSample && (
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-2">
            <p className="text-muted-foreground">
              <LastSyncLine lastSync={source.lastSync} format={formatCardSync} />
            </p>
            {hasReport && !source.progress && (
              <Button
                variant="ghost"
                size="sm"
                className="-mr-3 text-primary"
                aria-label={t('Last report of {name}', { name: source.name })}
                onClick={onReport}
              >
                {t('Last report')}
              </Button>
            )}
          </div>
        )}
        {stored !== '' && <p className="tabular-nums">{stored}</p>}
      </div>
      {status === 'error' && (
        <p className="flex items-start gap-2 rounded-md border border-destructive/30 bg-destructive/8 px-3 py-2 text-sm text-destructive">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('Connection failed. Please check your credentials.')}
        </p>
      )}
      {showsReason && source.reason !== undefined && (
        <p className="text-sm">{tServer(source.reason)}</p>
      )}
      {source.needsAuthorization === true && <AuthorizeButton source={source} />}
      <ProgressOfSource source={source} sending={sending} onReport={onReport} />
      {isSample ? (
        <p className="text-sm text-muted-foreground">
          {t('Fictional, so there is nothing to sync, import or configure.')}
        </p>
      ) : (
        <div className="flex flex-col gap-1">
          <p className="text-sm text-muted-foreground">
            <span className="font-medium text-foreground">{t('Connects by:')}</span>
            {tServer(entry.connectsBy)}
          </p>
          {entry.howto.length > 0 && <HowTo entry={entry} />}
        </div>
      )}
      <Actions source={source} busy={sending !== undefined} onFiles={onFiles} />
    </Card>
  )
}

function Header({ source }: { source: ListedSource }) {
  const { name, type, status, config, sample } = source
  return (
    <div className="flex items-start gap-3">
      <SourceIcon type={type} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 dir="auto" className="truncate text-left leading-6 font-semibold" title={name}>
          {name}
        </h2>
        {config.accountId !== undefined && config.accountId !== '' && (
          <p className="truncate text-sm text-muted-foreground" title={config.accountId}>
            {config.accountId}
          </p>
        )}
        {sample === true ? <SampleBadge /> : <StatusBadge status={status} />}
      </div>
      <SourceMenu source={source} />
    </div>
  )
}

type ActionsProps = Pick<SourceCardProps, 'source' | 'onFiles'> & { busy: boolean }

function Actions({ source, busy, onFiles }: ActionsProps) {
  const { name, type, sample = false } = source
  const hasTransactions = (source.counts?.transactions ?? 0) > 0
  if (sample && !hasTransactions) return null
  return (
    <div className="-mx-2 mt-auto flex flex-wrap gap-1 border-t pt-3">
      {!sample && sourceCatalogue[type].files && (
        <FilesButton
          variant="ghost"
          size="sm"
          label={t('Import files')}
          name={t('Files to import into {name}', { name: name })}
          disabled={busy}
          onFiles={onFiles}
        />
      )}
      {!sample && <Configure source={source} />}
      {hasTransactions && (
        <Button variant="ghost" size="sm" asChild>
          <Link
            to="/money"
            search={{ source: source.id, month: 'all' }}
            aria-label={t('Transactions of {name}', { name })}
          >
            <WalletCards aria-hidden />
            {t('Transactions')}
          </Link>
        </Button>
      )}
    </div>
  )
}

function Configure({ source }: { source: ListedSource }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('Configure {name}', { name: source.name })}
        onClick={() => setOpen(true)}
      >
        <Settings2 aria-hidden />
        {t('Configure')}
      </Button>
      <ConfigureDialog source={source} open={open} onOpenChange={setOpen} />
    </>
  )
}
