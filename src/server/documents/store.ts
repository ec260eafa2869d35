import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { DocumentView } from '#shared/documents.ts'
import type { TagChange } from '#shared/tags.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { countChange } from '#server/records/count-change.ts'
import type { ObjectStore } from '#server/objects/object-store.ts'
import { newId } from '#server/ids.ts'
import { deleteDocuments } from '#server/records/delete-documents.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { addDocument, type AddedDocument, type NewFile } from './add-document.ts'
import type { Limits } from '#server/quotas/limits.ts'
import { lockQuota } from '#server/quotas/usage.ts'
import { readOriginal } from '#server/ingestion/originals.ts'
import { tagDocuments } from './tag-documents.ts'
import { viewDocument, type DocumentRow } from './view-document.ts'

export type DocumentStore = ReturnType<typeof createDocumentStore>

const pageSize = 100
const own = (userId: string, id: string) => and(eq(documents.userId, userId), eq(documents.id, id))
/** Documents from a data source are neither listed nor deleted on their own. */
const uploaded = isNull(documents.sourceId)

type Deps = { db: Database; vault: Vault; objects?: ObjectStore | undefined }

/** Rows, names and originals of documents, one person at a time. */
export function createDocumentStore({ db, vault, objects }: Deps) {
  async function views(userId: string, read: (tx: Tx) => Promise<DocumentRow[]>) {
    const keys = await vault.keysOf(userId)
    const rows = await db.asUser(userId, read)
    return rows.map((row) => viewDocument(keys, row))
  }

  return {
    /** Newest first; `cursor` is the id of the previous page's last document. */
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
                : sql`(uploaded_at, id) < (select uploaded_at, id from documents where user_id = ${userId} and id = ${cursor})`,
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

    /** Uploaded documents that have tags. */
    async tagged(userId: string): Promise<{ id: string; tags: readonly string[] }[]> {
      const found = await views(userId, (tx) =>
        tx
          .select()
          .from(documents)
          .where(and(eq(documents.userId, userId), uploaded)),
      )
      return found.flatMap(({ id, tags }) => (tags ? [{ id, tags }] : []))
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
     * Stores a file. Identical content is stored once: a second upload returns the first document,
     * and is `fresh` only if that one had failed and is tried again.
     */
    async add(userId: string, id: string, file: NewFile) {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => addDocument(tx, keys, { userId, id, file }))
    },

    /** Stores several files: all of them if they fit the quota, otherwise none. */
    async addWithin(userId: string, files: readonly NewFile[], most: Limits) {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        await lockQuota(tx, userId)
        const added: AddedDocument[] = []
        for (const file of files) {
          const id = newId('doc')
          added.push(await addDocument(tx, keys, { userId, id, file, most }))
        }
        return added
      })
    },

    /** Whether the person has no documents, neither uploads nor from a source. */
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

    /** The original file, as uploaded or as at its source. */
    async original(userId: string, id: string) {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const [row] = await tx.select().from(documents).where(own(userId, id))
        if (!row) return undefined
        const bytes = await readOriginal(tx, keys, objects, { userId, documentId: id })
        // Mails, chats and sheets of records have no original.
        if (row.sourceId !== null && bytes.length === 0) return undefined
        return { view: viewDocument(keys, row), row, bytes }
      })
    },

    async tag(userId: string, change: TagChange): Promise<DocumentView[] | undefined> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => tagDocuments(tx, keys, userId, change))
    },

    /** Removes a document and everything derived from it; answers its name. */
    async remove(userId: string, id: string): Promise<string | undefined> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => removeDocument(tx, keys, userId, id))
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
  await deleteDocuments(tx, userId, [id])
  await countChange(tx, userId)
  return viewDocument(keys, row).originalName
}
