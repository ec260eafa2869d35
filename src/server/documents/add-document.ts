import { and, eq } from 'drizzle-orm'
import { knownMediaType } from '#shared/file-types.ts'
import type { Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import type { Limits } from '#server/quotas/limits.ts'
import { assertStorageQuota } from '#server/quotas/quotas.ts'
import { restoreSame } from '#server/deletions/restore-same.ts'
import { AppError } from '#server/errors.ts'
import { contentKey, storeOriginal } from '#server/ingestion/originals.ts'
import { documentContext, viewDocument } from './view-document.ts'

export type NewFile = {
  name: string
  mimeType: string
  bytes: Uint8Array
  tags?: readonly string[]
}
export type AddedDocument = Awaited<ReturnType<typeof addDocument>>

type Adding = { userId: string; id: string; file: NewFile; most?: Limits }

/**
 * Stores a file. Identical content is stored once: a second upload returns the first document, and
 * is `fresh` only if that one had failed and is tried again.
 */
export async function addDocument(tx: Tx, keys: PersonKeys, { userId, id, file, most }: Adding) {
  const sealed = sealJson(keys.content, documentContext(userId, id), {
    name: file.name,
    ...(file.tags ? { tags: file.tags } : {}),
  })
  const key = contentKey(keys, file.bytes)
  const [added] = await tx
    .insert(documents)
    .values({
      userId,
      id,
      sealed,
      contentKey: key,
      mimeType: knownMediaType(file),
      sizeBytes: file.bytes.length,
    })
    .onConflictDoNothing()
    .returning()
  if (added) {
    if (most) await assertStorageQuota(tx, userId, most)
    await storeOriginal(tx, keys, userId, id, file.bytes)
    return { document: viewDocument(keys, added), fresh: true }
  }
  const same = and(eq(documents.userId, userId), eq(documents.contentKey, key))
  const [retried] = await tx
    .update(documents)
    .set({ status: 'processing', progress: 0, errorCode: null, errorDetail: null })
    .where(and(same, eq(documents.status, 'error')))
    .returning()
  const [known] = retried ? [retried] : await tx.select().from(documents).where(same)
  if (!known) return addDeleted(tx, keys, { userId, key })
  return {
    document: { ...viewDocument(keys, known), duplicate: true },
    fresh: retried !== undefined,
  }
}

/** The document was deleted a moment ago, and its content is uploaded again: it is restored. */
async function addDeleted(
  tx: Tx,
  keys: PersonKeys,
  { userId, key }: { userId: string; key: Buffer },
) {
  if (await restoreSame(tx, userId, key)) {
    const [row] = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.userId, userId), eq(documents.contentKey, key)))
    if (row) return { document: viewDocument(keys, row), fresh: row.status === 'processing' }
  }
  throw new AppError(
    'conflict',
    'document.being_deleted',
    'This document is being deleted. Please upload it again in a minute.',
  )
}
