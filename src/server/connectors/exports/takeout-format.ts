import type { Finding } from '../gather-pages.ts'
import type { Piece, Read } from '../google/takeout/piece.ts'
import type { ArchiveFile } from '../open-archive.ts'
import type { Context } from './format.ts'

/** Reads a file with the reader for the same form in a Google archive. */
export const fromTakeout = (read: Read) =>
  async function* (file: ArchiveFile, { files, signal }: Context): AsyncGenerator<Finding> {
    const byPath = new Map(files.map((each) => [each.path, each]))
    for await (const piece of read(file, { owner: new Set(), files: byPath, signal })) {
      yield* findingsOf(piece)
    }
  }

function* findingsOf({ items = [], skipped = [], failures = [], notes = [] }: Piece) {
  for (const item of items) yield { item }
  for (const { reason, count } of skipped) yield { skipped: reason, count }
  for (const { item, reason } of failures) yield { failed: item, reason }
  for (const note of notes) yield { note }
}
