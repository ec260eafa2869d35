import { watchedFolderLimits } from '#shared/watched-folder.ts'
import type { FolderStore } from './folder-store.ts'
import { importBatch, type ImportDeps, type Outcome, type Outcomes } from './import-batch.ts'
import { compareFiles, emptyState, type FolderState, type KnownFile } from './known-files.ts'
import { FolderProblem, listFiles, realFolder, type FoundFile } from './list-files.ts'
import { openFile, type OpenFile } from './open-file.ts'

export type ScanDeps = ImportDeps & { folders: FolderStore }
type Place = { userId: string; root: string; folder: string }

/** Files imported together; their outcome is stored after each batch. */
const batchFiles = 50

/**
 * Scans a person's folder and imports the files that have not changed since the last scan. A scan
 * that is interrupted is simply repeated: known contents are not imported again.
 */
export async function scanFolder(
  deps: ScanDeps,
  { userId, root, folder }: Place,
  signal: AbortSignal,
): Promise<void> {
  const { folders } = deps
  let real: string
  let ready: string[] = []
  try {
    real = await realFolder(root, folder)
    const files = await listFiles(real, signal)
    const look = (state: FolderState) => {
      const compared = compareFiles(state, files, Date.now())
      ready = compared.ready
      return compared.next
    }
    if (!(await folders.change(userId, look, { scanned: true }))) return
  } catch (error) {
    if (!(error instanceof FolderProblem)) throw error
    const { message: problem } = error
    await folders.change(userId, (state) => ({ ...state, problem }), { scanned: true })
    return
  }
  for (let at = 0; at < ready.length; at += batchFiles) {
    signal.throwIfAborted()
    const known = await folders.find(userId)
    if (!known) return
    const batch = ready.slice(at, at + batchFiles).flatMap((name) => {
      const file = known.files[name]
      return file ? [[name, file] as const] : []
    })
    const outcomes = await importNew(deps, userId, { real, batch, known }, signal)
    await folders.change(userId, (state) => withOutcomes(state, outcomes))
  }
}

type Batch = {
  real: string
  batch: readonly (readonly [string, FoundFile])[]
  known: FolderState
}

/** Does not import contents again that were imported before. */
async function importNew(
  deps: ImportDeps,
  userId: string,
  { real, batch, known }: Batch,
  signal: AbortSignal,
): Promise<Outcomes> {
  await using open = await openFiles(real, batch)
  const contents = new Set(known.contents)
  const outcomes: Outcomes = new Map()
  const fresh: { open: OpenFile; content: string }[] = []
  for (const file of open.files) {
    const content = await file.digest()
    if (contents.has(content)) outcomes.set(file.path, { state: 'imported', content })
    else fresh.push({ open: file, content })
  }
  if (fresh.length === 0) return outcomes
  return new Map([...outcomes, ...(await importBatch(deps, userId, fresh, signal))])
}

/** The files that can be opened and have not changed; the others are left for the next scan. */
export async function openFiles(folder: string, files: Batch['batch']) {
  const opened: OpenFile[] = []
  for (const [name, found] of files) {
    const file = await openFile(folder, name, found)
    if (file) opened.push(file)
  }
  return {
    files: opened,
    async [Symbol.asyncDispose]() {
      for (const file of opened) await file[Symbol.asyncDispose]()
    },
  }
}

function withOutcomes(state: FolderState, outcomes: Outcomes): FolderState {
  const files = { ...state.files }
  const contents = new Set(state.contents)
  for (const [name, outcome] of outcomes) {
    const known = files[name]
    if (known) files[name] = after(known, outcome)
    if (outcome.state === 'imported') contents.add(outcome.content)
  }
  return { ...emptyState, files, contents: [...contents].slice(-watchedFolderLimits.files) }
}

const after = ({ size, modified }: KnownFile, outcome: Outcome): KnownFile => ({
  size,
  modified,
  state: outcome.state,
  ...('reason' in outcome ? { reason: outcome.reason } : {}),
})
