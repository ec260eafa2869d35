import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'

/** Makes every reader with a copy of a person's records reload all of them. */
export const countChange = (tx: Tx, userId: string) =>
  tx.execute(sql`
    insert into record_totals (user_id, deletions) values (${userId}, 1)
    on conflict (user_id) do update set deletions = record_totals.deletions + 1`)
