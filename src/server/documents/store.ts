import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DocumentView } from '#shared/documents.ts'
import { sourceType } from '#shared/sources.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { documents, recordTotals } from '#server/db/tables.ts'
import { failureText } from '#server/ingestion/extract/failures.ts'
import { removePassages } from '#server/search/index-passages.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { contentKey, readOriginal, storeOriginal } from './originals.ts'

type DocumentRow = typeof documents.$inferSelect
export type NewFile = { name: string; mimeType: string; bytes: Uint8Array }
export type DocumentStore = ReturnType<typeof createDocumentStore>

const sealedName = z.object({ name: z.string(), source: z.optional(sourceType) })
const pageSize = 100
const place = (userId: string, id: string) => ({ table: 'documents', id, userId })
const own = (userId: string, id: string) => and(eq(documents.userId, userId), eq(documents.id, id))
/** What came from a data source is no file of its own: it is neither listed nor deleted alone. */
const uploaded = isNull(documents.sourceId)

/** A document's row as the person sees it. */
export function viewDocument(keys: PersonKeys, row: DocumentRow): DocumentView {
  const { name, source } = sealedName.parse(
    openJson(keys.content, place(row.userId, row.id), row.sealed),
  )
  return {
    id: row.id,
    originalName: name,
    mimeType: row.mimeType,
    fileSize: row.sizeBytes,
    uploadedAt: row.uploadedAt.toISOString(),
    status: row.status,
    ...(row.status === 'processing' ? { progress: row.progress } : {}),
    ...(row.status === 'processed' && row.errorDetail !== null ? { notice: row.errorDetail } : {}),
    ...(row.status === 'error'
      ? { error: failureText(row.errorCode ?? '', row.errorDetail ?? undefined) }
      : {}),
    ...(row.sample ? { sample: true } : {}),
    ...(row.sourceId !== null && source ? { source: { id: row.sourceId, type: source } } : {}),
  }
}

/** Documents of one person at a time: rows, names and originals. */
export function createDocumentStore({ db, vault }: { db: Database; vault: Vault }) {
  async function views(userId: string, read: (tx: Tx) => Promise<DocumentRow[]>) {
    const keys = await vault.keysOf(userId)
    const rows = await db.asUser(userId, read)
    return rows.map((row) => viewDocument(keys, row))
  }

  return {
    /** Newest first; `cursor` is the id of the last document of the page before. */
    async list(userId: string, cursor?: string) {
      const found = await views(userId, (tx) =>
        tx
          .select()
          .from(documents)
          .where(
            and(
              eq(documents.userId, userId),
              uploaded,
              cursor === undefined
                ? undefined
                : sql`(uploaded_at, id) < (select uploaded_at, id from documents where id = ${cursor})`,
            ),
          )
          .orderBy(desc(documents.uploadedAt), desc(documents.id))
          .limit(pageSize + 1),
      )
      const page = found.slice(0, pageSize)
      return { page, next: found.length > pageSize ? page.at(-1)?.id : undefined }
    },

    async find(userId: string, id: string): Promise<DocumentView | undefined> {
      const [view] = await views(userId, (tx) => tx.select().from(documents).where(own(userId, id)))
      return view
    },

    async findMany(userId: string, ids: string[]): Promise<Map<string, DocumentView>> {
      if (ids.length === 0) return new Map()
      const found = await views(userId, (tx) =>
        tx
          .select()
          .from(documents)
          .where(and(eq(documents.userId, userId), inArray(documents.id, ids))),
      )
      return new Map(found.map((view) => [view.id, view]))
    },

    /**
     * Stores a file. The same content is stored once: a second upload answers the first document,
     * and is `fresh` only when that one had failed and is tried again.
     */
    async add(userId: string, id: string, file: NewFile) {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const sealed = sealJson(keys.content, place(userId, id), { name: file.name })
        const key = contentKey(keys, file.bytes)
        const [added] = await tx
          .insert(documents)
          .values({
            userId,
            id,
            sealed,
            contentKey: key,
            mimeType: file.mimeType,
            sizeBytes: file.bytes.length,
          })
          .onConflictDoNothing()
          .returning()
        if (added) {
          await storeOriginal(tx, keys, userId, id, file.bytes)
          return { document: viewDocument(keys, added), fresh: true }
        }
        const same = and(eq(documents.userId, userId), eq(documents.contentKey, key))
        const [retried] = await tx
          .update(documents)
          .set({ status: 'processing', progress: 0, errorCode: null, errorDetail: null })
          .where(and(same, eq(documents.status, 'error')))
          .returning()
        const [known] = retried ? [retried] : await tx.select().from(documents).where(same)
        if (!known) throw new Error('a document vanished while it was being added')
        return {
          document: { ...viewDocument(keys, known), duplicate: true },
          fresh: retried !== undefined,
        }
      })
    },

    /** Whether there is nothing, neither uploaded nor from a source. */
    async isEmpty(userId: string): Promise<boolean> {
      const found = await db.asUser(userId, (tx) =>
        tx
          .select({ id: documents.id })
          .from(documents)
          .where(eq(documents.userId, userId))
          .limit(1),
      )
      return found.length === 0
    },

    /** The file as it came: as it was uploaded, or as its source holds it. */
    async original(userId: string, id: string) {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const [row] = await tx.select().from(documents).where(own(userId, id))
        if (!row) return undefined
        const bytes = await readOriginal(tx, keys, userId, id)
        // Mails, chats and sheets of records have none.
        if (row.sourceId !== null && bytes.length === 0) return undefined
        return { view: viewDocument(keys, row), row, bytes }
      })
    },

    /** Removes a document and everything that was made of it; answers its name. */
    async remove(userId: string, id: string): Promise<string | undefined> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => removeDocument(tx, keys, userId, id))
    },

    async removeAll(userId: string): Promise<number> {
      const keys = await vault.keysOf(userId)
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select({ id: documents.id })
          .from(documents)
          .where(and(eq(documents.userId, userId), uploaded)),
      )
      let removed = 0
      for (const { id } of rows) {
        const name = await db.asUser(userId, (tx) => removeDocument(tx, keys, userId, id))
        if (name !== undefined) removed += 1
      }
      return removed
    },
  }
}

async function removeDocument(tx: Tx, keys: PersonKeys, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(own(userId, id), uploaded))
    .for('update')
  if (!row) return undefined
  await removePassages(tx, userId, id)
  await tx.delete(documents).where(own(userId, id))
  await tx
    .insert(recordTotals)
    .values({ userId, deletions: 1 })
    .onConflictDoUpdate({
      target: recordTotals.userId,
      set: { deletions: sql`${recordTotals.deletions} + 1` },
    })
  return viewDocument(keys, row).originalName
}
