import { addsUp, isColumnLink, isLevel, moneyColumn } from './columns.ts'
import type { Draft } from './draft.ts'
import type { IndexedColumn } from './indexed-table.ts'
import { kindsOf } from './money-direction.ts'
import type { Reading } from './reading.ts'

/** The default aggregate: a sum, or an average for levels. */
export const defaultAggregate = (column: IndexedColumn, { table, filters }: Draft) =>
  isLevel(column, table) && !addsUp(table, filters) && !table.senses?.totals?.includes(column.name)
    ? ('avg' as const)
    : ('sum' as const)

const valueOfAll =
  /\bvalue of (?:all )?(?:my|our|the) |\bwert (?:meiner|meines|unserer|unseres|aller) /iu

const saysWorth = (words: Reading['words']): boolean =>
  words.some(({ text }) => /^(?:worth|wert)$/.test(text))

/** "How much are my shares worth": their value, not their number. */
export const worthColumn = ({ reading, table }: Draft): IndexedColumn | undefined =>
  reading.howMuch && saysWorth(reading.words)
    ? table.columns.find(({ name }) => table.senses?.totals?.includes(name))
    : undefined

/** "What is my portfolio worth": the sum of values that add up. */
export function asksWorth({ reading, table }: Draft, column: IndexedColumn | undefined): boolean {
  const { asked, question, words, superlatives, mostOf, top } = reading
  const isWhat = asked === undefined || /^(?:what|was|wie)/.test(asked.phrase)
  const isRanked = superlatives.length > 0 || mostOf !== undefined || top !== undefined
  return (
    isWhat &&
    !isRanked &&
    column !== undefined &&
    (table.senses?.totals?.includes(column.name) ?? false) &&
    (saysWorth(words) || valueOfAll.test(question))
  )
}

/** "How long did I listen": the minutes of all plays. */
export const asksTime = ({ reading, table }: Draft, column: IndexedColumn | undefined): boolean =>
  reading.asked?.value === 'how_long' &&
  reading.superlatives.length === 0 &&
  table.records === true &&
  table.senses?.counted === true &&
  column?.name === 'minutes'

/** "What were my grocery costs", "what did I pay Rewe": money questions that ask for the sum. */
export function asksCost({ reading, table, links }: Draft): boolean {
  const { asked, words, speech, superlatives, mostOf, frequent, upcoming } = reading
  if (asked?.value !== 'which' || !/^(what|was)/.test(asked.phrase) || asked.from > 0) return false
  if (superlatives.length > 0 || mostOf || frequent || upcoming) return false
  // "What did I buy", "what did I pay for": ask for the thing.
  if (words.some(({ folded }) => /^(buy|bought|kaufe|kaufen|gekauft|kaufte)$/.test(folded)))
    return false
  if (/^(for|on|in)$/.test(words.at(-1)?.folded ?? '')) return false
  const money = kindsOf(table) && moneyColumn(table)
  const says = words.some(({ stem }) => speech.spendings.has(stem) && !speech.events.has(stem))
  const isAim = links.some((link) => isColumnLink(link) && link.exact)
  return money !== undefined && says && !isAim
}
