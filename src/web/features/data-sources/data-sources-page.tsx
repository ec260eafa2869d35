import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { screenHeads } from '#shared/screens.ts'
import { isSignedIn, meQuery } from '#web/parts/session/queries.ts'
import { useAccountFirst } from '#web/parts/session/use-account-first.ts'
import { TrySample } from '#web/parts/demo/try-sample.tsx'
import { DropOverlay } from '#web/ui/drop-overlay.tsx'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { t } from '#web/words/translate.ts'
import { accountWhy } from './account-why.ts'
import { AddSourceDialog } from './add-source-dialog.tsx'
import { Folders } from './folders/folders.tsx'
import { useBrowserFolder } from './folders/use-browser-folder.ts'
import { useProviderReturn } from './use-provider-return.ts'
import { ImportPanel } from './import/import-panel.tsx'
import { RefusedFiles } from './import/refused-files.tsx'
import { useImportDraft } from './import/use-import-draft.ts'
import { useImports } from './import/use-imports.ts'
import { FailedSources, LoadingSources, NoSources } from './page-states.tsx'
import { sourceListQuery, type ListedSource } from '#web/parts/sources/queries.ts'
import { ReportDialog } from './runs/report-dialog.tsx'
import { SourceCard } from './source-card.tsx'

export function DataSourcesPage() {
  const list = useQuery(sourceListQuery)
  const [adding, setAdding] = useState(false)
  const [reported, setReported] = useState<ListedSource>()
  const { sending, start, follow } = useImports(setReported)
  const files = useImportDraft((ids) => void follow(ids))
  const withAccount = useAccountFirst(accountWhy)
  const add = () => withAccount(() => setAdding(true))
  const { data: me } = useQuery(meQuery)
  const folders = useBrowserFolder(me?.id ?? '')
  const hovering = useFileDrop(
    (dropped) => {
      // A drop next to the dialog is not meant for its field.
      setAdding(false)
      withAccount(() => files.add(dropped))
    },
    (folder) => {
      setAdding(false)
      withAccount(() => void folders.sendChosen(folder))
    },
  )
  useProviderReturn(list.data)
  const importing = files.sending !== undefined || files.draft !== undefined

  return (
    <Page
      {...screenHeads['data-sources']}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to="/people">
              <UsersRound aria-hidden />
              {t('People')}
            </Link>
          </Button>
          <AddButton onClick={add} />
        </>
      }
    >
      {list.data ? (
        <>
          <RefusedFiles files={files.refused} onDismiss={files.dismissRefused} />
          <ImportPanel files={files} sources={list.data} />
          <Folders folders={folders} hasAccount={isSignedIn(me)} onAct={withAccount} />
          {list.data.length === 0 && !importing && (
            <NoSources
              action={
                <>
                  <AddButton onClick={add} />
                  <TrySample />
                </>
              }
            />
          )}
          <ul aria-label={t('Data sources')} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {list.data.map((source) => (
              <li key={source.id} aria-label={source.name} className="min-w-0">
                <SourceCard
                  source={source}
                  sending={sending[source.id]}
                  onFiles={(chosen) => files.add(chosen, source.id)}
                  onReport={() => setReported(source)}
                />
              </li>
            ))}
            <li className="min-w-0">
              <AddCard onClick={add} />
            </li>
          </ul>
        </>
      ) : list.error ? (
        <FailedSources error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <LoadingSources />
      )}
      <AddSourceDialog
        open={adding}
        onOpenChange={setAdding}
        onFiles={(id, chosen) => void start(id, chosen)}
        onExport={(chosen) => {
          setAdding(false)
          files.add(chosen)
        }}
      />
      {/* Not over a form: shown once that is closed. */}
      <ReportDialog
        source={adding || importing ? undefined : reported}
        onClose={() => setReported(undefined)}
      />
      {hovering && !adding && <DropOverlay text={t('Drop exports to import them')} />}
    </Page>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Plus aria-hidden />
      {t('Add Data Source')}
    </Button>
  )
}

function AddCard({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex size-full min-h-40 flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-input/50 p-5 text-sm font-medium text-muted-foreground transition-colors hover:border-primary hover:bg-accent/40 hover:text-foreground"
    >
      <Plus aria-hidden className="size-6" strokeWidth={1.75} />
      {t('Add New Data Source')}
    </button>
  )
}
