import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fileKeyPrompt } from '#shared/file-key-prompt.ts'
import { columnPreview, sourceType } from '#shared/sources.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import { storageQuotaExceeded } from '#server/quotas/over-quota.ts'
import type { Quotas } from '#server/quotas/quotas.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { newId } from '#server/ids.ts'
import { withEarlierNames } from '#server/vault/earlier-names.ts'
import { openJson, seal, sealJson } from '#server/vault/seal.ts'
import type { KeyHolder, PersonKeys } from '#server/vault/vault.ts'
import { importChunks, importFiles } from '../tables.ts'
import { askForImport } from './ask-for-import.ts'
import { chunkContext, chunksOf, readable } from './stored-file.ts'

export type ImportFiles = ReturnType<typeof createImportFiles>
/** The owner of a file: a source, or a draft until its source is known. */
export type Target = { sourceId: string } | { draftId: string }

const sealedFile = z.object({
  name: z.string(),
  /** Recognition has run; if nothing else is set, no source recognised the file. */
  recognitionRan: z.boolean().optional(),
  recognised: withEarlierNames(
    { what: 'description' },
    z.object({ type: sourceType, description: z.string() }),
  ).optional(),
  preview: z.optional(columnPreview),
  table: z.optional(columnPreview),
  /** A format that Trove does not read. */
  unread: z.string().optional(),
  authors: z.optional(z.array(z.string())),
  keyPrompt: z.optional(fileKeyPrompt),
  mapping: z.optional(columnPreview.shape.mapping),
  /** The key of an encrypted file; removed with the file once it has been read. */
  key: z.string().optional(),
})
export type SealedFile = z.infer<typeof sealedFile>
export type StoredFile = SealedFile & { id: string; file: ImportFile }
/** Files uploaded together. */
export type Batch = { batch: string; files: { id: string; file: ImportFile }[] }
export type FileRow = typeof importFiles.$inferSelect

const fileContext = (userId: string, id: string) => ({ table: 'import_files', id, userId })
const ownFile = (userId: string, id: string) =>
  and(eq(importFiles.userId, userId), eq(importFiles.id, id))

/**
 * Files waiting to be imported. Each is sealed in chunks as it arrives, so that it never lies whole
 * in memory or on disk.
 */
