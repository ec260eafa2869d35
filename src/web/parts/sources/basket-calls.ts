import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  deleteBasket,
  readBasket,
  sendBasket as sendBasketCall,
  startBasket as startBasketCall,
} from '#shared/calls/sources.ts'
import type { ImportBasket, ImportStart } from '#shared/sources.ts'
import { parseAnswer, request, requestJson } from '#web/api.ts'
import { sendForm } from '#web/send-form.ts'
import { listedSource, type ListedSource } from './queries.ts'

export const basketQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => requestJson(readBasket, { params: { id }, signal }),
  })

type Sent = { onProgress: (share: number) => void; signal: AbortSignal }

export async function sendBasket(files: readonly File[], sent: Sent): Promise<ImportBasket> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return parseAnswer(sendBasketCall, await sendForm(sendBasketCall, form, sent))
}

/** Answers the sources into which is imported. */
export const startBasket = (id: string, start: ImportStart): Promise<ListedSource[]> =>
  requestJson(
    { ...startBasketCall, answer: z.array(listedSource) },
    { params: { id }, json: start },
  )

export async function forgetBasket(id: string): Promise<void> {
  await request(deleteBasket, { params: { id } })
}
