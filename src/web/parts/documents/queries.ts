import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  deletedDocument,
  deletedDocuments,
  documentRoom,
  documentView,
  searchResponse,
  type DocumentView,
  type SearchResponse,
} from '#shared/documents.ts'
import { request, requestJson } from '#web/api.ts'

/** Everything that changes when documents come, go or are processed. */
export const documentsKey = ['documents'] as const

/** All loaded pages of the list, newest first. */
export const documentList = infiniteQueryOptions({
  queryKey: [...documentsKey, 'list'],
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === '' ? '' : `?cursor=${encodeURIComponent(pageParam)}`
    const response = await request(`/api/documents${query}`, { signal })
    return {
      documents: z.array(documentView).parse(await response.json()),
      nextCursor: response.headers.get('x-next-cursor') ?? undefined,
    }
  },
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }): DocumentView[] => pages.flatMap((page) => page.documents),
})

/** How much a guest has stored and may store. */
export const documentRoomQuery = queryOptions({
  queryKey: [...documentsKey, 'room'],
  queryFn: ({ signal }) => requestJson(documentRoom, '/api/documents/room', { signal }),
})

export async function searchDocuments(query: string): Promise<SearchResponse['results']> {
  const options = { method: 'POST', json: { query } } as const
  return (await requestJson(searchResponse, '/api/search', options)).results
}

export async function deleteDocument(id: string): Promise<string> {
  const path = `/api/documents/${encodeURIComponent(id)}`
  return (await requestJson(deletedDocument, path, { method: 'DELETE' })).filename
}

export async function deleteAllDocuments(): Promise<number> {
  return (await requestJson(deletedDocuments, '/api/documents', { method: 'DELETE' })).deletedCount
}
