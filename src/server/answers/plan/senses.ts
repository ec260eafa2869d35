import { findPhrases, phraseTable, type PhraseTable } from '../language/phrases.ts'
import { stem } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import type { Filter } from '../typed-query.ts'

/** Meanings of words in a table with known columns, beyond its headings and values. */
export type Sense = {
  /** Comma-separated words and phrases in any language; forms with the same stem match too. */
  says: string
  /** Filters for the rows that the words refer to. */
  filters?: Filter[]
  /** The same if others are the subject, as in "who writes to me". */
  byOthers?: { filters: Filter[]; people: string[] }
  /** The column that the words refer to. */
  column?: string
  /** People columns of the other party. */
  people?: string[]
  /** A verb of saying: the unlinked words of the question are its topic. */
  about?: true
  /** Only in questions about money: one spends on a vacation, but its date is not a payment's. */
  ofMoney?: true
  /** Ignored if the person also has this table, which is more complete. */
  unlessWith?: string
}

export type TableSenses = {
  /** Words for a row of the table. */
  nouns: string
  senses: Sense[]
  /** Columns that identify a row, the most informative first. */
  show: string[]
  /** People columns: senders and recipients. */
  from?: string[]
  to?: string[]
  /** Text columns that contain the topic of a row. */
  prose?: string[]
  /** The column of titles, every word of which can match. */
  titles?: string
  /** The column that assesses the latest figure. */
  state?: string
  /** Start and end of what a row describes. */
  span?: [from: string, to: string]
  /** The column that "where" asks for. */
  where?: string
  /** Columns that contain lists. */
  lists?: string[]
  /** Columns for "longest" when the question asks for certain kinds of rows, best first. */
  longest?: string[]
  /** Distance and time, for "fastest" and "slowest". */
  speed?: [distance: string, time: string]
  /** Levels that still add up over the rows, such as account balances. */
  totals?: string[]
  /** Each row replaces the previous ones of its name: "my weight" is the last one. */
  replaced?: { name: string }
  /** Rows are metrics named by a column, whose counts add up. */
  sums?: { value: string; of: string }
  /** The default rows unless the question asks for the column: parts are not added to the whole. */
  whole?: { column: string; filter: Filter }
  /** "The most of" counts rows even though they have a figure. */
  counted?: true
  /** Rows that are spending, and those that are earnings. */
  spending?: { column: string; net: string[]; single: string[]; earned: string[] }
}

const phrasesOf = (says: string) => says.split(',').map((phrase) => phrase.trim())
const stemmed = (text: string) => text.split(' ').map(stem).join(' ')

export type FoundSense = { from: number; to: number; sense: Sense }

const tablesBySense = new WeakMap<Sense, PhraseTable<Sense>>()

function phraseTableOf(sense: Sense): PhraseTable<Sense> {
  const known = tablesBySense.get(sense)
  if (known) return known
  const table = phraseTable(phrasesOf(sense.says).map((phrase) => [stemmed(phrase), sense]))
  tablesBySense.set(sense, table)
  return table
}

/** The words of a question that have a meaning in the table. */
export function findSenses(words: readonly Word[], { senses }: TableSenses): FoundSense[] {
  const stems = words.map((word) => ({ ...word, folded: word.stem }))
  return senses.flatMap((sense) =>
    findPhrases(stems, phraseTableOf(sense)).map(({ from, to }) => ({ from, to, sense })),
  )
}

export const nounStems = ({ nouns }: TableSenses): string[] => phrasesOf(nouns).map(stem)

const gerund = /ings?$/

/** Whether a word is one of the nouns: "readings" is, the verb "read" is not. */
export function isRowNoun({ nouns }: TableSenses, { folded, stem: said }: Word): boolean {
  const same = phrasesOf(nouns).filter((noun) => stem(noun) === said)
  return same.length === 0 || gerund.test(folded) || !same.every((noun) => gerund.test(noun))
}

const me = /^(me|us|mir|mich|uns)$/
const myself = /^(i|we|ich|wir)$/

export const isByMyself = (words: readonly Word[]): boolean =>
  words.some(({ folded }) => myself.test(folded))

/** Whether others are the subject: "who writes to me", "how many did Dana send". */
export function isByOthers(words: readonly Word[]): boolean {
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  if (isByMyself(words)) return false
  return says(me) || says(/^(who|wer|did|does|hat)$/)
}
