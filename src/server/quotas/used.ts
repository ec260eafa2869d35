import { and, count, eq, isNull, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'

export type Used = { documents: number; bytes: number }

const waitingRows = z.array(z.object({ bytes: z.coerce.number() }))

/** What a guest uploaded; the sample is the same for everybody and there once at most. */
export async function usedByUploads(tx: Tx, userId: string): Promise<Used> {
  const own = and(
    eq(documents.userId, userId),
    isNull(documents.sourceId),
    eq(documents.sample, false),
  )
  const [taken] = await tx
    .select({ documents: count(), bytes: sum(documents.sizeBytes).mapWith(Number) })
    .from(documents)
    .where(own)
  return { documents: taken?.documents ?? 0, bytes: taken?.bytes ?? 0 }
}

/** What an account keeps: uploads, and what its sources brought. */
export async function usedByAccount(tx: Tx, userId: string): Promise<Used> {
  const [taken] = await tx
    .select({
      documents: sql`count(*) filter (where ${documents.sourceId} is null)`.mapWith(Number),
      bytes: sum(documents.sizeBytes).mapWith(Number),
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.sample, false)))
  return { documents: taken?.documents ?? 0, bytes: taken?.bytes ?? 0 }
}

/** Bytes of files that were sent and are not imported yet. */
export async function waitingBytes(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute(
    sql`select coalesce(sum(size_bytes), 0) as bytes from import_files where user_id = ${userId}`,
  )
  return waitingRows.parse(rows)[0]?.bytes ?? 0
}

/** What a person sends side by side is counted one after the other. */
export const lockQuota = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('room:' || ${userId}, 0))`)