export function createImportFiles({
  db,
  vault,
  quotas,
}: {
  db: Database
  vault: KeyHolder
  quotas: Pick<Quotas, 'bytesLeft' | 'limitsOf'>
}) {
  const opened = (keys: PersonKeys, { userId, id, sizeBytes, sealed }: FileRow): StoredFile => {
    const about = sealedFile.parse(openJson(keys.content, fileContext(userId, id), sealed))
    const { name, mapping, key } = about
    return {
      ...about,
      id,
      file: readable({ db, keys, userId, id, name, mapping, key, size: sizeBytes }),
    }
  }

  async function remove(userId: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await db.asUser(userId, (tx) => removeFiles(tx, userId, ids))
  }

  async function store(userId: string, id: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const keys = await vault.keysOf(userId)
    const left = await quotas.bytesLeft(userId)
    let ordinal = 0
    let sizeBytes = 0
    for await (const chunk of chunksOf(bytes)) {
      const part = seal(keys.files, chunkContext(userId, id, ordinal), chunk)
      sizeBytes += chunk.length
      if (sizeBytes > left) throw storageQuotaExceeded(await quotas.limitsOf(userId))
      await db.asUser(userId, async (tx) => {
        await tx.insert(importChunks).values({ userId, fileId: id, ordinal, sealed: part })
        // The database's clock, since it decides which files are left over from long ago.
        const touchedAt = sql`now()`
        await tx.update(importFiles).set({ sizeBytes, touchedAt }).where(ownFile(userId, id))
      })
      ordinal += 1
    }
  }

  return {
    remove,

    /** Stores a file as it arrives; it is imported only once its batch is complete. */
    async add(
      userId: string,
      target: Target & { ordinal?: number },
      name: string,
      bytes: AsyncIterable<Buffer>,
    ): Promise<string> {
      const keys = await vault.keysOf(userId)
      const id = newId('imp')
      const sealed = sealJson(keys.content, fileContext(userId, id), { name } satisfies SealedFile)
      const { ordinal = 0, ...where } = target
      await db.asUser(userId, (tx) =>
        tx.insert(importFiles).values({ userId, id, ...where, ordinal, sealed }),
      )
      try {
        await store(userId, id, bytes)
      } catch (error) {
        await remove(userId, [id])
        throw error
      }
      return id
    },

    /** Queues a source's files for import as one batch, in the order of `ids`. */
    async complete(userId: string, sourceId: string, ids: readonly string[]): Promise<void> {
      const batchId = newId('imp')
      await db.asUser(userId, async (tx) => {
        for (const [ordinal, id] of ids.entries()) {
          const set = { complete: true, ordinal, batchId, createdAt: new Date() }
          await tx.update(importFiles).set(set).where(ownFile(userId, id))
        }
        await askForImport(tx, userId, sourceId)
      })
    },

    /** A source's oldest waiting batch. */
    async waiting(userId: string, sourceId: string): Promise<Batch | undefined> {
      const keys = await vault.keysOf(userId)
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select()
          .from(importFiles)
          .where(
            and(
              eq(importFiles.userId, userId),
              eq(importFiles.sourceId, sourceId),
              eq(importFiles.complete, true),
            ),
          )
          .orderBy(asc(importFiles.createdAt), asc(importFiles.batchId), asc(importFiles.ordinal)),
      )
      const [first] = rows
      if (!first) return undefined
      const together = rows.filter(({ batchId }) => batchId === first.batchId)
      const files = together.map((row) => opened(keys, row)).map(({ id, file }) => ({ id, file }))
      return { batch: first.batchId ?? '', files }
    },

    /** The files of a draft that has not been started. */
    async inDraft(userId: string, draftId: string): Promise<StoredFile[]> {
      const keys = await vault.keysOf(userId)
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select()
          .from(importFiles)
          .where(ofDraft(userId, draftId))
          .orderBy(asc(importFiles.ordinal), asc(importFiles.createdAt), asc(importFiles.id)),
      )
      return rows.map((row) => opened(keys, row))
    },

    /** Moves files from one draft to another. */
    async moveTo(userId: string, draftId: string, ids: readonly string[]): Promise<void> {
      await db.asUser(userId, async (tx) => {
        for (const id of ids) {
          await tx.update(importFiles).set({ draftId }).where(ownFile(userId, id))
        }
      })
    },

    /** Stores the result of recognition. */
    async describe(userId: string, id: string, about: SealedFile): Promise<void> {
      const keys = await vault.keysOf(userId)
      const sealed = sealJson(keys.content, fileContext(userId, id), about)
      await db.asUser(userId, (tx) =>
        tx.update(importFiles).set({ sealed }).where(ownFile(userId, id)),
      )
    },

    /** Moves a draft's files to a source as one batch. */
    async assign(
      tx: Tx,
      keys: PersonKeys,
      { userId, sourceId }: { userId: string; sourceId: string },
      files: readonly (SealedFile & { id: string })[],
    ): Promise<void> {
      const batchId = newId('imp')
      const createdAt = new Date()
      for (const [ordinal, { id, name, mapping, key }] of files.entries()) {
        const about: SealedFile = {
          name,
          ...(mapping ? { mapping } : {}),
          ...(key === undefined ? {} : { key }),
        }
        const sealed = sealJson(keys.content, fileContext(userId, id), about)
        const set = {
          sealed,
          sourceId,
          batchId,
          ordinal,
          createdAt,
          complete: true,
          draftId: null,
        }
        await tx.update(importFiles).set(set).where(ownFile(userId, id))
      }
      await askForImport(tx, userId, sourceId)
    },
  }
}

export async function removeFiles(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(importFiles)
    .where(and(eq(importFiles.userId, userId), sql`id = any(${sql.param([...ids])}::text[])`))
}

export const ofDraft = (userId: string, draftId: string) =>
  and(
    eq(importFiles.userId, userId),
    eq(importFiles.draftId, draftId),
    eq(importFiles.complete, false),
  )
