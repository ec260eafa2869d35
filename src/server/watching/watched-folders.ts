import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ImportDraft } from '#shared/sources.ts'
import { sourceLimits } from '#shared/sources.ts'
import { watchedFolderLimits, type WatchedFolderView } from '#shared/watched-folder.ts'
import { AppError } from '#server/errors.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { ImportDrafts } from '#server/sources/import-drafts.ts'
import { openFiles, scanFolder, type ScanDeps } from './scan-folder.ts'
import type { FolderState, KnownFile } from './known-files.ts'
import { FolderProblem, realFolder } from './list-files.ts'
import type { FolderStore } from './folder-store.ts'

type Deps = Omit<ScanDeps, 'folders'> & {
  /** The folder on the server with a folder for each person; without it, none is watched. */
  root: string | undefined
  folders: FolderStore
  importDrafts: ImportDrafts
  queue: Queue
}
export type WatchedFolders = ReturnType<typeof createWatchedFolders>

const notOffered = () =>
  new AppError(
    'unavailable',
    'folder.not_offered',
    'This server watches no folders. Whoever runs it can turn that on with WATCHED_FOLDERS.',
  )
const notWatched = () =>
  new AppError('not_found', 'folder.not_watched', 'Your folder is not being watched.')

/** Each person's folder on the server, whose new files are imported. */
export function createWatchedFolders(deps: Deps) {
  const { root, folders, importDrafts, queue } = deps
  /** Named by the account, so that nobody's folder is another person's. */
  const pathOf = (userId: string) => (root === undefined ? null : path.join(root, userId))

  async function view(userId: string): Promise<WatchedFolderView> {
    const known = root === undefined ? undefined : await folders.find(userId)
    const files = Object.entries(known?.files ?? {})
    const count = (state: KnownFile['state']) => files.filter(([, file]) => file.state === state)
    const listed = (state: 'waiting' | 'refused') => {
      const all = count(state)
      const some = all.slice(0, watchedFolderLimits.listed)
      return {
        count: all.length,
        files: some.map(([name, { reason = '' }]) => ({ name, reason })),
      }
    }
    return {
      path: pathOf(userId),
      watching: known !== undefined,
      ...(known?.problem === undefined ? {} : { problem: known.problem }),
      scannedAt: known?.scannedAt?.toISOString() ?? null,
      imported: count('imported').length,
      arriving: count('new').length,
      waiting: listed('waiting'),
      refused: listed('refused'),
    }
  }

  const scanSoon = (userId: string) => queue.send('scan-folder', { userId }, userId)

  return {
    view,

    async watch(userId: string): Promise<WatchedFolderView> {
      const folder = pathOf(userId)
      if (root === undefined || folder === null) throw notOffered()
      await makeFolder(folder)
      await realFolder(root, folder).catch(explain)
      await folders.add(userId)
      await scanSoon(userId)
      return view(userId)
    },

    async unwatch(userId: string): Promise<WatchedFolderView> {
      await folders.remove(userId)
      return view(userId)
    },

    /** Scans now. Refused files are tried again, since there may be more room for them. */
    async scanNow(userId: string): Promise<WatchedFolderView> {
      if (root === undefined) throw notOffered()
      const changed = await folders.change(userId, (state) =>
        withFiles(state, (file) => (file.state === 'refused' ? { ...file, state: 'new' } : file)),
      )
      if (!changed) throw notWatched()
      await scanSoon(userId)
      return view(userId)
    },

    /** Opens the waiting files as an import, in which the person answers their questions. */
    async review(userId: string): Promise<ImportDraft> {
      const folder = pathOf(userId)
      if (root === undefined || folder === null) throw notOffered()
      const known = await folders.find(userId)
      if (!known) throw notWatched()
      const waiting = Object.entries(known.files)
        .filter(([, { state }]) => state === 'waiting')
        .slice(0, sourceLimits.importFiles)
      const real = await realFolder(root, folder).catch(explain)
      await using open = await openFiles(real, waiting)
      if (open.files.length === 0) throw nothingWaits()
      const draft = await importDrafts.open(
        userId,
        open.files.map(({ file }) => file),
      )
      const ids = new Map(open.files.map(({ path: name }, index) => [name, draft.files[index]?.id]))
      await folders.change(userId, (state) =>
        withFiles(state, (file, name) => {
          const draftFile = ids.get(name)
          return draftFile === undefined ? file : { ...file, draftFile }
        }),
      )
      return draft
    },

    /** An import has started; the folder's files in it no longer wait. */
    async started(userId: string, fileIds: readonly string[]): Promise<void> {
      if (root === undefined) return
      const known = await folders.find(userId)
      const isStarted = ({ draftFile }: KnownFile) =>
        draftFile !== undefined && fileIds.includes(draftFile)
      if (!known || !Object.values(known.files).some(isStarted)) return
      await folders.change(userId, (state) =>
        withFiles(state, (file) => (isStarted(file) ? importedNow(file) : file)),
      )
    },

    /** Everybody whose folder is to be scanned. */
    due: async (): Promise<string[]> => (root === undefined ? [] : folders.people()),

    scan: async (userId: string, signal: AbortSignal): Promise<void> => {
      const folder = pathOf(userId)
      if (root !== undefined && folder !== null) {
        await scanFolder(deps, { userId, root, folder }, signal)
      }
    },
  }
}

const nothingWaits = () =>
  new AppError(
    'conflict',
    'folder.nothing_waits',
    'The waiting files have changed or are gone. Check the folder again in a minute.',
  )

const importedNow = ({ size, modified }: KnownFile): KnownFile => ({
  size,
  modified,
  state: 'imported',
})

function withFiles(
  state: FolderState,
  change: (file: KnownFile, name: string) => KnownFile,
): FolderState {
  const files = Object.entries(state.files).map(
    ([name, file]) => [name, change(file, name)] as const,
  )
  return { ...state, files: Object.fromEntries(files) }
}

/** Only the person's own folder is made: a missing root is a mistake in the settings. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o770 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
    throw new AppError(
      'unavailable',
      'folder.no_root',
      'The server cannot create your folder. Whoever runs it has to check WATCHED_FOLDERS.',
      { cause: error },
    )
  }
}

function explain(error: unknown): never {
  if (error instanceof FolderProblem) {
    throw new AppError('unavailable', 'folder.unreadable', error.message)
  }
  throw error
}
