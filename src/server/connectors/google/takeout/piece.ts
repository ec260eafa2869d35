import type { ArchiveFile } from '../../open-archive.ts'
import type { Item, Page } from '../../connector.ts'

/** Part of a file's content, before it is grouped into pages. */
export type Piece = Pick<Page, 'skipped' | 'failures' | 'notes'> & { items?: Item[] }

export type Context = {
  /** Addresses of the export's owner, in lower case. */
  owner: ReadonlySet<string>
  /** All files of the export by path. */
  files: ReadonlyMap<string, ArchiveFile>
  signal: AbortSignal
}

/** Reads one file of an export. */
export type Read = (file: ArchiveFile, context: Context) => AsyncIterable<Piece>

export const itemPiece = (item: Item): Piece => ({ items: [item] })
export const skippedPiece = (reason: string, count = 1): Piece => ({ skipped: [{ reason, count }] })

export const unreadable = (item: string): Piece => ({
  failures: [{ item, reason: 'This entry is not as Google writes it' }],
})
