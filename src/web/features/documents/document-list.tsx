import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { CloudOff, FileStack } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DocumentView } from '#shared/documents.ts'
import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DeleteAll } from './delete-all.tsx'
import { DocumentRow } from './document-row.tsx'

type DocumentListProps = {
  list: UseInfiniteQueryResult<DocumentView[]>
  uploadButton: ReactNode
}

/** All documents, newest first. */
export function DocumentList({ list, uploadButton }: DocumentListProps) {
  const documents = list.data
  if (!documents) {
    if (!list.isError) return <Loading />
    return <Failed error={list.error} onRetry={() => void list.refetch()} />
  }
  if (documents.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={FileStack}
          title="No documents yet"
          description="Upload statements, invoices, reports or sheets. Once they are read you can ask about them."
        >
          {uploadButton}
        </EmptyState>
      </Card>
    )
  }
  return (
    <section aria-label="Documents" className="flex flex-col gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">Your documents</h2>
        <DeleteAll count={documents.length} more={list.hasNextPage} />
      </div>
      <Card>
        <ul className="divide-y">
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} />
            </li>
          ))}
        </ul>
      </Card>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage && <Spinner />}
          Load more
        </Button>
      )}
    </section>
  )
}

function Loading() {
  return (
    <Card aria-busy>
      <output className="sr-only">Loading your documents…</output>
      <ul className="divide-y">
        {['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5'].map((width) => (
          <li key={width} className="flex min-h-18 items-center gap-4 px-4 sm:px-5">
            <Skeleton className="size-6" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-32" />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title="Your documents could not be loaded"
        description={
          error instanceof ApiError
            ? error.message
            : 'Perhaps the server cannot be reached. Nothing of yours is lost.'
        }
      >
        <Button onClick={onRetry}>Try again</Button>
      </EmptyState>
    </Card>
  )
}
