import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { viewDocument } from '#server/documents/view-document.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'

const days = z.array(z.object({ day: z.string() }))

/** Days in `timeZone`; `[from, to)`. */
export type DayRange = { timeZone: string; from: string; to: string }

/** A person's uploads by day. */
export function createUploads({ db, vault }: { db: Database; vault: Vault }) {
  return {
    /** Every day with an upload, newest first. */
    async days(userId: string, timeZone: string): Promise<string[]> {
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select distinct to_char(uploaded_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
          from documents where user_id = ${userId} and source_id is null order by day desc`),
      )
      return days.parse(rows).map(({ day }) => day)
    },

    async between(userId: string, { timeZone, from, to }: DayRange) {
      const keys = await vault.keysOf(userId)
      const day = sql`(${documents.uploadedAt} at time zone ${timeZone})`
      const isWithin = sql`${day} >= ${from}::date and ${day} < ${to}::date`
      return db.asUser(userId, (tx) => readUploads(tx, keys, userId, isWithin))
    },
  }
}

/** The uploads that meet a condition, the oldest first. */
export async function readUploads(tx: Tx, keys: PersonKeys, userId: string, condition: SQL) {
  const rows = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.sourceId), condition))
    .orderBy(asc(documents.uploadedAt), asc(documents.id))
  return rows.map((row) => viewDocument(keys, row))
}
