import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { DocumentView } from '#shared/documents.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { storePassages } from '#server/search/index-passages.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import type { Extraction, Extractor } from './extractor.ts'
import { storeRecords } from './records.ts'

type Deps = {
  db: Database
  vault: Vault
  documents: { original: (userId: string, id: string) => Promise<Original | undefined> }
  extractor: Extractor
  log: Logger
}
type Job = { userId: string; documentId: string }
/** A document with its uploaded file. */
type Original = {
  view: Pick<DocumentView, 'status' | 'originalName' | 'mimeType'>
  row: Pick<typeof documents.$inferSelect, 'sourceId' | 'sealed'>
  bytes: Buffer
}

const progressEveryMs = 300
/** The share of the progress that extracting the text takes; storing takes the rest. */
const extractionShare = 0.9

/**
 * Reads one document and stores its content. Safe to run twice or to interrupt at any moment:
 * everything is stored in one transaction, and only while the document is still `processing`.
 * Answers whether there is something to embed; documents from a source are embedded with the
 * source.
 */
export async function processDocument(deps: Deps, job: Job, signal: AbortSignal): Promise<boolean> {
  const { db, vault, log } = deps
  const found = await deps.documents.original(job.userId, job.documentId)
  if (!found || found.view.status !== 'processing') return false
  const file = { name: found.view.originalName, mimeType: found.view.mimeType, bytes: found.bytes }
  const result = await deps.extractor.extract(file, {
    signal,
    onProgress: reportProgress(db, job),
  })
  signal.throwIfAborted()
  const keys = await vault.keysOf(job.userId)
  const { sourceId } = found.row
  const stored = await db.asUser(job.userId, async (tx) => {
    // Locks the source first, in the same order as deleting a source does.
    if (sourceId !== null && result.ok) {
      await tx.execute(
        sql`select 1 from data_sources where user_id = ${job.userId} and id = ${sourceId} for update`,
      )
    }
    const waiting = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        // A source's file replaced in the meantime has been sealed again.
        and(own(job), eq(documents.status, 'processing'), eq(documents.sealed, found.row.sealed)),
      )
      .for('update')
    if (waiting.length === 0) return false
    await storeResult(tx, keys, job, file.name, result)
    if (sourceId === null || !result.ok) return result.ok
    await tx.execute(
      sql`update data_sources set embed_pending = true
        where user_id = ${job.userId} and id = ${sourceId}`,
    )
    return false
  })
  log.info(
    { documentId: job.documentId, outcome: result.ok ? 'processed' : result.code },
    'document',
  )
  return stored
}

/** After the last attempt the person is told, rather than left waiting. */
export async function giveUpDocument({ db }: Pick<Deps, 'db'>, job: Job): Promise<void> {
  await db.asUser(job.userId, (tx) =>
    tx
      .update(documents)
      .set({ status: 'error', errorCode: 'file.fault', processedAt: new Date() })
      .where(and(own(job), eq(documents.status, 'processing'))),
  )
}

const own = (job: Job) => and(eq(documents.userId, job.userId), eq(documents.id, job.documentId))

async function storeResult(tx: Tx, keys: PersonKeys, job: Job, name: string, result: Extraction) {
  if (!result.ok) {
    const failed = {
      status: 'error',
      errorCode: result.code,
      errorDetail: result.detail ?? null,
    } as const
    await tx
      .update(documents)
      .set({ ...failed, processedAt: new Date() })
      .where(own(job))
    return
  }
  const { document, passages } = result
  await storeRecords(tx, keys, { ...job, documentName: name }, document)
  await storePassages(tx, keys, job.userId, {
    documentId: job.documentId,
    name,
    language: document.language,
    passages,
  })
  await tx
    .update(documents)
    .set({
      status: 'processed',
      progress: 1,
      kind: document.kind,
      pages: document.pages ?? null,
      errorDetail: document.notice ?? null,
      processedAt: new Date(),
    })
    .where(own(job))
}

/** Stores progress at most a few times a second, and never backwards. */
function reportProgress(db: Database, job: Job): (share: number) => void {
  let last = 0
  let writing = false
  return (share) => {
    if (writing || Date.now() - last < progressEveryMs) return
    writing = true
    last = Date.now()
    db.asUser(job.userId, (tx) =>
      tx
        .update(documents)
        .set({ progress: Math.min(1, share) * extractionShare })
        .where(own(job)),
    )
      // A lost report is superseded by the next one or the end of the job.
      .catch(() => undefined)
      .finally(() => (writing = false))
  }
}
