import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { contentKey, storeOriginal } from '#server/ingestion/originals.ts'
import { newId } from '#server/ids.ts'
import { countChange } from '#server/records/count-change.ts'
import { deleteDocuments } from '#server/records/delete-documents.ts'
import { forgetContent } from '#server/sources/forget-content.ts'
import { addToSeen } from '#server/sources/runs/seen.ts'
import { storeItems } from '#server/sources/storing/store-items.ts'
import { insertSource, own } from '#server/sources/store.ts'
import { dataSources } from '#server/sources/tables.ts'
import { openSource, sourceContext } from '#server/sources/view-source.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import type { SampleUpload } from './files.ts'
import type { SampleLife, SampleSource } from './life.ts'

export type DemoStore = ReturnType<typeof createDemoStore>

/** Stores and removes the sample person, for one person at a time. */
export function createDemoStore({ db, vault }: { db: Database; vault: Vault }) {
  return {
    isLoaded: (userId: string): Promise<boolean> => db.asUser(userId, (tx) => isLoaded(tx, userId)),

    /** Whether the person has neither a source nor a document. */
    isEmpty: (userId: string): Promise<boolean> =>
      db.asUser(userId, async (tx) => {
        const sources = await tx
          .select({ id: dataSources.id })
          .from(dataSources)
          .where(eq(dataSources.userId, userId))
          .limit(1)
        const found = await tx
          .select({ id: documents.id })
          .from(documents)
          .where(eq(documents.userId, userId))
          .limit(1)
        return sources.length + found.length === 0
      }),

    /** Stores all of it or nothing; existing data stays unchanged. */
    async load(userId: string, life: () => SampleLife): Promise<boolean> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        await oneAtATime(tx, userId)
        if (await isLoaded(tx, userId)) return false
        const { sources, uploads } = life()
        const now = Date.now()
        // A moment apart, so that they are listed in this order.
        for (const [place, source] of sources.entries()) {
          await storeSource(tx, keys, userId, source, new Date(now + place))
        }
        for (const file of uploads) await storeUpload(tx, keys, userId, file)
        return true
      })
    },

    /** Removes everything marked as sample, and nothing else. */
    async remove(userId: string): Promise<void> {
      const keys = await vault.keysOf(userId)
      await db.asUser(userId, async (tx) => {
        await oneAtATime(tx, userId)
        const rows = await tx
          .select()
          .from(dataSources)
          .where(sampleSources(userId))
          .orderBy(dataSources.id)
          .for('update')
        // The same lock order as readers of a document: the document, then the counts of passages.
        const uploads = await lockUploads(tx, userId)
        for (const row of rows) {
          await forgetContent(tx, keys, openSource(keys, row))
          await tx.delete(dataSources).where(own(userId, row.id))
        }
        await deleteDocuments(tx, userId, uploads)
        await countChange(tx, userId)
      })
    },
  }
}

const sampleSources = (userId: string) =>
  and(eq(dataSources.userId, userId), eq(dataSources.sample, true))
const sampleUploads = (userId: string) =>
  and(eq(documents.userId, userId), eq(documents.sample, true))

/** A double click loads it once. */
const oneAtATime = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo:' || ${userId}, 0))`)

async function isLoaded(tx: Tx, userId: string): Promise<boolean> {
  const [sources, uploads] = [
    await tx.select({ id: dataSources.id }).from(dataSources).where(sampleSources(userId)).limit(1),
    await tx.select({ id: documents.id }).from(documents).where(sampleUploads(userId)).limit(1),
  ]
  return sources.length + uploads.length > 0
}

async function storeSource(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  { type, name, category, account, items }: SampleSource,
  createdAt: Date,
): Promise<void> {
  const switches = { scrapingEnabled: true, vectorizationEnabled: true }
  const config = { credentials: {}, category, ...switches }
  const id = await insertSource(tx, keys, userId, { name, type, config }, 'awaiting_file')
  const settings = { name, accountId: account, ...switches }
  const seen = addToSeen({ kinds: [], folders: [] }, items)
  await tx
    .update(dataSources)
    .set({
      sample: true,
      createdAt,
      status: 'connected',
      reasonCode: null,
      lastSync: createdAt,
      embedPending: true,
      sealed: sealJson(keys.content, sourceContext(userId, id, 'settings'), settings),
      seen: sealJson(keys.content, sourceContext(userId, id, 'seen'), seen),
    })
    .where(own(userId, id))
  // Marked first, because public sample text is indexed under a key of its own.
  await storeItems(tx, keys, { userId, sourceId: id, type }, items)
}

/**
 * Read in the background like any upload. Its key is different from the person's, so that it never
 * matches one of their files.
 */
async function storeUpload(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  { name, mimeType, day, write }: SampleUpload,
): Promise<void> {
  const id = newId('doc')
  const bytes = await write()
  await tx.insert(documents).values({
    userId,
    id,
    mimeType,
    sample: true,
    sealed: sealJson(keys.content, { table: 'documents', id, userId }, { name }),
    contentKey: contentKey(keys, Buffer.concat([Buffer.from('sample:'), bytes])),
    sizeBytes: bytes.length,
    uploadedAt: new Date(`${day}T10:00:00Z`),
  })
  await storeOriginal(tx, keys, userId, id, bytes)
}

async function lockUploads(tx: Tx, userId: string): Promise<string[]> {
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(sampleUploads(userId))
    .orderBy(documents.id)
    .for('update')
  return found.map(({ id }) => id)
}
