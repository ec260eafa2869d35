import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { releaseOriginals } from '#server/db/release-originals.ts'
import { documents } from '#server/db/tables.ts'
import { removePassages } from '#server/search/index-passages.ts'
import { recordsOf, withdrawRecords } from './count-records.ts'

/** Deletes documents and everything derived from them. */
export async function deleteDocuments(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  // In the order of imports, which change records before passages.
  await withdrawRecords(tx, userId, recordsOf(ids))
  await removePassages(tx, userId, ids)
  await releaseOriginals(tx, userId, ids)
  // As one parameter: a mailbox has more documents than a statement can have parameters.
  const those = sql`${documents.id} = any(${sql.param([...ids])}::text[])`
  await tx.delete(documents).where(and(eq(documents.userId, userId), those))
}
