import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { forgetBatches } from './forget-batches.ts'

/**
 * Adds records to the counts of their sources; `which` is a condition on `records`. Each call adds
 * rows with what it changes, so that no transaction waits for another.
 */
export const countRecords = (tx: Tx, userId: string, which: SQL, times: 1 | -1 = 1) =>
  tx.execute(sql`
    insert into source_counts (user_id, source_id, kind, items)
    select user_id, source_id, kind, ${times}::int * sum(items) from records
    where user_id = ${userId} and source_id is not null and kind <> 'gone' and (${which})
    group by user_id, source_id, kind`)

/**
 * Takes records out of what is derived from them, before they change or go: the counts of their
 * sources, and the batches. What remains of them afterwards is counted again.
 */
export async function withdrawRecords(tx: Tx, userId: string, which: SQL): Promise<void> {
  await forgetBatches(tx, userId, which)
  await countRecords(tx, userId, which, -1)
}

/** Records of these documents, or of these sources. */
export const recordsOf = (targets: readonly string[]): SQL => {
  const ids = sql.param([...targets])
  return sql`document_id = any(${ids}::text[]) or source_id = any(${ids}::text[])`
}
