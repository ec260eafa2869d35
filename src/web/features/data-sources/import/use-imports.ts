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
import { t } from '#web/words/translate.ts'
import { omitKey } from '../omit-key.ts'

/** Upload progress, 0 to 1, by source. */
export type Sending = Readonly<Record<string, number>>

/** Imports started on this screen. `onFinished` is called when one has ended. */
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
      failed(t('Failed to import the files'))(error instanceof Error ? error : new Error())
      return false
    } finally {
      await refreshSources(queryClient)
      setSending((now) => omitKey(now, id))
    }
  }
  /** Waits for imports on the server; only the last of several ends is reported. */
  const follow = async (ids: readonly string[]): Promise<void> => {
    await refreshSources(queryClient)
    const all = await Promise.all(ids.map((id) => ended(queryClient, id)))
    const finished = all.filter((source) => source !== undefined)
    const [only] = finished
    if (only && finished.length === 1) onFinished(only)
    else if (finished.length > 1) {
      const names = finished.map(({ name }) => name).join(', ')
      notify({
        title: t('Import finished'),
        description: t('{names}: each card has its report.', { names }),
      })
    }
    await refreshSources(queryClient)
  }
  /** Uploads files to one source. */
  const start = async (id: string, files: readonly File[]): Promise<void> => {
    if (await send(id, files)) await follow([id])
  }
  return { sending, start, follow }
}

/**
 * Waits until the list, which is polled meanwhile, shows no run of the source any more. Returns
 * nothing for a run stopped by the person, and for a deleted source.
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
