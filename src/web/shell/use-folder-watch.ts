import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { mayRead, settledFiles } from '#web/parts/folders/folder-access.ts'
import { filesOfHandle } from '#web/parts/folders/folder-files.ts'
import { fileKey } from '#web/parts/folders/folder-memory.ts'
import { browserFolderQuery } from '#web/parts/folders/queries.ts'
import { newFiles, sendFolder } from '#web/parts/folders/send-folder.ts'
import { sentNotice } from '#web/parts/folders/sent-notice.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'

const checkEveryMs = 20_000

/** Imports the new files of the folder that the person watches in this browser. */
export function useFolderWatch(): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const personId = me?.id ?? ''
  const { data: folder } = useQuery(browserFolderQuery(personId))
  const seen = useRef<ReadonlySet<string>>(new Set())
  const isBusy = useRef(false)
  const check = useEffectEvent(async () => {
    const handle = folder?.handle
    if (!handle || isBusy.current || !(await mayRead(handle))) return
    isBusy.current = true
    try {
      const fresh = newFiles(folder, await filesOfHandle(handle))
      const settled = settledFiles(fresh, seen.current, Date.now())
      seen.current = new Set(fresh.map(fileKey))
      if (settled.length === 0) return
      const sent = await inOneTab(() => sendFolder(client, personId, settled))
      if (!sent) return
      notify({
        ...sentNotice(handle.name, sent),
        action: { label: t('Show'), onSelect: () => void navigate({ to: '/data-sources' }) },
      })
    } catch {
      // The folder is gone or the server unavailable: the next check tries again.
    } finally {
      isBusy.current = false
    }
  })
  const isWatching = folder?.handle !== undefined
  useEffect(() => {
    if (!isWatching) return undefined
    const timer = window.setInterval(() => void check(), checkEveryMs)
    void check()
    return () => window.clearInterval(timer)
  }, [isWatching])
}

/** Does nothing if another tab is sending. */
const inOneTab = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  navigator.locks.request('trove-folder', { ifAvailable: true }, async (lock) =>
    lock ? work() : undefined,
  )
