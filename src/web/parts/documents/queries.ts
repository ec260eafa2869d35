import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  deleteDocument as deleteDocumentCall,
  deleteDocuments,
  listDocuments,
  search,
  tagDocuments,
} from '#shared/calls/documents.ts'
import { readQuota } from '#shared/calls/account.ts'
import type { DocumentView, SearchRequest, SearchResponse } from '#shared/documents.ts'
import type { TagChange } from '#shared/tags.ts'
import { parseResponse, request, requestJson } from '#web/api.ts'
import { undoOf } from '#web/parts/deletions/deletions.ts'

/** Everything that changes when documents are added, deleted or processed. */
export const documentsKey = ['documents'] as const

/** All loaded pages of the list, newest first. */
export const documentList = infiniteQueryOptions({
  queryKey: [...documentsKey, 'list'],
  queryFn: async ({ pageParam, signal }) => {
    const response = await request(listDocuments, { query: { cursor: pageParam }, signal })
    return {
      documents: parseResponse(listDocuments, await response.text()),
      nextCursor: response.headers.get('x-next-cursor') ?? undefined,
    }
  },
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }): DocumentView[] => pages.flatMap((page) => page.documents),
})

/** How much the person may store and ask, and how much of it is used. */
export const quotaQuery = queryOptions({
  queryKey: [...documentsKey, 'quota'],
  queryFn: ({ signal }) => requestJson(readQuota, { signal }),
})

export async function searchDocuments(sought: SearchRequest): Promise<SearchResponse['results']> {
  return (await requestJson(search, { json: sought })).results
}

export const changeDocumentTags = (change: TagChange) => requestJson(tagDocuments, { json: change })

/** Returns the document's name, and the ids that undo its deletion. */
export async function deleteDocument(id: string) {
  const response = await request(deleteDocumentCall, { params: { id } })
  const { filename } = parseResponse(deleteDocumentCall, await response.text())
  return { filename, undo: undoOf(response) }
}

export async function deleteAllDocuments() {
  const response = await request(deleteDocuments)
  const { deletedCount } = parseResponse(deleteDocuments, await response.text())
  return { deletedCount, undo: undoOf(response) }
}
