import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { FileStack } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { DocumentView } from '#shared/documents.ts'
import { formatCount } from '#web/format/count.ts'
import { reasonOf } from '#web/ui/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListLoading, LoadFailed, LoadMore, NothingFits } from '#web/ui/list-states.tsx'
import { usePageState } from '#web/use-page-state.ts'
import { t } from '#web/words/translate.ts'
import { arrange, isFiltered, tagsOf, unarranged } from './arrange.ts'
import { ArrangeBar } from './arrange-bar.tsx'
import { countDocuments } from './count-documents.ts'
import { DeleteAll } from './delete-all.tsx'
import { DeleteSelected } from './delete-selected.tsx'
import { DocumentRow } from './document-row.tsx'
import { TagEditor } from './tag-editor.tsx'
import { useAllPages } from '#web/ui/use-all-pages.ts'

type DocumentListProps = {
  list: UseInfiniteQueryResult<DocumentView[]>
  uploadButton: ReactNode
}

/** All documents, with filters, sorting and selection. */
export function DocumentList({ list, uploadButton }: DocumentListProps) {
  const documents = list.data
  if (!documents) {
    if (!list.isError) return <ListLoading items={t('your documents')} start />
    return (
      <LoadFailed
        title={t('Your documents could not be loaded')}
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
          title={t('No documents yet')}
          description={t(
            'Upload statements, invoices, reports or sheets. Once they are read you can ask about them.',
          )}
        >
          {uploadButton}
        </EmptyState>
      </Card>
    )
  }
  return <LoadedList list={list} documents={documents} />
}

type LoadedListProps = { list: DocumentListProps['list']; documents: readonly DocumentView[] }

function LoadedList({ list, documents }: LoadedListProps) {
  const [arrangement, setArrangement] = usePageState('document-arrangement', unarranged)
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const isArranged = isFiltered(arrangement) || arrangement.order !== unarranged.order
  useAllPages(list, isArranged)
  const shown = arrange(documents, arrangement)
  const tags = tagsOf(documents)
  // Only visible documents can be deleted.
  const chosen = shown.filter(({ id }) => chosenIds.includes(id))
  const toggle = (id: string) =>
    setChosenIds(
      chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id],
    )
  return (
    <section aria-label={t('Documents')} className="flex flex-col gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('Your documents')}</h2>
        {chosen.length > 0 ? (
          <div className="flex flex-wrap items-center gap-2">
            {chosen.length < shown.length && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => setChosenIds(shown.map(({ id }) => id))}
              >
                {t('Select all {length}', { length: formatCount(shown.length) })}
              </Button>
            )}
            <TagEditor
              documents={chosen}
              known={tags}
              label={t('Tags of {count}', { count: countDocuments(chosen.length) })}
              text={t('Tags')}
            />
            <DeleteSelected chosen={chosen} onDeleted={() => setChosenIds([])} />
            <Button size="sm" variant="outline" onClick={() => setChosenIds([])}>
              {t('Cancel')}
            </Button>
          </div>
        ) : (
          !isFiltered(arrangement) && <DeleteAll count={documents.length} more={list.hasNextPage} />
        )}
      </div>
      {(documents.length > 1 || isArranged) && (
        <ArrangeBar
          documents={documents}
          arrangement={arrangement}
          tags={tags}
          onArrange={setArrangement}
        />
      )}
      {shown.length === 0 ? (
        <NothingFits
          title={t('No matching documents')}
          action={t('Show all documents')}
          onShowAll={() => setArrangement(unarranged)}
        />
      ) : (
        <Card>
          <ul className="divide-y">
            {shown.map((document) => (
              <li key={document.id}>
                <DocumentRow
                  document={document}
                  chosen={chosenIds.includes(document.id)}
                  onToggle={() => toggle(document.id)}
                  known={tags}
                  onTag={(tag) => setArrangement({ ...arrangement, tag })}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <LoadMore list={list} />
    </section>
  )
}
