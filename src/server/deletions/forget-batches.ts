import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'

/** Drops the batches that hold, or should hold, records of these documents or sources. */
export async function forgetBatches(
  tx: Tx,
  userId: string,
  targets: readonly string[],
): Promise<void> {
  const ids = sql.param([...targets])
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('batches:' || ${userId}, 0))`)
  await tx.execute(sql`set local trove.deleted = 'shown'`)
  await tx.execute(sql`
    delete from record_batches as batch
    where user_id = ${userId} and exists (
      select from records
      where records.user_id = batch.user_id
        and records.seq between batch.from_seq and batch.to_seq
        and (document_id = any(${ids}::text[]) or source_id = any(${ids}::text[]))
    )`)
  await tx.execute(sql`set local trove.deleted = ''`)
}
