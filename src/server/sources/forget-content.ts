import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { documents, passages, records } from '#server/db/tables.ts'
import { withdrawRecords } from '#server/records/count-records.ts'
import { deleteDocuments } from '#server/records/delete-documents.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { countChange } from '#server/records/count-change.ts'
import { passOnSharedContent } from './storing/hand-over.ts'
import { dataSources, importFiles, sourceCounts, sourceReports } from './tables.ts'
import type { OpenSource } from './view-source.ts'

/** Removes everything a source imported or still has to import; returns how much was stored. */
export async function forgetContent(
  tx: Tx,
  keys: PersonKeys,
  { userId, id, row }: OpenSource,
): Promise<{ records: number; passages: number }> {
  const restore = await passOnSharedContent(tx, keys, { userId, id })
  const ofSource = and(eq(documents.userId, userId), eq(documents.sourceId, id))
  // Locked in the order readers of a document use: source, document, then passage counts.
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
    .where(and(eq(passages.userId, userId), sql`document_id = any(${sql.param(ids)}::text[])`))
  const ownRecords = eq(records.sourceId, id)
  await withdrawRecords(tx, userId, sql`${ownRecords}`)
  const gone = await tx
    .delete(records)
    .where(and(eq(records.userId, userId), ownRecords))
    .returning({ kind: records.kind })
  await deleteDocuments(tx, userId, ids)
  const kept = await restore()
  // Also counts of records that went with the documents of another source.
  await tx
    .delete(sourceCounts)
    .where(and(eq(sourceCounts.userId, userId), eq(sourceCounts.sourceId, id)))
  await tx
    .delete(importFiles)
    .where(and(eq(importFiles.userId, userId), eq(importFiles.sourceId, id)))
  await tx
    .delete(sourceReports)
    .where(and(eq(sourceReports.userId, userId), eq(sourceReports.sourceId, id)))
  await countChange(tx, userId)
  // Records that two sources of a type share are stored once, under the source being forgotten; the
  // other one must fetch them again. Samples share nothing with a real account.
  const others = and(
    eq(dataSources.userId, userId),
    eq(dataSources.type, row.type),
    ne(dataSources.id, id),
  )
  if (!row.sample) await tx.update(dataSources).set({ cursor: null }).where(others)
  const removed = gone.filter(({ kind }) => kind !== 'gone').length - kept
  return { records: removed, passages: held?.rows ?? 0 }
}
