import type { TypedQuery } from '../typed-query.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

/** A question over one table on its way to a query. */
export type Draft = {
  reading: Reading
  table: IndexedTable
  links: Link[]
  filters: PlacedFilter[]
}

export type Asked = Pick<TypedQuery, 'measure'> & Partial<TypedQuery>
/** One interpretation of the question; undefined if it does not match. */
export type Intent = (draft: Draft) => Asked | undefined

export const columnNames = (...columns: (IndexedColumn | undefined)[]) => [
  ...new Set(columns.flatMap((column) => (column ? [column.name] : []))),
]
