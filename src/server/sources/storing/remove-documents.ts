import { deleteDocuments } from '#server/records/delete-documents.ts'
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
  await deleteDocuments(tx, owner.userId, ids)
}
