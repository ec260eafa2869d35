import type { Template } from '../language/fill-template.ts'

/** Phrases about the rows of one table. */
type TableWords = {
  rows: [one: string, many: string]
  /** Nouns for rows of one kind: `kind=song`. */
  kinds?: Record<string, [one: string, many: string]>
  /**
   * Sentences by measure, the first match wins: `sum amount out`, `count direction=received`. `out`
   * and `in` are outgoing and incoming money; `column=value` is a condition of the query.
   */
  says: Record<string, Template>
}

/** Everything needed to phrase an answer in one language. */
export type Words = {
  language: string
  yes: string
  no: string
  and: string
  /** For records, by table name; `other` is for sheets. */
  tables: Record<string, TableWords> & { other: TableWords }
  /**
   * Conditions by table and column, such as `transactions.category` or `plays.skipped=true`;
   * `other` is the default.
   */
  where: Record<string, Template>
  /** Two columns of a row, by whether they are days. */
  compare: Record<'day' | 'figure', Record<'gt' | 'ge' | 'lt' | 'le', Template>>
  /** Cell values as written in a sentence. */
  values: Record<string, string>
  when: Record<
    'day' | 'week' | 'month' | 'quarter' | 'year' | 'range' | 'since' | 'until' | 'soFar',
    Template
  >
  units: Record<'day' | 'week' | 'month' | 'quarter' | 'year', string>
  /** Results by measure, for a question without a sentence of its own. */
  figures: Record<
    'sum' | 'avg' | 'min' | 'max' | 'median' | 'count' | 'one' | 'count_distinct' | 'per',
    Template
  >
  times: Template
  once: string
  more: Template
  less: Template
  same: Template
  running: Template
  usual: Template
  share: Template
  exists: Record<'once' | 'times' | 'none', Template>
  compared: Record<'more' | 'less' | 'same' | 'versus', Template>
  apart: Record<'more' | 'less' | 'same' | 'plain' | 'missing' | 'neither', Template>
  /** A computed figure: a comparison that begins with yes or no, and a change in percent. */
  computed: Record<
    | 'more'
    | 'less'
    | 'same'
    | 'up'
    | 'down'
    | 'unchanged'
    | 'percentOf'
    | 'grown'
    | 'saved'
    | 'savings'
    | 'savedOnce',
    Template
  >
  /** Results of calculations that need no data. */
  calculated: Record<'interest' | 'after' | 'before' | 'fromTo' | 'born' | 'currencies', Template>
  /** Units that `Intl` has no names for. */
  otherUnits: Record<'cup' | 'knot' | 'tonne', [one: string, many: string]>
  groups: Record<
    'time' | 'one' | 'several' | 'more' | 'last' | 'part' | 'inAll' | 'onAverage' | 'counted',
    Template
  >
  lists: Record<'latest' | 'top' | 'all' | 'on' | 'changed' | 'none', Template>
  /** The latest change of a payment. */
  changes: Record<'amount' | 'date' | 'direction' | 'whether' | 'none' | 'up' | 'down', Template>
  /** Questions for the documents themselves; `name` and `added` are headings. */
  documents: Record<'owned' | 'one' | 'about' | 'name' | 'added', Template>
  /** Counts of the rows of every sheet; `sheet` and `rows` are headings. */
  sheets: Record<'sheet' | 'rows' | 'counted' | 'heading' | 'more' | 'understood', Template>
  /** The next salary, by its rhythm. */
  salary: Record<'week' | 'month' | 'quarter' | 'year', Template>
  /** Regular payments that are expected, by their rhythm; the last three are headings. */
  bills: Record<
    | 'week'
    | 'month'
    | 'quarter'
    | 'year'
    | 'several'
    | 'none'
    | 'line'
    | 'payee'
    | 'due'
    | 'amount',
    Template
  >
  /** The entries of some days. */
  days: Record<'one' | 'several', Template>
  source: Template
  /** Sentences that accompany or replace an answer. */
  notes: Record<
    | 'unrelated'
    | 'unmatched'
    | 'leaveOut'
    | 'quoted'
    | 'alsoFits'
    | 'allLines'
    | 'noneComing'
    | 'noRows'
    | 'lookedFor'
    | 'meant'
    | 'or'
    | 'alsoSaid'
    | 'notFound'
    | 'nearest'
    | 'unmentioned'
    | 'needsModel'
    | 'noDocuments'
    | 'oneUnread'
    | 'severalUnread'
    | 'unknownRole'
    | 'severalInRole'
    | 'severalMeant'
    | 'unknownRelative'
    | 'elsewhere'
    | 'says',
    Template
  >
}
