import { sql } from 'drizzle-orm'
import { deletedRows, deletedSql, hideSql } from '#server/db/hidden-rows.ts'
import type { Tx } from '#server/db/open.ts'

/** Runs statements that see the person's deleted rows, too. */
export async function withDeletedRows<T>(
  tx: Tx,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  await tx.execute(sql.raw(hideSql([])))
  const result = await work()
  const { rows } = await tx.execute(sql.raw(deletedSql(userId)))
  await tx.execute(sql.raw(hideSql(deletedRows.parse(rows))))
  return result
}
