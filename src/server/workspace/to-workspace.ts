import { z } from 'zod'
import { cell } from '#shared/answers.ts'
import type { KnownPeople } from '#server/people/people-cache.ts'
import { rowsOf } from '#server/records/record-kind.ts'
import { recordKindOf } from '#server/records/record-kinds.ts'
import type { ReadRecord } from '#server/sources/reading/record-batches.ts'
import { namesPerson, withPerson } from './people-rows.ts'
import type { RecordRows, WorkspaceRecord } from './source.ts'

const columnType = z.enum(['text', 'integer', 'number', 'date', 'timestamp', 'boolean'])
const sheet = z.object({
  documentId: z.string(),
  documentName: z.string(),
  sheet: z.string(),
  range: z.string(),
  columns: z.array(z.object({ name: z.string(), type: columnType, unit: z.string().optional() })),
})
const sheetRows = z.object({
  sheetRecordId: z.string(),
  rows: z.array(z.array(cell)),
  rowNumbers: z.array(z.number()),
})

/** What the rows of records depend on besides the records. */
export type RowsFor = { people: KnownPeople | undefined; timeZone: string }

/** The records of a page in order; consecutive ones of the same kind are grouped. */
export function toWorkspace(page: readonly ReadRecord[], rowsFor: RowsFor): WorkspaceRecord[] {
  const made: WorkspaceRecord[] = []
  for (const record of page) {
    const { id, seq, kind, documentId } = record
    const of = recordKindOf(kind)
    const last = made.at(-1)
    if (of) {
      const target = last?.kind === 'records' && last.of === of ? last : noRows(of, documentId)
      if (target !== last) made.push(target)
      addRecord(target, record, rowsFor)
    } else if (kind === 'gone') {
      if (last?.kind === 'gone') {
        last.ids.push(id)
        last.seq = seq
      } else made.push({ seq, kind: 'gone', ids: [id] })
    } else made.push(toSheet(record))
  }
  return made
}

function toSheet({ id, seq, kind, value }: ReadRecord): WorkspaceRecord {
  if (kind === 'sheet_rows') return { seq, kind: 'sheet_rows', ...sheetRows.parse(value) }
  const { columns, ...rest } = sheet.parse(value)
  return {
    seq,
    kind: 'sheet',
    recordId: String(id),
    ...rest,
    columns: columns.map(({ unit, ...column }) => (unit ? { ...column, unit } : column)),
  }
}

export const noRows = (of: RecordRows['of'], documentId: string): RecordRows => ({
  seq: 0,
  kind: 'records',
  of,
  documentId,
  ids: [],
  sources: [],
  rows: [],
  rowIds: [],
})

function addRecord(
  to: RecordRows,
  { id, seq, kind, sourceId, value }: ReadRecord,
  { people, timeZone }: RowsFor,
): void {
  to.seq = seq
  to.ids.push(id)
  to.sources.push(sourceId)
  const known = namesPerson(kind) ? withPerson(id, value, people) : value
  for (const cells of rowsOf(to.of, known, timeZone)) {
    to.rows.push(cells)
    to.rowIds.push(id)
  }
}
