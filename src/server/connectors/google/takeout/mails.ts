import type { ImportFile } from '../../connector.ts'
import { importMail } from '../../gmail/import-mail.ts'
import { baseName, type ArchiveFile } from '../../open-archive.ts'
import type { Read } from './piece.ts'

/** Mail, read like a mailbox file imported on its own. */
export const readMails: Read = async function* (file, { signal }) {
  for await (const { items, skipped = [], failures = [] } of importMail([asFile(file)], signal)) {
    yield { items, skipped, failures }
  }
}

/** Random access within a file in an archive is used only near its beginning. */
function asFile({ path, size, stream }: ArchiveFile): ImportFile {
  return {
    name: baseName(path),
    size,
    stream,
    async read(from, length) {
      const parts: Buffer[] = []
      let found = 0
      for await (const part of stream()) {
        parts.push(part)
        found += part.length
        if (found >= from + length) break
      }
      return Buffer.concat(parts).subarray(from, from + length)
    },
  }
}
