import { queryOptions } from '@tanstack/react-query'
import { documentContent, passageView, sheetWindow } from '#shared/documents.ts'
import { request, requestJson } from '#web/api.ts'

const pathOf = (documentId: string) => `/api/documents/${encodeURIComponent(documentId)}`

/** The file as it was uploaded. */
export const originalPath = (documentId: string) => `${pathOf(documentId)}/original`

export const contentOf = (documentId: string) =>
  queryOptions({
    queryKey: ['viewer', 'content', documentId],
    queryFn: ({ signal }) =>
      requestJson(documentContent, `${pathOf(documentId)}/content`, { signal }),
    gcTime: 60_000,
  })

export const passageOf = (passageId: string) =>
  queryOptions({
    queryKey: ['viewer', 'passage', passageId],
    queryFn: ({ signal }) =>
      requestJson(passageView, `/api/passages/${encodeURIComponent(passageId)}`, { signal }),
  })

/** The rows of a sheet from `from` on, counted from 0; the server decides how many it sends. */
export const sheetRows = (documentId: string, sheet: number, from: number) =>
  queryOptions({
    queryKey: ['viewer', 'sheet', documentId, sheet, from],
    queryFn: ({ signal }) =>
      requestJson(sheetWindow, `${pathOf(documentId)}/sheets/${sheet}?from=${from}`, { signal }),
    gcTime: 60_000,
  })

export async function loadOriginal(documentId: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await request(originalPath(documentId), { signal })
  return new Uint8Array(await response.arrayBuffer())
}
