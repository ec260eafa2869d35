import type { Item } from '../connector.ts'
import type { Row } from './read-table.ts'

export type KnownTable = {
  /** The columns that identify it. */
  columns: readonly string[]
  /** File names of this table, if others have the same columns. */
  file?: RegExp
  /** Its columns are enough to identify it, whatever the file is called. */
  strong?: boolean
  /** The items of a row, or the reason it is skipped. */
  read: (row: Row, context: Context) => Item[] | string
}

export type Context = { name: string; owner: string }
