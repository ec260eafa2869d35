import { queryOptions } from '@tanstack/react-query'
import { urlOf } from '#shared/calls/call.ts'
import {
  downloadOriginal,
  readContent,
  readPassage,
  readSheet,
  showPicture,
} from '#shared/calls/documents.ts'
import { request, requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'

/** The original file. */
export const originalPath = (documentId: string) =>
  urlOf(downloadOriginal, { params: { id: documentId } })

/** The image of a picture. */
export const pictureAddress = (documentId: string, size: 'small' | 'large') =>
  urlOf(showPicture, { params: { id: documentId }, query: { size } })

export const contentOf = (documentId: string) =>
  queryOptions({
    queryKey: ['viewer', 'content', documentId],
    queryFn: ({ signal }) => requestJson(readContent, { params: { id: documentId }, signal }),
    gcTime: 60_000,
  })

export const passageOf = (passageId: string) =>
  queryOptions({
    queryKey: ['viewer', 'passage', passageId],
    queryFn: ({ signal }) => requestJson(readPassage, { params: { id: passageId }, signal }),
  })

/** The rows of a sheet from `from` on, counted from 0; the server decides how many it sends. */
export const sheetRows = (documentId: string, sheet: number, from: number) =>
  queryOptions({
    queryKey: ['viewer', 'sheet', documentId, sheet, from, timeZone()],
    queryFn: ({ signal }) => {
      const query = { from, timeZone: timeZone() }
      return requestJson(readSheet, { params: { id: documentId, index: sheet }, query, signal })
    },
    gcTime: 60_000,
  })

export async function loadOriginal(documentId: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await request(downloadOriginal, { params: { id: documentId }, signal })
  return new Uint8Array(await response.arrayBuffer())
}
