import { createStore, del, get, set, update } from 'idb-keyval'
import * as z from 'zod/mini'
import type { FolderFile } from '#web/ui/dropped-folder.ts'

const store = createStore('trove-folders', 'folders')

const waitingImport = z.object({ draft: z.string(), count: z.number() })
const remembered = z.object({
  name: z.string(),
  /** The files that were sent, by path, size and time. */
  known: z.array(z.string()),
  waiting: z.array(waitingImport),
  refused: z.array(z.object({ path: z.string(), reason: z.string() })),
  imported: z.number(),
  /** The folder to which the person gave access, if the browser can keep it. */
  handle: z.optional(z.custom<FileSystemDirectoryHandle>()),
})
export type RememberedFolder = z.infer<typeof remembered>

export const newFolder = (name: string): RememberedFolder => ({
  name,
  known: [],
  waiting: [],
  refused: [],
  imported: 0,
})

/** The person's folder in this browser. One for each account, as several may use one browser. */
export async function recallFolder(personId: string): Promise<RememberedFolder | undefined> {
  const found = remembered.safeParse(await get<unknown>(personId, store).catch(() => undefined))
  return found.success ? found.data : undefined
}

export const keepFolder = (personId: string, folder: RememberedFolder): Promise<void> =>
  set(personId, folder, store)

export const forgetFolder = (personId: string): Promise<void> => del(personId, store)

/** Changes the stored data of the folder, unless it was forgotten meanwhile. */
export const changeFolder = (
  personId: string,
  change: (folder: RememberedFolder) => RememberedFolder,
): Promise<void> =>
  update<unknown>(
    personId,
    (now) => {
      const known = remembered.safeParse(now)
      return known.success ? change(known.data) : now
    },
    store,
  )

/** Identifies a file, to recognise one that was already sent. */
export const fileKey = ({ path, file }: FolderFile): string =>
  `${path}|${file.size}|${file.lastModified}`
