import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  authorizeSource,
  changeSource as changeSourceCall,
  createSource as createSourceCall,
  deleteSource as deleteSourceCall,
  forgetSourceData,
  importIntoSource,
  listReports,
  listSources,
  readReport,
  resumeSource,
  stopSource,
} from '#shared/calls/sources.ts'
import {
  sourceLimits,
  sourceView,
  type DeletedSource,
  type NewSource,
  type SourceChange,
  type SourceProgress,
} from '#shared/sources.ts'
import { parseResponse, request, requestJson } from '#web/api.ts'
import { undoOf } from '#web/parts/deletions/deletions.ts'
import { documentsKey } from '#web/parts/documents/queries.ts'
import { sendForm } from '#web/send-form.ts'

const sourcesKey = ['data-sources'] as const

/** The part of a source that the screens need; settings that they do not show may be absent. */
export const listedSource = z.extend(sourceView, {
  lastSync: z.nullish(z.iso.datetime({ offset: true })),
  config: z.partial(sourceView.shape.config),
})
export type ListedSource = z.infer<typeof listedSource>

/** Whether there is progress to follow; a stopped run has none. */
export const isMoving = (progress: SourceProgress | undefined): boolean =>
  progress !== undefined && progress.state !== 'stopped'

/** Fetched every second during an import or sync. */
export const sourceListQuery = queryOptions({
  queryKey: [...sourcesKey, 'list'],
  queryFn: ({ signal }) =>
    requestJson({ ...listSources, response: z.array(listedSource) }, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) =>
    state.data?.some(({ progress }) => isMoving(progress)) ? sourceLimits.pollMs : false,
})

/** The report of the last import or sync, fetched whenever it is opened and while it grows. */
export const reportQuery = (id: string, running: boolean) =>
  queryOptions({
    queryKey: [...sourcesKey, 'report', id],
    queryFn: ({ signal }) => requestJson(readReport, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: running ? sourceLimits.pollMs : false,
  })

/** All stored reports, newest first. */
export const reportsQuery = (id: string) =>
  queryOptions({
    queryKey: [...sourcesKey, 'reports', id],
    queryFn: ({ signal }) => requestJson(listReports, { params: { id }, signal }),
    staleTime: 0,
  })

/** Also refreshes counts of sources elsewhere. */
export async function refreshSources(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: [...documentsKey, 'stats'] })
  await client.invalidateQueries({ queryKey: sourcesKey })
}

/** Returns the new source's id, if the server sends it. */
export async function createSource(source: NewSource): Promise<string | undefined> {
  const answer = await request(createSourceCall, { json: source })
  const body: unknown = await answer.json().catch(() => undefined)
  return z.object({ id: z.string() }).safeParse(body).data?.id
}

export async function changeSource(id: string, change: SourceChange): Promise<void> {
  await request(changeSourceCall, { params: { id }, json: change })
}

/** Returns the deleted amounts, and the ids that undo the deletion. */
export async function deleteSource(id: string) {
  const response = await request(deleteSourceCall, { params: { id } })
  return {
    deleted: parseResponse(deleteSourceCall, await response.text()),
    undo: undoOf(response),
  }
}

/** Deletes the source's data and keeps the connection. */
export const forgetData = (id: string): Promise<DeletedSource> =>
  requestJson(forgetSourceData, { params: { id } })

export async function stopRun(id: string): Promise<void> {
  await request(stopSource, { params: { id } })
}

export async function continueRun(id: string): Promise<void> {
  await request(resumeSource, { params: { id } })
}

/** The address where the person grants access. */
export async function authorizeUrl(id: string): Promise<string> {
  return (await requestJson(authorizeSource, { params: { id } })).url
}

export async function importFiles(
  id: string,
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  await sendForm(importIntoSource, form, { params: { id }, onProgress })
}
