import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { documents, passages, records, recordTotals } from '#server/db/tables.ts'
import { removePassages } from '#server/search/index-passages.ts'
import { dataSources, importFiles, sourceReports } from './tables.ts'
import type { OpenSource } from './view-source.ts'

/** Removes what came from a source and what waits to be imported; answers how much was stored. */
export async function forgetContent(
  tx: Tx,
  { userId, id, row }: OpenSource,
): Promise<{ records: number; passages: number }> {
  const ofSource = and(eq(documents.userId, userId), eq(documents.sourceId, id))
  // In the order of whoever reads a document: the source, the document, then the counts of passages.
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(ofSource)
    .orderBy(documents.id)
    .for('update')
  const ids = found.map((document) => document.id)
  const [held] = await tx
    .select({ rows: count() })
    .from(passages)
    .where(and(eq(passages.userId, userId), inArray(passages.documentId, ids)))
  await removePassages(tx, userId, ids)
  const gone = await tx
    .delete(records)
    .where(and(eq(records.userId, userId), eq(records.sourceId, id)))
    .returning({ kind: records.kind })
  await tx.delete(documents).where(ofSource)
  await tx
    .delete(importFiles)
    .where(and(eq(importFiles.userId, userId), eq(importFiles.sourceId, id)))
  await tx
    .delete(sourceReports)
    .where(and(eq(sourceReports.userId, userId), eq(sourceReports.sourceId, id)))
  await tx
    .insert(recordTotals)
    .values({ userId, deletions: 1 })
    .onConflictDoUpdate({
      target: recordTotals.userId,
      set: { deletions: sql`${recordTotals.deletions} + 1` },
    })
  // What two sources of a kind shared was stored once, with the one that forgets it; the other one
  // fetches it again. A sample shares nothing with anybody's account.
  const others = and(
    eq(dataSources.userId, userId),
    eq(dataSources.type, row.type),
    ne(dataSources.id, id),
  )
  if (!row.sample) await tx.update(dataSources).set({ cursor: null }).where(others)
  const removed = gone.filter(({ kind }) => kind !== 'gone').length
  return { records: removed, passages: held?.rows ?? 0 }
}
