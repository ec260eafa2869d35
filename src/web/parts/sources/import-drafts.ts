import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  deleteDraft,
  readDraft,
  sendDraft as sendDraftCall,
  startDraft as startDraftCall,
} from '#shared/calls/sources.ts'
import type { ImportDraft, ImportStart } from '#shared/sources.ts'
import { parseResponse, request, requestJson } from '#web/api.ts'
import { sendForm } from '#web/send-form.ts'
import { listedSource, type ListedSource } from './queries.ts'

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => requestJson(readDraft, { params: { id }, signal }),
  })

type Sent = { onProgress: (share: number) => void; signal: AbortSignal }

export async function sendDraft(files: readonly File[], sent: Sent): Promise<ImportDraft> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return parseResponse(sendDraftCall, await sendForm(sendDraftCall, form, sent))
}

/** Returns the sources that import. */
export const startDraft = (id: string, start: ImportStart): Promise<ListedSource[]> =>
  requestJson(
    { ...startDraftCall, response: z.array(listedSource) },
    { params: { id }, json: start },
  )

export async function forgetDraft(id: string): Promise<void> {
  await request(deleteDraft, { params: { id } })
}
