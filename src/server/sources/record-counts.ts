import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { recordKindOf } from '#server/records/record-kinds.ts'
import { dataSources, sourceCounts } from './tables.ts'
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
  const own = eq(dataSources.userId, userId)
  const held = await tx
    .select({ id: dataSources.id })
    .from(dataSources)
    .where(own)
    .orderBy(dataSources.id)
    .for('key share')
  const sources = new Set(held.map(({ id }) => id))
  const parts = await tx.delete(sourceCounts).where(eq(sourceCounts.userId, userId)).returning()
  const sums = [...Map.groupBy(parts, ({ sourceId, kind }) => `${sourceId} ${kind}`).values()]
    .flatMap(([part, ...others]) =>
      part ? { ...part, items: others.reduce((sum, { items }) => sum + items, part.items) } : [],
    )
    .filter(({ sourceId, items }) => items !== 0 && sources.has(sourceId))
  if (sums.length > 0) await tx.insert(sourceCounts).values(sums)
}
