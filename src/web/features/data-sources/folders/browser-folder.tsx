import { useNavigate } from '@tanstack/react-router'
import { FolderOpen, FolderSync } from 'lucide-react'
import { useRef } from 'react'
import { canWatch } from '#web/parts/folders/folder-access.ts'
import { chosenFiles } from '#web/parts/folders/folder-files.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { t, tn } from '#web/words/translate.ts'
import { FolderRow } from './folder-row.tsx'
import { RefusedInFolder } from './refused-in-folder.tsx'
import type { useBrowserFolder } from './use-browser-folder.ts'

type BrowserFolderProps = {
  folders: ReturnType<typeof useBrowserFolder>
  /** Asks for an account first. */
  onAct: (action: () => void) => void
}

/** A folder on the person's own device. Each import takes only new files. */
export function BrowserFolder({ folders, onAct }: BrowserFolderProps) {
  const { folder, progress, sendChosen, watch, check, forget } = folders
  const isBusy = Boolean(progress)
  const choose = (
    <ChooseFolder
      label={folder ? t('Import new files') : t('Choose a folder')}
      disabled={isBusy}
      onAct={onAct}
      onFiles={(files) => void sendChosen(chosenFiles(files))}
    />
  )
  return (
    <FolderRow
      icon={FolderOpen}
      title={folder ? t('Folder {folder}', { folder: folder.name }) : t('A folder on this device')}
      text={
        folder?.handle
          ? t('Watched as long as a page of Trove is open in this browser.')
          : t('Its documents and exports are imported; next time, only what is new.')
      }
      actions={
        <>
          {folder?.handle ? (
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void check()}>
              {t('Check now')}
            </Button>
          ) : (
            choose
          )}
          {!folder?.handle && canWatch() && (
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              onClick={() => onAct(() => void watch())}
            >
              <FolderSync aria-hidden />
              {t('Watch a folder')}
            </Button>
          )}
          {folder && (
            <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void forget()}>
              {t('Forget folder')}
            </Button>
          )}
        </>
      }
    >
      {progress && (
        <div className="flex flex-col gap-1.5">
          <Progress
            value={(progress.done / progress.total) * 100}
            aria-label={t('Import of the folder')}
          />
          <p className="text-sm text-muted-foreground tabular-nums">
            {t('{done} of {total} files sent', { done: progress.done, total: progress.total })}
          </p>
        </div>
      )}
      {folder && !progress && folder.imported > 0 && (
        <p className="text-sm text-muted-foreground tabular-nums">
          {tn(folder.imported, '{count} file imported.', '{count} files imported.')}
        </p>
      )}
      <Waiting folders={folders} />
      {folder && <RefusedInFolder count={folder.refused.length} files={folder.refused} />}
    </FolderRow>
  )
}

function Waiting({ folders: { folder, open } }: Pick<BrowserFolderProps, 'folders'>) {
  const navigate = useNavigate()
  const [first] = folder?.waiting ?? []
  if (!folder || !first) return null
  const count = folder.waiting.reduce((sum, each) => sum + each.count, 0)
  const answer = async () => {
    await open(first.draft)
    await navigate({ to: '/data-sources', search: { import: first.draft }, resetScroll: false })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>
        {tn(count, '{count} file waits for your answer.', '{count} files wait for your answer.')}
      </span>
      <Button size="sm" onClick={() => void answer()}>
        {t('Answer')}
      </Button>
    </div>
  )
}

type ChooseFolderProps = {
  label: string
  disabled: boolean
  onAct: BrowserFolderProps['onAct']
  onFiles: (files: File[]) => void
}

function ChooseFolder({ label, disabled, onAct, onFiles }: ChooseFolderProps) {
  const input = useRef<HTMLInputElement | null>(null)
  return (
    <>
      <input
        ref={(field) => {
          // React knows no such attribute.
          if (field) field.webkitdirectory = true
          input.current = field
        }}
        type="file"
        hidden
        aria-label={t('Folder to import')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          onFiles(files)
        }}
      />
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        onClick={() => onAct(() => input.current?.click())}
      >
        {label}
      </Button>
    </>
  )
}
