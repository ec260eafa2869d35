import { and, asc, eq } from 'drizzle-orm'
import { createHash, createHmac } from 'node:crypto'
import type { Tx } from '#server/db/open.ts'
import { documentChunks } from '#server/db/tables.ts'
import { open, seal } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

const chunkBytes = 1024 * 1024

/** For a stored file that a browser receives unchanged: it runs nothing and loads nothing. */
export const originalPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'"

const place = (userId: string, documentId: string, ordinal: number) => ({
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
    const sealed = seal(keys.files, place(userId, documentId, ordinal), part)
    await tx.insert(documentChunks).values({ userId, documentId, ordinal, sealed })
  }
}

/** The original bytes. */
export async function readOriginal(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  documentId: string,
): Promise<Buffer> {
  const chunks = await tx
    .select()
    .from(documentChunks)
    .where(and(eq(documentChunks.userId, userId), eq(documentChunks.documentId, documentId)))
    .orderBy(asc(documentChunks.ordinal))
  return Buffer.concat(
    chunks.map(({ ordinal, sealed }) =>
      open(keys.files, place(userId, documentId, ordinal), sealed),
    ),
  )
}
