import { and, asc, eq } from 'drizzle-orm'
import { createHash, createHmac } from 'node:crypto'
import type { Tx } from '#server/db/open.ts'
import { documentChunks } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { ObjectStore } from '#server/objects/object-store.ts'
import { open, seal } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

const chunkBytes = 1024 * 1024

/** For a stored file that a browser receives unchanged: it runs nothing and loads nothing. */
export const originalPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'"

const sealContext = (userId: string, documentId: string, ordinal: number) => ({
  table: 'document_chunks',
  id: `${documentId}:${ordinal}`,
  userId,
})

/** A keyed digest: equal contents of one person match, and nobody else can compare them. */
export function contentKey(keys: PersonKeys, bytes: Uint8Array): Buffer {
  const hash = createHash('sha256').update(bytes).digest()
  return createHmac('sha256', keys.index).update('content:').update(hash).digest()
}

export async function storeOriginal(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  documentId: string,
  bytes: Uint8Array,
): Promise<void> {
  for (let ordinal = 0; ordinal * chunkBytes < bytes.length; ordinal++) {
    const part = bytes.subarray(ordinal * chunkBytes, (ordinal + 1) * chunkBytes)
    const sealed = seal(keys.files, sealContext(userId, documentId, ordinal), part)
    await tx.insert(documentChunks).values({ userId, documentId, ordinal, sealed })
  }
}

/** Parts fetched from another store at once. */
const fetched = 8

/** The original bytes, wherever its parts are. */
export async function readOriginal(
  tx: Tx,
  keys: PersonKeys,
  objects: ObjectStore | undefined,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<Buffer> {
  const chunks = await tx
    .select()
    .from(documentChunks)
    .where(and(eq(documentChunks.userId, userId), eq(documentChunks.documentId, documentId)))
    .orderBy(asc(documentChunks.ordinal))
  const parts: Buffer[] = []
  for (let from = 0; from < chunks.length; from += fetched) {
    const some = chunks.slice(from, from + fetched)
    const sealed = await Promise.all(some.map((chunk) => sealedPart(objects, chunk)))
    for (const [at, { ordinal }] of some.entries()) {
      const part = sealed[at]
      if (part) parts.push(open(keys.files, sealContext(userId, documentId, ordinal), part))
    }
  }
  return Buffer.concat(parts)
}

async function sealedPart(
  objects: ObjectStore | undefined,
  { sealed, object }: { sealed: Buffer | null; object: string | null },
): Promise<Buffer> {
  const part = sealed ?? (object === null ? undefined : await objects?.get(object))
  if (part) return part
  throw new AppError(
    'unavailable',
    'original.elsewhere',
    'The original cannot be fetched from where it is stored. Please try again later.',
  )
}
