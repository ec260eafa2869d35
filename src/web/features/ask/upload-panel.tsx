import { Upload, X } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { formatMegabytes } from '#web/format/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { fileKey } from '#web/parts/documents/selected-files.ts'
import { t } from '#web/words/translate.ts'
import { acceptedAskFiles } from './upload-rules.ts'
import type { useAskUpload } from './use-ask-upload.ts'

/** Loaded with the first upload: the first load of the home page stays small. */
const UploadedDocuments = lazy(async () => ({
  default: (await import('./uploaded-documents.tsx')).UploadedDocuments,
}))

type UploadPanelProps = { upload: ReturnType<typeof useAskUpload> }

export function UploadPanel({ upload }: UploadPanelProps) {
  const { files, pending, progress, problem, quota } = upload
  const input = useRef<HTMLInputElement>(null)
  return (
    <Card className="gap-4 border-dashed p-4 shadow-none sm:p-5 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h2 className="text-sm font-semibold">{t('Upload Financial Documents')}</h2>
          <p className="text-sm text-muted-foreground">
            {t('PDFs, Excel or CSV for deep financial analysis')}
          </p>
          {quota !== undefined && <p className="text-sm text-muted-foreground">{quota}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={acceptedAskFiles}
            aria-label={t('Files to upload')}
            onChange={(event) => {
              upload.add([...(event.target.files ?? [])])
              // The same file can be selected again after it was removed.
              event.target.value = ''
            }}
          />
          <Button variant="outline" onClick={() => input.current?.click()}>
            {t('Choose Files')}
          </Button>
          <Button disabled={files.length === 0 || pending || !upload.mayFit} onClick={upload.send}>
            <Upload aria-hidden />
            {pending ? t('Uploading...') : t('Upload & Analyze')}
          </Button>
        </div>
      </div>
      {/* Above a list that may be long. */}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <RefusedFiles lines={upload.refused} onClose={upload.forgetRefused} />
      <SelectedFiles files={files} removable={!pending} onRemove={upload.remove} />
      {pending && <Progress value={progress * 100} aria-label={t('Upload')} className="h-1.5" />}
      {upload.uploadedIds.length > 0 && (
        <Suspense>
          <UploadedDocuments ids={upload.uploadedIds} />
        </Suspense>
      )}
    </Card>
  )
}

type RefusedFilesProps = { lines: readonly string[]; onClose: () => void }

/** Stays when the notice about these files has gone. */
function RefusedFiles({ lines, onClose }: RefusedFilesProps) {
  if (lines.length === 0) return null
  return (
    <div className="flex items-start gap-3 rounded-md border border-destructive/40 py-2 pl-3">
      <ul
        aria-label={t('Refused files')}
        className="flex flex-1 flex-col gap-1 py-2 text-sm text-destructive"
      >
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Close the list of refused files')}
        onClick={onClose}
        className="text-muted-foreground"
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}

type SelectedFilesProps = {
  files: readonly File[]
  removable: boolean
  onRemove: (file: File) => void
}

function SelectedFiles({ files, removable, onRemove }: SelectedFilesProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label={t('Selected files')} className="flex flex-col divide-y rounded-md border">
      {files.map((file) => (
        <li key={fileKey(file)} className="flex min-h-11 items-center gap-3 pl-3 text-sm">
          <OneLine text={file.name} className="flex-1" />
          <span className="shrink-0 text-muted-foreground tabular-nums">
            {formatMegabytes(file.size)}
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Remove {name}', { name: file.name })}
            disabled={!removable}
            onClick={() => onRemove(file)}
            className="text-muted-foreground"
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
