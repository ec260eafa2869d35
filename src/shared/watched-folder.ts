import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

export const watchedFolderLimits = {
  /** Files that one folder may have. */
  files: 20_000,
  /** Folders within folders. */
  depth: 12,
  /** Waiting or refused files that are listed. */
  listed: 100,
} as const

const watchedFile = z.object({
  /** Its path within the folder. */
  name: z.string(),
  /** The open question, or why it was refused, in plain words. */
  reason: z.string(),
})
export type WatchedFile = z.infer<typeof watchedFile>

/**
 * POST /api/imports/folder: the outcome for each file of a folder chosen in the browser, in the order
 * in which they were sent.
 */
export const folderImport = z.object({
  files: z.array(
    z.object({
      state: z.enum(['imported', 'waiting', 'refused']),
      /** The open question, or why it was refused, in plain words. */
      reason: z.optional(z.string()),
    }),
  ),
  /** The import with the waiting files, which has not been started. */
  draft: z.optional(z.string()),
})
export type FolderImport = z.infer<typeof folderImport>

/** GET /api/watched-folder: the person's folder on the server. */
export const watchedFolderView = z.object({
  /** Where the folder is, or would be; null if the server watches none. */
  path: z.nullable(z.string()),
  watching: z.boolean(),
  /** Why it cannot be read at the moment. */
  problem: z.optional(z.string()),
  scannedAt: z.nullable(z.iso.datetime()),
  /** Files that were imported, or whose content was there already. */
  imported: count,
  /** Files that are imported as soon as they stop changing. */
  arriving: count,
  /** Files that need an answer from the person, and files that cannot be imported. */
  waiting: z.object({ count, files: z.array(watchedFile) }),
  refused: z.object({ count, files: z.array(watchedFile) }),
})
export type WatchedFolderView = z.infer<typeof watchedFolderView>
