import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import type { DocumentView } from '#shared/documents.ts'
import { DocumentIcon } from '#web/parts/documents/document-icon.tsx'
import { documentList } from '#web/parts/documents/queries.ts'
import { formatPercent } from '#web/format/percent.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { suggestionsQuery } from '#web/parts/question/suggestions.ts'
import { t } from '#web/words/translate.ts'

const pollMs = 1_000

/** The progress of documents uploaded here, so that a person knows when to ask. */
export function UploadedDocuments({ ids }: { ids: readonly string[] }) {
  const queryClient = useQueryClient()
  const isProcessing = (documents: readonly DocumentView[]) =>
    documents.some(({ id, status }) => ids.includes(id) && status === 'processing')
  const { data: documents = [] } = useInfiniteQuery({
    ...documentList,
    enabled: ids.length > 0,
    refetchInterval: ({ state }) =>
      isProcessing(state.data?.pages.flatMap((page) => page.documents) ?? []) && pollMs,
  })
  const own = documents.filter(({ id }) => ids.includes(id))
  const ready = own.filter(({ status }) => status === 'processed').length

  // Suggestions mention a document once it can be asked about.
  useEffect(() => {
    if (ready > 0) void queryClient.invalidateQueries({ queryKey: suggestionsQuery.queryKey })
  }, [queryClient, ready])

  if (own.length === 0) return null
  return (
    <ul aria-label={t('Uploaded documents')} className="flex flex-col gap-1">
      {own.map((document) => (
        <li key={document.id} className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm">
          <DocumentIcon mimeType={document.mimeType} className="text-muted-foreground" />
          <OneLine text={document.originalName} className="flex-1 basis-40" />
          <State document={document} />
        </li>
      ))}
    </ul>
  )
}

function State({ document: { status, progress, error, duplicate } }: { document: DocumentView }) {
  switch (status) {
    case 'processing':
      return (
        <output className="flex items-center gap-2 text-muted-foreground">
          <Spinner />
          {t('Reading{value}', {
            value: progress !== undefined && progress > 0 ? ` ${formatPercent(progress)}` : '',
          })}
        </output>
      )
    case 'processed':
      return (
        <output className="flex items-center gap-2 text-success">
          <CircleCheck aria-hidden className="size-4" />
          {duplicate === true ? t('Was here already') : t('Ready to be asked about')}
        </output>
      )
    case 'error':
      return (
        <p role="alert" className="flex items-center gap-2 text-destructive">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error ?? t('This file could not be read.')}
        </p>
      )
  }
}
