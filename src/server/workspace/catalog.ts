import type { ColumnType } from '#server/ingestion/extracted.ts'

/** A column of a workspace table, with a summary of its values. */
export type CatalogColumn = {
  /** Name in SQL. */
  name: string
  /** Heading in the sheet. */
  label: string
  type: ColumnType
  unit?: string
  /** Index in the sheet, counted from 0 from column A. */
  sheetColumn: number
  /** Number of distinct values, and of rows without a value. */
  distinct: number
  empty: number
  min?: string | number
  max?: string | number
  /** Text values, the most frequent first; all of them unless `distinct` is larger. */
  values: string[]
  /** Separator of cells with several values, such as `Ann, Bob`. */
  separator?: string
}

export type CatalogTable = {
  /** Name in SQL. */
  name: string
  /**
   * Rows are records of sources: they come from several documents, of which `documentId` is one,
   * and only the workspace's `places` traces them back.
   */
  records?: true
  documentId: string
  documentName: string
  sheet: string
  /** Rows with data. */
  rows: number
  firstRow: number
  lastRow: number
  columns: CatalogColumn[]
}

/** Everything a planner may know about a person's workspace. */
export type Catalog = {
  /** Equal for equal contents. */
  version: string
  tables: CatalogTable[]
}

/** A catalog with the zone of the times in its tables. */
export type CatalogInZone = Catalog & { timeZone: string }
