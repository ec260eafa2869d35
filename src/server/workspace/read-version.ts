import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { records, recordTotals } from '#server/db/tables.ts'
import type { RecordsVersion } from '#server/records/records-version.ts'

/** The current version of a person's records. */
export const readVersion = (db: Database, userId: string): Promise<RecordsVersion> =>
  db.asUser(userId, async (tx) => {
    const last = sql<string>`coalesce(max(${records.seq}), 0)`
    const [newest] = await tx.select({ last }).from(records).where(eq(records.userId, userId))
    const [totals] = await tx
      .select({ deletions: recordTotals.deletions })
      .from(recordTotals)
      .where(eq(recordTotals.userId, userId))
    return { seq: Number(newest?.last ?? 0), deletions: totals?.deletions ?? 0 }
  })
