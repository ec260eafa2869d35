import type { Item } from '../connector.ts'
import type { Row } from './read-table.ts'

export type KnownTable = {
  /** Columns by which it is known. */
  columns: readonly string[]
  /** Names of files that have these columns, where others have them too. */
  file?: RegExp
  /** Its columns are enough to know it by, whatever the file is called. */
  strong?: boolean
  /** What a line tells, or why it is left out. */
  read: (row: Row, context: Context) => Item[] | string
}

export type Context = { name: string; owner: string }
