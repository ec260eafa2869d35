import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'

/** Stored with a document for its viewer and its tables; no batch holds them. */
const outsideBatches = sql`('blocks', 'grid', 'grid_rows', 'sheet', 'sheet_rows', 'gone')`

/**
 * Drops the batches that hold, or should hold, these records. `which` is a condition on `records`.
 * The lock keeps out whoever puts one of them into a batch at this moment.
 */
export async function forgetBatches(tx: Tx, userId: string, which: SQL): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('batches:' || ${userId}, 0))`)
  await tx.execute(sql`
    delete from record_batches
    where user_id = ${userId} and from_seq in (
      select holding.from_seq from records
      cross join lateral (
        select from_seq, to_seq from record_batches as batch
        where batch.user_id = ${userId} and batch.from_seq <= records.seq
        order by from_seq desc limit 1
      ) as holding
      where records.user_id = ${userId} and kind not in ${outsideBatches} and (${which})
        and holding.to_seq >= records.seq
    )`)
}
