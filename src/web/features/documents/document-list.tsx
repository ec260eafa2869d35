import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { FileStack } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DocumentView } from '#shared/documents.ts'
import { reasonOf } from '#web/ui/panel.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListLoading, LoadFailed, LoadMore } from '#web/ui/list-states.tsx'
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
    if (!list.isError) return <ListLoading what="your documents" start />
    return (
      <LoadFailed
        title="Your documents could not be loaded"
        reason={reasonOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    )
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
      <LoadMore list={list} />
    </section>
  )
}
