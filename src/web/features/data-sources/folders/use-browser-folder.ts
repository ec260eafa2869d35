import { useQuery, useQueryClient } from '@tanstack/react-query'
import { failed } from '#web/failure.ts'
import { askToRead } from '#web/parts/folders/folder-access.ts'
import { filesOfHandle } from '#web/parts/folders/folder-files.ts'
import type { FolderFile } from '#web/ui/dropped-folder.ts'
import {
  changeFolder,
  forgetFolder,
  keepFolder,
  newFolder,
  recallFolder,
} from '#web/parts/folders/folder-memory.ts'
import { browserFolderQuery, folderKey, folderProgressQuery } from '#web/parts/folders/queries.ts'
import { sendFolder } from '#web/parts/folders/send-folder.ts'
import { sentNotice } from '#web/parts/folders/sent-notice.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'

/** The folder that the person chose in this browser, and its actions. */
export function useBrowserFolder(personId: string) {
  const client = useQueryClient()
  const { data: folder } = useQuery(browserFolderQuery(personId))
  const { data: progress } = useQuery(folderProgressQuery)
  const refresh = () => client.invalidateQueries({ queryKey: folderKey })

  const reportFailure = failed(t('The folder could not be imported completely.'))
  /** Another folder replaces the previous one; the same one resumes where it stopped. */
  async function send(
    name: string,
    files: readonly FolderFile[],
    handle?: FileSystemDirectoryHandle,
  ) {
    try {
      const before = await recallFolder(personId)
      const kept = before?.name === name ? before : newFolder(name)
      await keepFolder(personId, { ...kept, ...(handle ? { handle } : {}) })
      await refresh()
      notify(sentNotice(name, await sendFolder(client, personId, files)))
    } catch (error) {
      reportFailure(error instanceof Error ? error : new Error())
    } finally {
      await refresh()
    }
  }
  const sendChosen = (files: readonly FolderFile[]) => {
    const [name = ''] = files[0]?.path.split('/') ?? []
    if (files.length > 0) return send(name, files)
    notify(emptyNotice)
    return undefined
  }

  return {
    folder,
    progress,
    sendChosen,
    /** Asks for a folder and keeps the access to it. */
    watch: async (): Promise<void> => {
      const handle = await window.showDirectoryPicker?.({ mode: 'read' }).catch(() => undefined)
      if (handle) await send(handle.name, await filesOfHandle(handle), handle)
    },
    /** Checks the watched folder now, and asks for access if the browser has forgotten it. */
    check: async (): Promise<void> => {
      const handle = folder?.handle
      if (!handle) return
      if (!(await askToRead(handle))) return notify(refusedNotice)
      try {
        await send(handle.name, await filesOfHandle(handle), handle)
      } catch {
        notify(goneNotice)
      }
    },
    /** The import with waiting files is opened, and no longer listed here. */
    open: async (draft: string): Promise<void> => {
      await changeFolder(personId, (now) => ({
        ...now,
        waiting: now.waiting.filter((one) => one.draft !== draft),
      }))
      await refresh()
    },
    forget: async (): Promise<void> => {
      await forgetFolder(personId)
      await refresh()
      notify(forgottenNotice)
    },
  }
}

const emptyNotice = {
  title: t('Nothing in this folder'),
  description: t('It has no files that Trove could import.'),
  destructive: true,
}
const refusedNotice = {
  title: t('No access'),
  description: t('The browser does not let Trove read this folder. Allow it, or choose it again.'),
  destructive: true,
}
const goneNotice = {
  title: t('The folder is gone'),
  description: t('It may have been moved or renamed. Choose it again.'),
  destructive: true,
}
const forgottenNotice = {
  title: t('Folder forgotten'),
  description: t('Everything imported from it stays.'),
}
