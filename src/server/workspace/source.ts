import type { Cell } from '#shared/answers.ts'
import type { Locator } from '#shared/locators.ts'
import type { SheetTable } from '#server/ingestion/extracted.ts'
import type { RecordKind } from '#server/records/record-kind.ts'
import type { RecordsVersion } from '#server/records/records-version.ts'

/** A sheet's heading: everything about it except its rows. */
export type SheetRecord = {
  seq: number
  kind: 'sheet'
  recordId: string
  documentId: string
  documentName: string
  sheet: string
  /** A1 range of header and rows. */
  range: string
  columns: SheetTable['columns']
}

/** Some rows of a sheet; always later in the sequence than their sheet. */
export type SheetRowsRecord = {
  seq: number
  kind: 'sheet_rows'
  sheetRecordId: string
  rows: Cell[][]
  /** Row number in the sheet, counted from 1, of each row of `rows`. */
  rowNumbers: number[]
}

/**
 * Records of one kind, which share one table over all sources; they replace earlier versions of
 * themselves.
 */
export type RecordRows = {
  seq: number
  kind: 'records'
  of: RecordKind<unknown>
  /** One of their documents. */
  documentId: string
  /** Ids of the records; some may have no rows. */
  ids: number[]
  /** The data source of each of `ids`. */
  sources: string[]
  rows: Cell[][]
  /** The record of each row. */
  rowIds: number[]
  /** Whether they replace the whole table. */
  isWhole?: true
  /** Whether some may be loaded already, even if the workspace was empty. */
  isAgain?: true
}

/** Deleted records. */
export type DeletedRecords = { seq: number; kind: 'gone'; ids: number[] }

export type WorkspaceRecord = SheetRecord | SheetRowsRecord | RecordRows | DeletedRecords

/** A document with the positions of rows of a table of records in it. */
export type RowPlaces = {
  documentId: string
  documentName: string
  rows: { id: number; locator: Locator }[]
}

/** Supplies a workspace with rows; knows nothing about DuckDB. */
export type WorkspaceSource = {
  version(userId: string): Promise<RecordsVersion>
  /** Records after `sinceSeq`, in order, with times in `timeZone`. */
  load(userId: string, sinceSeq: number, timeZone: string): AsyncIterable<WorkspaceRecord>
  /** The time zone of the person: the chosen one, else that of their browser, if known. */
  timeZone?(userId: string): Promise<string | undefined>
  /** The documents that contain most of these records. */
  places?(userId: string, ids: readonly number[], most: number): Promise<RowPlaces[]>
}
