import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { recordKindOf } from '#server/records/record-kinds.ts'
import { sourceCounts } from './tables.ts'
import type { SourceCount } from './view-source.ts'

/** Each source's data points by table name. */
export async function readRecordCounts(tx: Tx, userId: string): Promise<Map<string, SourceCount>> {
  const rows = await tx
    .select({
      source: sourceCounts.sourceId,
      kind: sourceCounts.kind,
      points: sql<string>`sum(${sourceCounts.items})`,
    })
    .from(sourceCounts)
    .where(eq(sourceCounts.userId, userId))
    .groupBy(sourceCounts.sourceId, sourceCounts.kind)
  const counts = new Map<string, SourceCount>()
  for (const { source, kind, points } of rows) {
    const known = counts.get(source) ?? { emails: 0, messages: 0, transactions: 0 }
    known[recordKindOf(kind)?.table ?? kind] = Number(points)
    counts.set(source, known)
  }
  return counts
}

/**
 * Replaces the rows that statements added with one for each source and kind. Locks the sources
 * before their counts, as removing a source does.
 */
export async function sumUpRecordCounts(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`select id from data_sources where user_id = ${userId} order by id for key share`,
  )
  await tx.execute(sql`
    with parts as (
      delete from source_counts where user_id = ${userId} returning source_id, kind, items
    )
    insert into source_counts (user_id, source_id, kind, items)
    select ${userId}, source_id, kind, sum(items) from parts
    where exists (select from data_sources as source
      where source.user_id = ${userId} and source.id = parts.source_id)
    group by source_id, kind
    having sum(items) <> 0`)
}
