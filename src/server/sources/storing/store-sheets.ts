import { firstDataRow, type RecordKind } from '#server/records/record-kind.ts'
import { readSheetEnd } from '../reading/open-records.ts'
import type { Changes, Known } from './changes.ts'
import { indexSheet, type Sheet } from './index-sheet.ts'
import {
  tombstoneRecords,
  documentKey,
  documentsOf,
  insertRecords,
  momentOf,
  updateRecords,
  type NewRecord,
  type Store,
} from './insert-rows.ts'

/** Stores records as rows of sheets: one sheet per source and group. */
export async function storeSheetRows(
  store: Store,
  kind: RecordKind<unknown>,
  { fresh, changed, gone }: Changes,
): Promise<void> {
  const groupOf = (value: unknown) => kind.sheet?.group(value) ?? ''
  const wanted = [
    ...fresh.map(({ value }) => ({ sourceId: store.owner.sourceId, group: groupOf(value) })),
    ...changed.map(({ value, known }) => ({ sourceId: known.sourceId, group: groupOf(value) })),
  ]
  const sheets = await sheetsOf(store, kind, wanted)
  const rowOf = (value: unknown, sourceId: string, known?: Known) => {
    const sheet = sheets.get(`${sourceId} ${groupOf(value)}`)
    if (!sheet) throw new Error('a record without a sheet')
    const stays = known?.documentId === sheet.id && known.rowNumber !== null
    const row = stays && known.rowNumber !== null ? known.rowNumber : sheet.next++
    sheet.rows.set(row, value)
    sheet.touched.add(row)
    return { documentId: sheet.id, rowNumber: row }
  }
  const recordOf = (
    value: unknown,
  ): Pick<NewRecord, 'kind' | 'value' | 'occurredAt' | 'items'> => ({
    kind: kind.kind,
    value,
    occurredAt: momentOf(kind.at(value)),
    items: kind.items?.(value) ?? 1,
  })
  await insertRecords(
    store,
    fresh.map(({ value, naturalKey, digest }) => ({
      ...recordOf(value),
      ...rowOf(value, store.owner.sourceId),
      naturalKey,
      digest,
    })),
  )
  await updateRecords(
    store,
    changed.map(({ value, naturalKey, digest, known }) => ({
      ...recordOf(value),
      ...rowOf(value, known.sourceId, known),
      naturalKey,
      digest,
      id: known.id,
    })),
  )
  await tombstoneRecords(
    store,
    gone.map(({ id }) => id),
  )
  const left = [...gone, ...changed.map(({ known }) => known)]
  for (const sheet of withLeft(sheets, left).values()) await indexSheet(store, kind, sheet)
}

async function sheetsOf(
  store: Store,
  kind: RecordKind<unknown>,
  wanted: readonly { sourceId: string; group: string }[],
): Promise<Map<string, Sheet>> {
  const distinct = new Map(wanted.map((each) => [`${each.sourceId} ${each.group}`, each]))
  const sheets = new Map<string, Sheet>()
  for (const [place, { sourceId, group }] of distinct) {
    const of = { ...store, owner: { ...store.owner, sourceId } }
    const [document] = await documentsOf(of, [
      {
        key: documentKey(of, `${kind.table}:${sourceId}:${group}`),
        name: kind.sheet?.name(group) ?? kind.label,
        mimeType: 'text/csv',
        kind: 'sheets',
        size: 0,
        at: new Date(),
      },
    ])
    if (!document) continue
    const { userId } = store.owner
    const end = await readSheetEnd(store.tx, { userId, documentId: document.id })
    const next = Math.max(firstDataRow, (end?.last ?? 0) + 1)
    const { id } = document
    sheets.set(place, { id, next, from: next, rows: new Map(), touched: new Set() })
  }
  return sheets
}

/** The changing sheets by id, including those that only lose rows. */
function withLeft(sheets: ReadonlyMap<string, Sheet>, left: readonly Known[]): Map<string, Sheet> {
  const byId = new Map([...sheets.values()].map((sheet) => [sheet.id, sheet]))
  for (const { documentId, rowNumber } of left) {
    if (documentId === null || rowNumber === null) continue
    const from = Number.POSITIVE_INFINITY
    const only = { id: documentId, next: from, from, rows: new Map(), touched: new Set<number>() }
    const sheet = byId.get(documentId) ?? only
    byId.set(documentId, sheet)
    sheet.touched.add(rowNumber)
  }
  return byId
}
