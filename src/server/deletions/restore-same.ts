import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { countChange } from '#server/records/count-change.ts'
import { recordsOf } from '#server/records/count-records.ts'
import { forgetBatches } from '#server/records/forget-batches.ts'
import { withDeletedRows } from './with-deleted-rows.ts'

/** Restores a deleted document whose content is being uploaded again; its id, if there is one. */
export async function restoreSame(tx: Tx, userId: string, contentKey: Buffer): Promise<boolean> {
  return withDeletedRows(tx, userId, async () => {
    const { rows } = await tx.execute<{ target: string }>(sql`
      delete from deletions using documents
      where deletions.user_id = ${userId} and deletions.kind = 'document' and not erasing
        and documents.user_id = deletions.user_id and documents.id = target
        and content_key = ${contentKey}
      returning target`)
    const [restored] = rows
    if (!restored) return false
    await forgetBatches(tx, userId, recordsOf([restored.target]))
    await countChange(tx, userId)
    return true
  })
}
