import type { TypedQuery } from '../typed-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { Link } from './question-link.ts'

/** A way to answer the question from one table. */
export type Plan = {
  query: TypedQuery
  table: IndexedTable
  /** What its words were taken for. */
  links: Link[]
  /** How much of the question the table explains, 0 to 1. */
  coverage: number
  /** How sure the links are, 0 to 1. */
  linking: number
  /** Coverage and linking as one figure, to choose between tables. */
  score: number
  /** The least sure of the links. */
  weakest: number
  /** What the question says that the query makes no use of, such as "highest". */
  unused: number
  /** Words that name something which this table does not have. */
  unlinked: string[]
}
