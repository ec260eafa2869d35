import { and, eq } from 'drizzle-orm'
import type { ImportFile } from '#server/connectors/connector.ts'
import type { Database } from '#server/db/open.ts'
import { open } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { importChunks } from '../tables.ts'

export const chunkBytes = 1024 * 1024
/** Open chunks per file, for random access in an archive. */
const openChunks = 4

export const chunkContext = (userId: string, fileId: string, ordinal: number) => ({
  table: 'import_chunks',
  id: `${fileId}:${ordinal}`,
  userId,
})

type Stored = {
  db: Database
  keys: PersonKeys
  userId: string
  id: string
  name: string
  size: number
  mapping?: ImportFile['mapping'] | undefined
  key?: string | undefined
}

/** A stored file that keeps only a few chunks open at a time. */
export function readable(stored: Stored): ImportFile {
  const { db, keys, userId, id, name, size, mapping, key } = stored
  const kept = new Map<number, Buffer>()

  async function chunk(ordinal: number): Promise<Buffer> {
    const known = kept.get(ordinal)
    if (known) return known
    const [row] = await db.asUser(userId, (tx) =>
      tx
        .select({ sealed: importChunks.sealed })
        .from(importChunks)
        .where(
          and(
            eq(importChunks.userId, userId),
            eq(importChunks.fileId, id),
            eq(importChunks.ordinal, ordinal),
          ),
        ),
    )
    if (!row) throw new Error('a piece of an import is missing')
    const bytes = open(keys.files, chunkContext(userId, id, ordinal), row.sealed)
    const [oldest] = kept.keys()
    if (kept.size >= openChunks && oldest !== undefined) kept.delete(oldest)
    kept.set(ordinal, bytes)
    return bytes
  }

  return {
    name,
    size,
    ...(mapping ? { mapping } : {}),
    ...(key === undefined ? {} : { key }),
    async read(from, length) {
      const end = Math.min(size, from + length)
      const parts: Buffer[] = []
      for (let at = Math.max(0, from); at < end;) {
        const ordinal = Math.floor(at / chunkBytes)
        const bytes = await chunk(ordinal)
        const start = at - ordinal * chunkBytes
        const part = bytes.subarray(start, Math.min(bytes.length, start + end - at))
        if (part.length === 0) break
        parts.push(part)
        at += part.length
      }
      return Buffer.concat(parts)
    },
    async *stream() {
      for (let ordinal = 0; ordinal * chunkBytes < size; ordinal++) yield await chunk(ordinal)
    },
  }
}

/** Cuts chunks of any size to one size; the last may be smaller. */
export async function* chunksOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  for await (const part of bytes) {
    parts.push(part)
    length += part.length
    while (length >= chunkBytes) {
      const whole = Buffer.concat(parts)
      yield whole.subarray(0, chunkBytes)
      parts = [whole.subarray(chunkBytes)]
      length -= chunkBytes
    }
  }
  if (length > 0) yield Buffer.concat(parts)
}
