import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchResult } from '#shared/documents.ts'
import { limits } from '#shared/limits.ts'
import { screenHeads } from '#shared/screens.ts'
import { Page } from '#web/ui/page.tsx'
import { failed } from '#web/failure.ts'
import { usePageState } from '#web/use-page-state.ts'
import { t } from '#web/words/translate.ts'
import { tagsOf } from './arrange.ts'
import { DocumentList } from './document-list.tsx'
import { DropOverlay } from '#web/ui/drop-overlay.tsx'
import { Guidelines } from './guidelines.tsx'
import { documentList, searchDocuments } from '#web/parts/documents/queries.ts'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { UploadButton } from '#web/parts/documents/upload-button.tsx'
import { UploadQueue } from '#web/parts/documents/upload-queue.tsx'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { useUploads } from '#web/parts/documents/use-uploads.ts'

type Found = { query: string; results: SearchResult[] }

export function DocumentsPage() {
  // Here rather than in the list, so that polling continues while search results replace the list.
  const list = useInfiniteQuery({ ...documentList, refetchInterval: limits.documentsPollMs })
  const { uploads, add, again, dismiss } = useUploads()
  const upload = (files: File[]) => void add(files)
  const hovering = useFileDrop(upload)
  const [found, setFound] = usePageState<Found | null>('document-search', null)
  const [text, setText] = useState(found?.query ?? '')
  const [tag, setTag] = usePageState('document-search-tag', '')
  const tags = tagsOf(list.data ?? [])
  const search = useMutation({
    mutationFn: searchDocuments,
    onSuccess: (results, { query }) => setFound({ query, results }),
    onError: failed(t('Search failed')),
  })
  const clearSearch = () => {
    setFound(null)
    setText('')
  }

  return (
    <Page
      {...screenHeads.documents}
      actions={<UploadButton label={t('Upload documents')} onFiles={upload} />}
    >
      <SearchBox
        text={text}
        onText={setText}
        pending={search.isPending}
        tags={tags}
        tag={tag}
        onTag={setTag}
        onSearch={(query) => search.mutate({ query, ...(tag === '' ? {} : { tag }) })}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <UploadQueue uploads={uploads} onAgain={again} onDismiss={dismiss} />
          {found ? (
            <SearchResults {...found} onClear={clearSearch} />
          ) : (
            <DocumentList
              list={list}
              uploadButton={<UploadButton label={t('Upload documents')} onFiles={upload} />}
            />
          )}
        </div>
        <Guidelines />
      </div>
      {hovering && <DropOverlay text={t('Drop files to upload them')} />}
    </Page>
  )
}
