import type { ColumnType } from '#server/ingestion/extracted.ts'

/** A column of a workspace table, with what its values look like. */
export type CatalogColumn = {
  /** Name in SQL. */
  name: string
  /** Heading in the sheet. */
  label: string
  type: ColumnType
  unit?: string
  /** Index in the sheet, counted from 0 from column A. */
  sheetColumn: number
  /** Different values, and rows without a value. */
  distinct: number
  empty: number
  min?: string | number
  max?: string | number
  /** Text values, the most frequent first; all of them unless `distinct` is larger. */
  values: string[]
  /** The cells hold several values, such as `Ann, Bob`; separated by this. */
  separator?: string
}

export type CatalogTable = {
  /** Name in SQL. */
  name: string
  /**
   * Records of sources: its rows stand in several documents, of which `documentId` is one, and have
   * numbers that only `places` of the workspace leads back to them.
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

/** Everything a planner may know of a person's workspace. */
export type Catalog = {
  /** Equal for equal contents. */
  version: string
  tables: CatalogTable[]
}
