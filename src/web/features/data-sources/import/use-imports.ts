import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failed } from '#web/failure.ts'
import { notify } from '#web/ui/notice.tsx'
import {
  importFiles,
  isMoving,
  refreshSources,
  sourceListQuery,
  type ListedSource,
} from '#web/parts/sources/queries.ts'
import { without } from '../without.ts'

/** How far files have left the browser, 0 to 1, by the source that they are for. */
export type Sending = Readonly<Record<string, number>>

/** Imports that are started on this screen. `onFinished` hears of one that has ended. */
export function useImports(onFinished: (source: ListedSource) => void) {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<Sending>({})

  const send = async (id: string, files: readonly File[]): Promise<boolean> => {
    const onProgress = (share: number) => setSending((now) => ({ ...now, [id]: share }))
    onProgress(0)
    try {
      await importFiles(id, files, onProgress)
      return true
    } catch (error) {
      failed('Failed to import the files')(error instanceof Error ? error : new Error())
      return false
    } finally {
      await refreshSources(queryClient)
      setSending((now) => without(now, id))
    }
  }
  /** Waits for imports that run on the server; of several only their end is said. */
  const follow = async (ids: readonly string[]): Promise<void> => {
    await refreshSources(queryClient)
    const all = await Promise.all(ids.map((id) => ended(queryClient, id)))
    const finished = all.filter((source) => source !== undefined)
    const [only] = finished
    if (only && finished.length === 1) onFinished(only)
    else if (finished.length > 1) {
      const names = finished.map(({ name }) => name).join(', ')
      notify({ title: 'Import finished', description: `${names}: each card has its report.` })
    }
    await refreshSources(queryClient)
  }
  /** Sends files to one source. */
  const start = async (id: string, files: readonly File[]): Promise<void> => {
    if (await send(id, files)) await follow([id])
  }
  return { sending, start, follow }
}

/**
 * Waits until the list, which is polled meanwhile, tells of no run of the source any more. Answers
 * nothing for a run that the person stopped, and for a source that is gone.
 */
function ended(queryClient: QueryClient, id: string): Promise<ListedSource | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const sources = queryClient.getQueryData(sourceListQuery.queryKey)
      const source = sources?.find((listed) => listed.id === id)
      if (isMoving(source?.progress)) return
      unsubscribe()
      resolve(source?.progress ? undefined : source)
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(check)
    check()
  })
}
