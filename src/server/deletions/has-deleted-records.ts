import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'

/** Whether the person has deleted documents or sources that are not erased yet. */
export async function hasDeletedRecords(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from deletions
    where user_id = ${userId} and kind in ('document', 'source') limit 1`)
  return rows.length > 0
}
