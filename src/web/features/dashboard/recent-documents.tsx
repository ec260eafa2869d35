import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { DocumentView } from '#shared/documents.ts'
import { DocumentIcon } from '#web/parts/documents/document-icon.tsx'
import { UploadButton } from '#web/parts/documents/upload-button.tsx'
import { UploadQueue } from '#web/parts/documents/upload-queue.tsx'
import { UploadedAt } from '#web/parts/documents/uploaded-at.tsx'
import { useUploads } from '#web/parts/documents/use-uploads.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { formatPercent } from '#web/format/percent.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'

const shown = 3

/** The newest documents, with a button to add more. */
export function RecentDocuments({ list }: { list: UseInfiniteQueryResult<DocumentView[]> }) {
  const { uploads, add, again, dismiss } = useUploads()
  const documents = list.data
  return (
    <Panel
      title={t('Recent Documents')}
      action={<UploadButton label={t('Upload')} onFiles={(files) => void add(files)} />}
    >
      <div className="flex flex-1 flex-col gap-3">
        <UploadQueue uploads={uploads} onAgain={again} onDismiss={dismiss} />
        {documents ? (
          <Documents documents={documents} />
        ) : list.error ? (
          <PanelProblem error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </Panel>
  )
}

function Documents({ documents }: { documents: readonly DocumentView[] }) {
  if (documents.length === 0) {
    return <PanelNote>{t('No documents yet. Upload the first one to ask about it.')}</PanelNote>
  }
  return (
    <>
      <ul aria-label={t('Recent documents')} className="-my-1 flex flex-col divide-y">
        {documents.slice(0, shown).map((document) => (
          <li key={document.id}>
            <RecentDocument document={document} />
          </li>
        ))}
      </ul>
      <Link
        to="/documents"
        className="inline-flex min-h-10 touch:min-h-11 w-fit items-center text-sm font-medium text-primary underline-offset-4 hover:underline"
      >
        {t('All documents')}
      </Link>
    </>
  )
}

function RecentDocument({ document }: { document: DocumentView }) {
  const { id, originalName, mimeType, fileSize, uploadedAt, status } = document
  return (
    <div className="flex min-h-14 items-center gap-3 py-2">
      <DocumentIcon mimeType={mimeType} className="text-muted-foreground" />
      <div className="flex min-w-0 flex-1 flex-col">
        {status === 'processed' ? (
          <Link
            to="/documents/$documentId"
            params={{ documentId: id }}
            dir="auto"
            title={originalName}
            className="truncate text-left text-sm font-medium underline-offset-4 hover:underline"
          >
            {originalName}
          </Link>
        ) : (
          <OneLine text={originalName} className="text-sm font-medium" />
        )}
        <span className="text-xs text-muted-foreground">
          {formatFileSize(fileSize)} · <UploadedAt iso={uploadedAt} />
        </span>
      </div>
      <Status document={document} />
    </div>
  )
}

function Status({ document: { status, progress, error } }: { document: DocumentView }) {
  switch (status) {
    case 'processing':
      return (
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-muted-foreground">
          <Spinner className="size-3.5 text-primary" />
          {t('Processing{value}', {
            value: progress !== undefined && progress > 0 ? ` ${formatPercent(progress)}` : '',
          })}
        </span>
      )
    case 'error':
      return (
        <span
          title={error}
          className="flex shrink-0 items-center gap-1.5 text-xs font-medium text-destructive"
        >
          <CircleAlert aria-hidden className="size-3.5" />
          {t('Not read')}
        </span>
      )
    case 'processed':
      return null
  }
}

function Loading() {
  return (
    <ul aria-busy className="-my-1 flex flex-col divide-y">
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <li key={width} className="flex min-h-14 items-center gap-3">
          <Skeleton className="size-5" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-24" />
          </div>
        </li>
      ))}
    </ul>
  )
}
