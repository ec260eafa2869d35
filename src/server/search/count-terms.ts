import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { bigintArray } from './bigint-array.ts'
import { countTerms } from './term-arrays.ts'

/** Counts the terms of new passages. The caller holds a lock on the person's totals. */
export async function countTermsIn(tx: Tx, userId: string, added: BigInt64Array): Promise<void> {
  const { terms, counts } = countTerms(added)
  await tx.execute(sql`
    insert into term_counts as known (user_id, term, passages)
    select ${userId}, term, passages
    from unnest(${bigintArray(terms)}::bigint[], ${sql.param(counts)}::int[])
      as new (term, passages)
    on conflict (user_id, term) do update set passages = known.passages + excluded.passages`)
}

/** Subtracts the terms of removed passages. The caller holds a lock on the person's totals. */
export async function countTermsOut(tx: Tx, userId: string, removed: BigInt64Array): Promise<void> {
  const { terms, counts } = countTerms(removed)
  await tx.execute(sql`
    update term_counts set passages = term_counts.passages - gone.passages
    from unnest(${bigintArray(terms)}::bigint[], ${sql.param(counts)}::int[])
      as gone (term, passages)
    where user_id = ${userId} and term_counts.term = gone.term`)
  await tx.execute(sql`
    delete from term_counts where user_id = ${userId} and passages <= 0
      and term = any(${bigintArray(terms)}::bigint[])`)
}
