import { and, eq } from 'drizzle-orm'
import type { DocumentContent, PassageView, SheetWindow } from '#shared/documents.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { documents, passages } from '#server/db/tables.ts'
import { readPictureFacts, readPictureImage, type PictureSize } from '#server/ingestion/pictures.ts'
import { readBlocks, readGridIndex, readGridWindow } from '#server/ingestion/records.ts'
import { isShown } from '#server/search/is-shown.ts'
import { openPassage } from '#server/search/index-passages.ts'
import { readRecordWindow, readSourceContent } from '#server/sources/reading/read-content.ts'
import { readOrigin } from '#server/sources/reading/read-origin.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { viewDocument } from './view-document.ts'

export type DocumentReader = ReturnType<typeof createDocumentReader>

/** A document's content as the viewer shows it next to the original. */
export function createDocumentReader({ db, vault }: { db: Database; vault: Vault }) {
  async function find(tx: Tx, userId: string, id: string) {
    const [row] = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.userId, userId), eq(documents.id, id)))
    return row
  }

  return {
    async read(userId: string, id: string): Promise<DocumentContent | undefined> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const row = await find(tx, userId, id)
        if (!row) return undefined
        const document = await readOrigin(tx, keys, userId, viewDocument(keys, row))
        if (row.sourceId !== null) {
          const shown = await readSourceContent(tx, keys, userId, document)
          if (shown) return shown
        }
        if (row.kind === 'pdf') return { kind: 'pdf', document, pages: row.pages ?? 0 }
        if (row.kind === 'sheets') {
          return { kind: 'sheets', document, sheets: await listSheets(tx, keys, userId, id) }
        }
        const blocks = await readBlocks(tx, keys, userId, id)
        const isPicture = (await readPictureFacts(tx, keys, userId, [id])).size > 0
        return { kind: 'text', document, blocks, ...(isPicture ? { picture: true } : {}) }
      })
    },

    async picture(userId: string, id: string, size: PictureSize): Promise<Buffer | undefined> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => readPictureImage(tx, keys, { userId, documentId: id, size }))
    },

    /** The rows of a sheet in the record that contains row `from`, counted from 0. */
    async sheet(
      userId: string,
      id: string,
      index: number,
      { from, timeZone }: { from: number; timeZone?: string | undefined },
    ): Promise<SheetWindow | undefined> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const row = await find(tx, userId, id)
        if (row && row.sourceId !== null) {
          const window = await readRecordWindow(tx, keys, { userId, id, from, timeZone })
          if (window) return window
        }
        const sheet = (await readGridIndex(tx, keys, userId, id))?.sheets[index]
        if (!sheet) return undefined
        const { first, rows } = await readGridWindow(tx, keys, userId, sheet, from)
        return { name: sheet.name, firstRow: first + 1, totalRows: sheet.rows, rows }
      })
    },

    async passage(userId: string, id: string): Promise<PassageView | undefined> {
      if (!/^\d{1,18}$/.test(id)) return undefined
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const [row] = await tx
          .select()
          .from(passages)
          .where(and(eq(passages.userId, userId), eq(passages.id, BigInt(id)), isShown(userId)))
        if (!row?.documentId) return undefined
        const { text, path, locator } = openPassage(keys, userId, row)
        return { id, documentId: row.documentId, text, path, locator }
      })
    },
  }
}

async function listSheets(tx: Tx, keys: PersonKeys, userId: string, id: string) {
  const index = await readGridIndex(tx, keys, userId, id)
  return (index?.sheets ?? []).map(({ name, rows, columns }) => ({ name, rows, columns }))
}
