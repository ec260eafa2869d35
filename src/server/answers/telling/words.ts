/** `{name}` stands for what is put there; a part that says nothing is left out with its space. */
export type Template = string

/** What is said of the rows of one table. */
type TableWords = {
  rows: [one: string, many: string]
  /**
   * Sentences by what is computed, the first that fits: `sum amount out`, `count direction=received`.
   * `out` and `in` are money that went out or came in; `column=value` is a condition of the query.
   */
  says: Record<string, Template>
}

/** All that is needed to tell an answer in one language. */
export type Words = {
  language: string
  yes: string
  no: string
  and: string
  /** Of records, by the name of their table; `other` is for sheets. */
  tables: Record<string, TableWords> & { other: TableWords }
  /** Conditions by table and column, such as `transactions.category`; `other` is for all the rest. */
  where: Record<string, Template>
  /** What cells say, as it is said in a sentence. */
  values: Record<string, string>
  when: Record<
    'day' | 'month' | 'quarter' | 'year' | 'range' | 'since' | 'until' | 'soFar',
    Template
  >
  units: Record<'day' | 'week' | 'month' | 'quarter' | 'year', string>
  /** What came of a question without a sentence of its own, by what is computed. */
  figures: Record<
    'sum' | 'avg' | 'min' | 'max' | 'median' | 'count' | 'count_distinct' | 'per',
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
  apart: Record<'more' | 'less' | 'same' | 'plain', Template>
  groups: Record<'time' | 'one' | 'several' | 'last' | 'part', Template>
  lists: Record<'latest' | 'top' | 'all' | 'on' | 'changed', Template>
  source: Template
}

/** Puts what is known into a template; a slot without anything leaves no trace. */
export const fill = (template: Template, slots: Record<string, string | undefined>): string =>
  template
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.])/g, '$1')
    .trim()
