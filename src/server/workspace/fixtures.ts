import type { Cell } from '#shared/answers.ts'
import type { SheetTable } from '#server/ingestion/extracted.ts'
import type { WorkspaceRecord, WorkspaceSource } from './source.ts'

type Sheet = {
  documentName: string
  sheet?: string
  documentId?: string
  columns: SheetTable['columns']
  rows: Cell[][]
}

const columnLetter = (index: number) => String.fromCharCode(65 + index)

/** A source of sheets in memory, for tests, evals and benchmarks. */
export function sheetsInMemory(sheetsByUser: Record<string, Sheet[]> = {}) {
  const records = new Map<string, WorkspaceRecord[]>()
  const deletions = new Map<string, number>()
  let seq = 0

  function add(
    userId: string,
    { documentName, sheet = 'Sheet1', documentId, columns, rows }: Sheet,
  ) {
    const list = records.get(userId) ?? []
    records.set(userId, list)
    const recordId = `record_${++seq}`
    const range = `A1:${columnLetter(columns.length - 1)}${rows.length + 1}`
    const id = documentId ?? `doc_${seq}`
    list.push({ seq, kind: 'sheet', recordId, documentId: id, documentName, sheet, range, columns })
    for (let start = 0; start < rows.length; start += 1000) {
      const part = rows.slice(start, start + 1000)
      const rowNumbers = part.map((_, index) => start + index + 2)
      list.push({ seq: ++seq, kind: 'sheet_rows', sheetRecordId: recordId, rows: part, rowNumbers })
    }
    return id
  }

  function remove(userId: string, documentId: string) {
    const list = records.get(userId) ?? []
    const gone = new Set(
      list.flatMap((record) =>
        record.kind === 'sheet' && record.documentId === documentId ? [record.recordId] : [],
      ),
    )
    const kept = list.filter(
      (record) =>
        !(record.kind === 'sheet' && gone.has(record.recordId)) &&
        !(record.kind === 'sheet_rows' && gone.has(record.sheetRecordId)),
    )
    records.set(userId, kept)
    deletions.set(userId, (deletions.get(userId) ?? 0) + 1)
  }

  for (const [userId, sheets] of Object.entries(sheetsByUser)) {
    for (const sheet of sheets) add(userId, sheet)
  }

  const source: WorkspaceSource = {
    async version(userId) {
      const last = records.get(userId)?.at(-1)
      return { seq: last?.seq ?? 0, deletions: deletions.get(userId) ?? 0 }
    },
    async *load(userId, sinceSeq) {
      yield* (records.get(userId) ?? []).filter((record) => record.seq > sinceSeq)
    },
  }
  return { source, add, remove }
}
