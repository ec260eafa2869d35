import { and, count, eq, isNull, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'

export type Used = { documents: number; bytes: number }

const waitingRows = z.array(z.object({ bytes: z.coerce.number() }))

/** A guest's uploads, without the sample data. */
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

/** An account's uploads and data from sources. */
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

/** Bytes of uploaded files that are not imported yet. */
export async function waitingBytes(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute(
    sql`select coalesce(sum(size_bytes), 0) as bytes from import_files where user_id = ${userId}`,
  )
  return waitingRows.parse(rows)[0]?.bytes ?? 0
}

/** Serialises a person's concurrent uploads, so that each counts those before it. */
export const lockQuota = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('room:' || ${userId}, 0))`)
