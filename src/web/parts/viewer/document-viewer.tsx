import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Locator } from '#shared/locators.ts'
import { contentOf } from './queries.ts'
import { SheetsView } from './sheets-view.tsx'
import { TextView } from './text-view.tsx'
import { ViewerFailure } from './viewer-failure.tsx'
import { ViewerLoading } from './viewer-loading.tsx'

// Rendering PDFs takes more code than the rest of the page together.
const PdfView = lazy(async () => ({ default: (await import('./pdf-view.tsx')).PdfView }))

type DocumentViewerProps = {
  documentId: string
  /** The place to highlight and to scroll to. */
  locator?: Locator | undefined
  /** The most important words within that place. */
  quote?: string | undefined
}

/** Shows a document in all of the surrounding box, which must have a height. */
export function DocumentViewer({ documentId, locator, quote }: DocumentViewerProps) {
  const content = useQuery(contentOf(documentId))
  if (!content.data) {
    if (!content.isError) return <ViewerLoading />
    return <ViewerFailure error={content.error} onRetry={() => void content.refetch()} />
  }
  switch (content.data.kind) {
    case 'pdf':
      return (
        <Suspense fallback={<ViewerLoading />}>
          <PdfView
            key={documentId}
            documentId={documentId}
            name={content.data.document.originalName}
            place={locator?.kind === 'page' ? locator : undefined}
            quote={quote}
          />
        </Suspense>
      )
    case 'sheets':
      return (
        <SheetsView
          documentId={documentId}
          sheets={content.data.sheets}
          place={locator?.kind === 'cells' ? locator : undefined}
        />
      )
    case 'text':
      return (
        <TextView
          blocks={content.data.blocks}
          picture={content.data.picture === true ? content.data.document : undefined}
          place={locator?.kind === 'blocks' ? locator : undefined}
          quote={quote}
        />
      )
  }
}
