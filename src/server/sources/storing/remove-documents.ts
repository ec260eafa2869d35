import { and, eq, inArray } from 'drizzle-orm'
import { documents } from '#server/db/tables.ts'
import { removePassages } from '#server/search/index-passages.ts'
import type { Known } from './changes.ts'
import { tombstoneRecords, type Store } from './insert-rows.ts'

/**
 * Removes records that are documents of their own, such as mails, and everything derived from them.
 */
export async function removeDocuments(store: Store, gone: readonly Known[]): Promise<void> {
  if (gone.length === 0) return
  await tombstoneRecords(
    store,
    gone.map(({ id }) => id),
  )
  const { tx, owner } = store
  const ids = gone.flatMap(({ documentId }) => (documentId === null ? [] : [documentId]))
  await removePassages(tx, owner.userId, ids)
  await tx
    .delete(documents)
    .where(and(eq(documents.userId, owner.userId), inArray(documents.id, ids)))
}
