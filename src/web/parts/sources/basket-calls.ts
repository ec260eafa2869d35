import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { importBasket, type ImportBasket, type ImportStart } from '#shared/sources.ts'
import { request, requestJson } from '#web/api.ts'
import { sendForm } from '#web/send-form.ts'
import { listedSource, type ListedSource } from './queries.ts'

const path = '/api/imports'
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`

export const basketQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => requestJson(importBasket, pathOf(id), { signal }),
  })

type Sent = { onProgress: (share: number) => void; signal: AbortSignal }

export async function sendBasket(files: readonly File[], sent: Sent): Promise<ImportBasket> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return importBasket.parse(JSON.parse(await sendForm(path, form, sent)))
}

/** Answers the sources into which is imported. */
export const startBasket = (id: string, start: ImportStart): Promise<ListedSource[]> =>
  requestJson(z.array(listedSource), `${pathOf(id)}/start`, { method: 'POST', json: start })

export async function forgetBasket(id: string): Promise<void> {
  await request(pathOf(id), { method: 'DELETE' })
}
