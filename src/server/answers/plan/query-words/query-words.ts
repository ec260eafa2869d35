import type { Cycle } from '../cycle.ts'
import type { TimeUnit } from '../../language/lexicon.ts'
import type { TypedQuery } from '../../typed-query.ts'

type Aggregate = TypedQuery['measure']['agg']
type Sign = 'gt' | 'ge' | 'lt' | 'le'

/** Everything needed to describe a query in one language; `{name}` is a slot. */
export type QueryWords = {
  language: string
  and: string
  or: string
  more: string
  rows: string
  less: string
  units: Record<TimeUnit, string>
  cycles: Record<Cycle, string>
  /** Headings of computed columns. */
  headings: Record<Aggregate | 'per' | 'numberPer', string>
  /** The measure in a sentence; `rows` is for one without a column. */
  measures: Record<Aggregate | 'per' | 'numberPer', string>
  groupedHeading: string
  grouped: string
  shares: string
  in: string
  where: string
  compared: string
  each: Record<Sign | 'eq', string>
  filters: Record<
    | Sign
    | 'eq'
    | 'in'
    | 'not_in'
    | 'contains'
    | 'not_contains'
    | 'mentions'
    | 'has'
    | 'hasNo'
    | 'between'
    | 'empty'
    | 'not_empty'
    | 'rowBefore'
    | 'rowAfter',
    string
  >
  /** Compared with the value of another row; `that` is the value of a named row. */
  than: Record<'gt' | 'lt' | 'eq' | 'that' | 'where', string>
  /** Two columns of a row, by whether they are days. */
  compare: Record<'day' | 'figure', Record<Sign, string>>
  neighbour: Record<'next' | 'previous', string>
  order: Record<'by' | 'fromTo' | 'ofSheet' | 'count' | 'sentence', string>
  ends: Record<'row' | 'length' | 'other', Record<'asc' | 'desc', string>>
  ordinals: readonly string[]
  ordinal: string
  /** The parts of a query, each under its label. */
  parts: Record<
    | 'table'
    | 'with'
    | 'what'
    | 'only'
    | 'period'
    | 'periodBy'
    | 'grouped'
    | 'group'
    | 'compared'
    | 'joinedBy'
    | 'order'
    | 'orderBy'
    | 'most'
    | 'row'
    | 'rows'
    | 'beside'
    | 'next'
    | 'previous'
    | 'exists'
    | 'shares'
    | 'apart',
    string
  >
  orders: Record<'measure' | 'column' | 'length' | 'group' | 'row', Record<'asc' | 'desc', string>>
  /** A calculation over figures in words. */
  expressions: Record<
    | 'figure'
    | '+'
    | '-'
    | '*'
    | '/'
    | 'percent'
    | 'percentMore'
    | 'percentLess'
    | 'share'
    | 'ratio'
    | 'change'
    | 'moved'
    | 'apart'
    | 'more'
    | 'less'
    | 'grow'
    | 'growMonthly'
    | 'growYearly'
    | 'result',
    string
  >
  /** Mails and messages counted together. */
  exchanged: {
    mails: { label: string; rows: [one: string, many: string] }
    messages: { label: string; rows: [one: string, many: string] }
    none: string
    who: Record<'sent' | 'received' | 'both', string>
    all: string
  }
  /** Names of the tables and columns of records; sheets keep their own. */
  tables: Record<string, string>
  columns: Record<string, string>
  /** Cell values as written in a sentence. */
  values: Record<string, string>
  /** Absent where periods are described by their own labels. */
  periods?: Record<'range' | 'since' | 'until' | 'quarter', string>
}
