import { findPhrases, phraseTable } from '../language/phrases.ts'
import { stem } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import type { Filter } from '../typed-query.ts'

/** What words mean in a table whose columns are known, beyond its headings and values. */
export type Sense = {
  /** Words and phrases of any language, apart by commas; all their forms with one stem are meant. */
  says: string
  /** The rows that they stand for. */
  filters?: Filter[]
  /** The same where it is others who do it, as in "who writes to me". */
  byOthers?: { filters: Filter[]; people: string[] }
  /** The column that they name. */
  column?: string
  /** Columns of those with whom it is done. */
  people?: string[]
  /** Something is said: the words that name nothing else are what it is about. */
  about?: true
}

export type TableSenses = {
  /** Words for a row of the table. */
  nouns: string
  senses: Sense[]
  /** Columns that show what a row is, the most telling first. */
  show: string[]
  /** Columns of people: who it is from, who it is for. */
  from?: string[]
  to?: string[]
  /** Columns whose words say what a row is about. */
  prose?: string[]
  /** The column whose every word tells what a row is. */
  titles?: string
  /** The column that says how the latest figure is to be judged. */
  state?: string
  /** When what a row tells began and ended. */
  span?: [from: string, to: string]
  /** What "where" asks for. */
  where?: string
  /** Columns that hold lists. */
  lists?: string[]
  /** What "longest" is about where only some kinds of rows are asked for, the best first. */
  longest?: string[]
  /** Figures that add up over the rows, although they are levels: what several accounts hold. */
  totals?: string[]
  /** Rows are figures of what a column names: how many there were of it is their sum. */
  sums?: { value: string; of: string }
  /** The rows that are meant where a column is not asked for: a part beside the whole is not added. */
  whole?: { column: string; filter: Filter }
  /** What there is the most of is what there are the most rows of, although they have a figure. */
  counted?: true
  /** Rows that are money spent, and those that are earned. */
  spending?: { column: string; net: string[]; single: string[]; earned: string[] }
}

const phrasesOf = (says: string) => says.split(',').map((phrase) => phrase.trim())
const stemmed = (text: string) => text.split(' ').map(stem).join(' ')

export type FoundSense = { from: number; to: number; sense: Sense }

/** Where a question says something that has a meaning in the table. */
export function findSenses(words: readonly Word[], { senses }: TableSenses): FoundSense[] {
  const stems = words.map((word) => ({ ...word, folded: word.stem }))
  return senses.flatMap((sense) => {
    const entries = phrasesOf(sense.says).map((phrase) => [stemmed(phrase), sense] as const)
    return findPhrases(stems, phraseTable(entries)).map(({ from, to }) => ({ from, to, sense }))
  })
}

export const nounStems = ({ nouns }: TableSenses): string[] => phrasesOf(nouns).map(stem)

const me = /^(me|us|mir|mich|uns)$/
const myself = /^(i|we|ich|wir)$/

export const isByMyself = (words: readonly Word[]): boolean =>
  words.some(({ folded }) => myself.test(folded))

/** Whether it is others who do something: "who writes to me", "how many did Dana send". */
export function isByOthers(words: readonly Word[]): boolean {
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  if (isByMyself(words)) return false
  return says(me) || says(/^(who|wer|did|does|hat)$/)
}
