import { z } from 'zod'
import type { FoundFile, FoundFiles } from './list-files.ts'

const found = { size: z.number(), modified: z.number() }

/** What is known of a file in the folder. */
const knownFile = z.object({
  ...found,
  /** `new` until it has stopped changing and is imported. */
  state: z.enum(['new', 'imported', 'waiting', 'refused']),
  /** The open question, or why it was refused. */
  reason: z.string().optional(),
  /** The file of an import that the person has opened to answer the question. */
  draftFile: z.string().optional(),
})
export type KnownFile = z.infer<typeof knownFile>

export const folderState = z.object({
  files: z.record(z.string(), knownFile),
  /** Digests of contents that were imported, so that a file may be moved and renamed. */
  contents: z.array(z.string()),
  problem: z.string().optional(),
})
export type FolderState = z.infer<typeof folderState>

export const emptyState: FolderState = { files: {}, contents: [] }

/** A file that was written a moment ago may not be complete. */
const settleMs = 5_000

const isSame = (known: KnownFile | undefined, now: FoundFile): known is KnownFile =>
  known !== undefined && known.size === now.size && known.modified === now.modified

/** The new state after a scan, and the files that have not changed since the last one. */
export function compareFiles(state: FolderState, files: FoundFiles, now: number) {
  const ready: string[] = []
  const entries = [...files].map(([name, one]): [string, KnownFile] => {
    const known = state.files[name]
    if (!isSame(known, one)) return [name, { ...one, state: 'new' }]
    if (known.state === 'new' && now - one.modified >= settleMs) ready.push(name)
    return [name, known]
  })
  const next: FolderState = { files: Object.fromEntries(entries), contents: state.contents }
  return { next, ready }
}
