import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Download, Mail, WalletCards } from 'lucide-react'
import type { DocumentView } from '#shared/documents.ts'
import { DocumentViewer } from '#web/parts/viewer/document-viewer.tsx'
import { contentOf, originalPath, passageOf } from '#web/parts/viewer/queries.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { ThreadLink } from '#web/parts/threads/thread-link.tsx'
import { formatPlace } from '#web/format/place.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UploadedAt } from '#web/parts/documents/uploaded-at.tsx'
import { t } from '#web/words/translate.ts'

/** A document on the whole page, at a passage if opened from a search or an answer. */
export function DocumentPage() {
  const { documentId = '' } = useParams({ strict: false })
  const { passage: passageId } = useSearch({ strict: false })
  const content = useQuery(contentOf(documentId))
  const passage = useQuery({ ...passageOf(passageId ?? ''), enabled: passageId !== undefined })
  // An id in an old link may belong to another document's passage, or to none any more.
  const found = passage.data?.documentId === documentId ? passage.data : undefined
  const place = found && [...found.path, formatPlace(found.locator)].join(' › ')

  return (
    <div className="flex h-[calc(100dvh-3.5rem-var(--sample-bar,0rem))] flex-col md:h-[calc(100dvh-var(--sample-bar,0rem))]">
      <header className="flex items-center gap-2 border-b px-2 py-2 sm:px-4">
        <Button variant="ghost" size="icon" asChild>
          <Link to="/documents" aria-label={t('Back to Documents')}>
            <ArrowLeft aria-hidden />
          </Link>
        </Button>
        <Heading document={content.data?.document} place={place} failed={content.isError} />
        {content.data && <SortedLink document={content.data.document} />}
        {content.data && <AttachedTo document={content.data.document} />}
        {content.data && <ThreadLink document={content.data.document} />}
        {!content.isError && content.data?.document.source?.hasOriginal !== false && (
          <Button variant="outline" asChild>
            <a
              href={originalPath(documentId)}
              download={content.data?.document.originalName ?? true}
            >
              <Download aria-hidden />
              <span className="sr-only sm:not-sr-only">{t('Download original')}</span>
            </a>
          </Button>
        )}
      </header>
      <div className="min-h-0 flex-1">
        <DocumentViewer key={documentId} documentId={documentId} locator={found?.locator} />
      </div>
    </div>
  )
}

/** A bank's list of transactions is shown unchanged; the classified ones have their own page. */
function SortedLink({ document: { source, mimeType } }: { document: DocumentView }) {
  if (source?.type !== 'bank_of_america' || mimeType !== 'text/csv') return null
  return (
    <Button variant="outline" asChild>
      <Link to="/money" search={{ source: source.id, month: 'all' }}>
        <WalletCards aria-hidden />
        <span className="sr-only sm:not-sr-only">{t('Spending')}</span>
      </Link>
    </Button>
  )
}

/** An attachment links to its mail. */
function AttachedTo({ document: { source } }: { document: DocumentView }) {
  if (!source?.attachedTo) return null
  const { id, name } = source.attachedTo
  return (
    <Button variant="outline" asChild>
      <Link to="/documents/$documentId" params={{ documentId: id }} title={name}>
        <Mail aria-hidden />
        <span className="sr-only sm:not-sr-only">{t('Open its mail')}</span>
      </Link>
    </Button>
  )
}

type HeadingProps = {
  document: DocumentView | undefined
  place: string | undefined
  failed: boolean
}

function Heading({ document, place, failed }: HeadingProps) {
  if (!document) {
    return (
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h1 className={failed ? 'text-base font-semibold' : 'sr-only'}>{t('Document')}</h1>
        {!failed && <Skeleton className="h-5 w-56 max-w-full" />}
      </div>
    )
  }
  const { originalName, fileSize, uploadedAt, source } = document
  const alsoFrom = source?.alsoFrom
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <h1
        dir="auto"
        className="truncate text-left text-base leading-6 font-semibold"
        title={originalName}
      >
        {originalName}
      </h1>
      <p className="truncate text-xs text-muted-foreground">
        {place ?? (
          <>
            {formatFileSize(fileSize)} · <UploadedAt iso={uploadedAt} />
            {alsoFrom && ` · ${t('Also from {sources}', { sources: alsoFrom.join(', ') })}`}
          </>
        )}
      </p>
    </div>
  )
}
