import type { Filter } from '../typed-query.ts'
import type { IndexedColumn } from './indexed-table.ts'

/** Words of a question that refer to something in a table. */
export type Link = { from: number; to: number; score: number } & (
  | { kind: 'column'; column: IndexedColumn; exact: boolean }
  | {
      kind: 'value'
      column: IndexedColumn
      values: string[]
      alternatives: IndexedColumn[]
      isNot?: boolean
    }
  | { kind: 'part'; column: IndexedColumn; text: string; alternatives: IndexedColumn[] }
  | { kind: 'table' }
  | { kind: 'sense'; filters: Filter[]; people: string[]; about?: true }
)
