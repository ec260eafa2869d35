import { and, eq, sql } from 'drizzle-orm'
import { passages } from '#server/db/tables.ts'
import { deleteDocuments } from '#server/records/delete-documents.ts'
import { firstDataRow, type RecordKind } from '#server/records/record-kind.ts'
import { removePassages, removePassagesAt } from '#server/search/index-passages.ts'
import { readSheetEnd, readSheetRows } from '../reading/open-records.ts'
import { passageOf, rowsOfPassage, sheetPassages } from '../reading/render-sheet.ts'
import { indexDocuments } from './index-document.ts'
import type { Store } from './insert-rows.ts'

/**
 * A changing sheet: its touched rows, whose passages are rebuilt, and the row values already
 * loaded.
 */
export type Sheet = {
  id: string
  /** One past the last row number. */
  next: number
  /** The first new row. */
  from: number
  rows: Map<number, unknown>
  touched: Set<number>
}

/** Replaces the passages of changed rows; a sheet without rows is deleted. */
export async function indexSheet(
  store: Store,
  kind: RecordKind<unknown>,
  sheet: Sheet,
): Promise<void> {
  const { tx, keys, owner } = store
  const of = { userId: owner.userId, documentId: sheet.id }
  const end = (await readSheetEnd(tx, of))?.last
  if (end === undefined) {
    await deleteDocuments(tx, owner.userId, [sheet.id])
    return
  }
  const isOld = await hasOldPassages(store, sheet.id)
  const touched = isOld ? numbersFrom(firstDataRow, end) : [...sheet.touched]
  const changed = [...new Set(touched.map((row) => passageOf(kind, row)))].toSorted((a, b) => a - b)
  const missing = changed
    .flatMap((passage) => {
      const { from, to } = rowsOfPassage(kind, passage)
      return numbersFrom(from, Math.min(to, end))
    })
    .filter((row) => !sheet.rows.has(row))
  const rows = new Map([...(await readSheetRows(tx, keys, of, missing)), ...sheet.rows])
  if (isOld) await removePassages(tx, owner.userId, sheet.id)
  else {
    const before = changed.filter((passage) => rowsOfPassage(kind, passage).from < sheet.from)
    await removePassagesAt(tx, owner.userId, sheet.id, before)
  }
  const [anyRow] = rows.values()
  const name = kind.sheet?.name(kind.sheet.group(anyRow)) ?? kind.label
  const made = changed.flatMap((passage) => sheetPassages(kind, name, passage, rows))
  await indexDocuments(store, [{ documentId: sheet.id, name, passages: made }])
}

/** Passages from before the fixed row breaks all have negative numbers. */
async function hasOldPassages({ tx, owner }: Store, documentId: string): Promise<boolean> {
  const found = await tx
    .select({ id: passages.id })
    .from(passages)
    .where(
      and(eq(passages.userId, owner.userId), eq(passages.documentId, documentId), sql`ordinal < 0`),
    )
    .limit(1)
  return found.length > 0
}

const numbersFrom = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
