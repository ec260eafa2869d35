import type { TypedQuery } from '../typed-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { Features } from './plan-features.ts'
import type { Link } from './question-link.ts'

/** A way to answer the question from one table. */
export type Plan = {
  query: TypedQuery
  table: IndexedTable
  /** The interpretation of the question's words. */
  links: Link[]
  /** How much of the question the table explains, 0 to 1. */
  coverage: number
  /** Confidence in the links, 0 to 1. */
  linking: number
  /** The log odds against other interpretations. */
  score: number
  /** The features that the score is computed from. */
  features: Features
  /** Score of the least certain link. */
  weakest: number
  /** Number of the question's cues, such as "highest", that the query ignores. */
  unused: number
  /** Other interpretations over the same table that explain as much. */
  rivals: number
  /** Whether a likelier candidate of simple form replaced the planner's query. */
  isReplaced?: boolean
  /** Words that refer to something this table does not have. */
  unlinked: string[]
}
