import type { IndexedColumn } from '../plan/indexed-table.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'

/** The form of a question that a table can be asked. */
export type Operation =
  | 'lookup'
  | 'count'
  | 'distinct'
  | 'sum'
  | 'avg'
  | 'min'
  | 'max'
  | 'rowWithMost'
  | 'rowWithLeast'
  | 'firstRow'
  | 'lastRow'
  | 'nextRow'
  | 'previousRow'
  | 'mostFrequent'
  | 'leastFrequent'
  | 'groupWithMost'
  | 'groupWithLeast'
  | 'difference'
  | 'countOver'
  | 'lookupOver'
  /** Proposed by the planner alone. */
  | 'other'

/** A question that a table could be asked, and how it came about. */
export type Candidate = {
  operation: Operation
  query: TypedQuery
  /** How many of the conditions that the question states apply. */
  scope: Scope['kind']
  /** The column with the answer. */
  shown?: IndexedColumn | undefined
  /** The column that orders rows or is compared with a number. */
  ordered?: IndexedColumn | undefined
  sign?: 'gt' | 'ge' | 'lt' | 'le' | 'eq'
}

/** Conditions under which candidates are enumerated. */
export type Scope = { kind: 'all' | 'some' | 'none'; filters: Filter[] }
