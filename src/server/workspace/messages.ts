import type { Cell } from '#shared/answers.ts'
import type { ColumnType } from '#server/ingestion/extracted.ts'

/** What the worker needs to know about a table to hold and describe it. */
export type TableShape = {
  name: string
  /** The values of prose are not profiled. */
  columns: { name: string; type: ColumnType; prose?: true }[]
}

export type QueryResult = {
  columns: { name: string; type: ColumnType }[]
  rows: Cell[][]
  /** Number of all rows; more than `rows.length` if `truncated`. */
  total: number
  truncated: boolean
}

/** Summary of a column's values. */
export type ColumnProfile = {
  distinct: number
  empty: number
  min?: string | number
  max?: string | number
  values: string[]
  separator?: string
}
export type TableProfile = {
  rows: number
  firstRow: number
  lastRow: number
  columns: ColumnProfile[]
}

export type Request =
  | { op: 'create'; table: TableShape }
  | { op: 'append'; table: TableShape; rows: Cell[][]; rowNumbers: number[] }
  | { op: 'drop'; name: string }
  | { op: 'rename'; name: string; to: string }
  /** Removes the rows with these numbers from tables. */
  | { op: 'remove'; names: string[]; rows: number[] }
  /** A view of the rows with this value in the column. */
  | { op: 'view'; name: string; of: string; column: string; value: string }
  | { op: 'query'; sql: string; maxRows: number; maxCharacters: number }
  | { op: 'profile'; table: TableShape }

export type ToWorker =
  | { id: number; request: Request }
  | { interrupt: number }
  | { open: { memoryMb: number; threads: number } }

export type Failure = { code: string; message: string }
export type FromWorker =
  | { id: number; value: QueryResult | TableProfile | null }
  | { id: number; failure: Failure }
