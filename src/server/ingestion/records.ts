import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { contentBlock } from '#shared/documents.ts'
import type { Tx } from '#server/db/open.ts'
import { records } from '#server/db/tables.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import type { ExtractedDocument } from './extracted.ts'
import { pictureRecords } from './pictures.ts'

/** Rows of a sheet sealed together. */
const rowsARecord = 500

const gridIndex = z.object({
  sheets: z.array(
    z.object({
      name: z.string(),
      rows: z.number(),
      columns: z.number(),
      /** Ids of the records that hold the rows, `rowsARecord` each. */
      windows: z.array(z.string()),
    }),
  ),
})
export type GridIndex = z.infer<typeof gridIndex>

type NewRecord = { id: bigint; kind: string; value: unknown; items?: number }

/**
 * Stores a document's content besides its passages: `blocks` (text as the viewer shows it), `grid`
 * and `grid_rows` (sheets as the viewer shows them), `sheet` and `sheet_rows` (typed tables for the
 * workspace).
 */
export async function storeRecords(
  tx: Tx,
  keys: PersonKeys,
  owner: { userId: string; documentId: string; documentName: string },
  extracted: ExtractedDocument,
): Promise<void> {
  const nextId = await allocate(tx, countRecords(extracted))
  const found: NewRecord[] = [
    ...blockRecords(extracted, nextId),
    ...gridRecords(extracted, nextId),
    ...sheetRecords(extracted, owner, nextId),
    ...pictureRecords(extracted).map((record) => ({ id: nextId(), ...record })),
  ]
  if (found.length === 0) return
  // Readers follow the sequence, so transactions storing one person's records are serialized.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('records:' || ${owner.userId}, 0))`,
  )
  const { userId, documentId } = owner
  for (const { id, kind, value, items = 1 } of found) {
    const sealed = sealJson(keys.content, sealContext(userId, id), value)
    await tx.insert(records).values({ userId, id, documentId, kind, items, sealed })
  }
}

const sealContext = (userId: string, id: bigint) => ({ table: 'records', id, userId })
const chunks = (count: number) => Math.ceil(count / rowsARecord)

function countRecords(extracted: ExtractedDocument): number {
  const { blocks, tables, grids, kind } = extracted
  const sheets = tables.reduce((sum, table) => sum + 1 + chunks(table.rows.length), 0)
  const windows = grids.reduce((sum, grid) => sum + chunks(grid.rows.length), 0)
  return (
    sheets +
    windows +
    pictureRecords(extracted).length +
    (grids.length > 0 ? 1 : 0) +
    (kind === 'text' && blocks.length > 0 ? 1 : 0)
  )
}

/** Reserves a run of ids; ids must be known before sealing. */
async function allocate(tx: Tx, count: number): Promise<() => bigint> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval('records_id_seq') as id from generate_series(1, ${count})`,
  )
  const ids = rows.map((row) => BigInt(row.id))
  return () => {
    const id = ids.shift()
    if (id === undefined) throw new Error('more records than ids')
    return id
  }
}

function blockRecords({ kind, blocks }: ExtractedDocument, nextId: () => bigint): NewRecord[] {
  if (kind !== 'text' || blocks.length === 0) return []
  const value = blocks.map(({ locator: _, ...block }) => block)
  return [{ id: nextId(), kind: 'blocks', value }]
}

function gridRecords({ grids }: ExtractedDocument, nextId: () => bigint): NewRecord[] {
  if (grids.length === 0) return []
  const found: NewRecord[] = []
  const index: GridIndex = { sheets: [] }
  for (const { name, rows } of grids) {
    const windows: string[] = []
    for (let from = 0; from < rows.length; from += rowsARecord) {
      const id = nextId()
      windows.push(String(id))
      found.push({ id, kind: 'grid_rows', value: rows.slice(from, from + rowsARecord) })
    }
    const columns = rows.reduce((most, row) => Math.max(most, row.length), 0)
    index.sheets.push({ name, rows: rows.length, columns, windows })
  }
  return [{ id: nextId(), kind: 'grid', value: index }, ...found]
}

function sheetRecords(
  { tables }: ExtractedDocument,
  { documentId, documentName }: { documentId: string; documentName: string },
  nextId: () => bigint,
): NewRecord[] {
  return tables.flatMap(({ sheet, range, columns, rows, rowNumbers }) => {
    const id = nextId()
    const found: NewRecord[] = [
      { id, kind: 'sheet', value: { documentId, documentName, sheet, range, columns } },
    ]
    for (let from = 0; from < rows.length; from += rowsARecord) {
      const to = from + rowsARecord
      const value = {
        sheetRecordId: String(id),
        rows: rows.slice(from, to),
        rowNumbers: rowNumbers.slice(from, to),
      }
      found.push({ id: nextId(), kind: 'sheet_rows', value, items: value.rows.length })
    }
    return found
  })
}

/** The blocks of a text document. */
export async function readBlocks(tx: Tx, keys: PersonKeys, userId: string, documentId: string) {
  const value = await readOne(
    tx,
    keys,
    userId,
    and(eq(records.documentId, documentId), eq(records.kind, 'blocks')),
  )
  return value === undefined ? [] : z.array(contentBlock).parse(value)
}

export async function readGridIndex(tx: Tx, keys: PersonKeys, userId: string, documentId: string) {
  const value = await readOne(
    tx,
    keys,
    userId,
    and(eq(records.documentId, documentId), eq(records.kind, 'grid')),
  )
  return value === undefined ? undefined : gridIndex.parse(value)
}

/** The window of rows containing row `from` (zero-based), and its first row. */
export async function readGridWindow(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  sheet: GridIndex['sheets'][number],
  from: number,
) {
  const window = Math.floor(from / rowsARecord)
  const id = sheet.windows[window]
  if (id === undefined) return { first: 0, rows: [] }
  const value = await readOne(tx, keys, userId, eq(records.id, BigInt(id)))
  return { first: window * rowsARecord, rows: z.array(z.array(z.string())).parse(value ?? []) }
}

async function readOne(tx: Tx, keys: PersonKeys, userId: string, which: ReturnType<typeof and>) {
  const [row] = await tx
    .select()
    .from(records)
    .where(and(eq(records.userId, userId), which))
  return row ? openJson(keys.content, sealContext(userId, row.id), row.sealed) : undefined
}
