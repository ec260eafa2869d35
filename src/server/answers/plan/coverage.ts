import type { TypedQuery } from '../typed-query.ts'
import type { Built } from './build-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import { asksMoney, ledgerColumns, measureColumn, moneyColumn } from './columns.ts'
import { isGivenBackFor } from './given-back.ts'
import { isTimed } from './longest-duration.ts'
import { filterSpans } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'
import { standsForRow } from './row-words.ts'
import { isSigned } from './money-direction.ts'
import { givesMoney, isTakenIn } from './money-flow.ts'
import { isDebtWord, isOfDebts } from './unpaid.ts'

/** Weight of an explained but unlinked word: less than a miss, more than nothing. */
const structuralDoubt = 0.15

/** Words that the question's structure explains without naming a column or a value. */
function isStructural(
  reading: Reading,
  index: number,
  hasMeasure: boolean,
  table: IndexedTable,
): boolean {
  const word = reading.words[index]
  if (!word) return true
  // "How many games": with a single table, its rows are being counted.
  const counted = reading.howMany?.to ?? Infinity
  if (table.alone && index >= counted && index - counted <= 1) return true
  // A debt is not merely money: without a filter for it, the figure is that of all rows.
  if (isDebtWord(reading, index) && !table.records && !isOfDebts(table)) return false
  const { rowWords, money } = reading.speech
  const isUnit = reading.units.some(({ from, to }) => index >= from && index < to)
  const isPaid = givesMoney.test(word.folded) || reading.speech.events.has(word.stem)
  const isMoney = money.has(word.stem) || (table.senses?.spending !== undefined && isPaid)
  return rowWords.has(word.stem) || isUnit || (hasMeasure && isMoney)
}

/** Names weigh more than common words: ignoring one would answer a different question. */
function weightOf(reading: Reading, index: number): number {
  const word = reading.words[index]
  if (!word) return 0
  const isName = index > 0 && /^\p{Lu}/u.test(word.text) && reading.speech.lexicon.language === 'en'
  return isName || word.quote !== undefined || /\d/.test(word.text) ? 2 : 1
}

/** Share of a linked word's weight that counts when the query does not use its link. */
const hintShare = 0.4

/** The columns that a query reads. */
function columnsOf({
  measure,
  select,
  filters,
  groupBy,
  order,
}: TypedQuery): Set<string | undefined> {
  const named = [measure.column, groupBy?.column, order?.column, measure.per?.column]
  return new Set([...named, ...select, ...filters.map(({ column }) => column)])
}

/** A word that only resembles the table's name, or resembles a heading that the query ignores. */
function isHint(
  links: readonly Link[],
  index: number,
  used: ReadonlySet<string | undefined>,
): boolean {
  const link = links.find(({ from, to }) => index >= from && index < to)
  if (link?.kind === 'table') return link.score < 0.4
  return link?.kind === 'column' && !link.exact && !used.has(link.column.name)
}

type Sum = { covered: number; all: number; unlinked: string[] }

const within = (spans: readonly { from: number; to: number }[], index: number) =>
  spans.some(({ from, to }) => index >= from && index < to)

/** A question about income over a table without income: spending or a balance does not answer it. */
function isOtherIncome(
  { words, speech }: Reading,
  links: readonly Link[],
  index: number,
  table: IndexedTable,
): boolean {
  const money = moneyColumn(table)
  if (!speech.earnings.has(words[index]?.stem ?? '') || !money) return false
  const isBalance = table.senses?.totals?.includes(money.name) ?? false
  if ((isSigned(money) || ledgerColumns(table)) && !isBalance) return false
  const link = links.find(({ from, to }) => index >= from && index < to)
  const isNamed = link !== undefined && (link.kind !== 'column' || link.exact)
  return !isNamed && !money.stems.some((stem) => speech.earnings.has(stem))
}

/** Whether rows are selected by position; the word "after" is then explained. */
const isPlace = ({ neighbour, filters }: TypedQuery) =>
  neighbour !== undefined || filters.some((filter) => filter.op === 'than')

/** The words that name something in the data. */
function namedWords(
  reading: Reading,
  links: readonly Link[],
  { query, filters }: Built,
  table: IndexedTable,
): Sum {
  const used = columnsOf(query)
  // "Bill" does not refer to the figures of a source without money.
  const measure = table.records ? moneyColumn(table) : measureColumn(reading, table, links)
  const hasMeasure = asksMoney(reading) && measure !== undefined
  const unit = query.groupBy?.unit ?? query.measure.per?.unit
  const sum: Sum = { covered: 0, all: 0, unlinked: [] }
  for (const index of reading.content) {
    // In a comparison the word "than" is explained.
    const isThan = reading.words[index]?.folded === 'than'
    if (isThan && (query.comparison || query.filters.some(({ op }) => op === 'compare'))) continue
    if (!within(links, index) && standsForRow({ reading, table, links }, index)) {
      sum.all += structuralDoubt
      continue
    }
    if (isPlace(query) && within(reading.neighbours, index)) continue
    if (isTakenIn(reading, index)) continue
    if (query.asDuration && reading.asked && within([reading.asked], index)) continue
    const weight = weightOf(reading, index)
    const isLinked =
      index !== reading.clause &&
      within([...links, ...filterSpans(filters)], index) &&
      !isOtherIncome(reading, links, index, table)
    const isGroup = reading.units.some(
      ({ from, to, value }) => index >= from && index < to && value === unit,
    )
    if (
      !isLinked &&
      !isGroup &&
      isStructural(
        reading,
        index,
        hasMeasure && !isOtherIncome(reading, links, index, table),
        table,
      )
    ) {
      sum.all += structuralDoubt
      continue
    }
    // A refund need not say what it is for, and the answer says that it does not.
    if (!isLinked && isGivenBackFor(reading.words, index, query)) {
      sum.all += structuralDoubt
      sum.unlinked.push(reading.words[index]?.text ?? '')
      continue
    }
    sum.all += weight
    const isPartly =
      isLinked &&
      !isTimed(reading, query) &&
      !isPaying(reading, index, query, table) &&
      isHint(links, index, used) &&
      !isCounted(reading, links, index)
    if (isLinked || isGroup) sum.covered += weight * (isPartly ? hintShare : 1)
    else sum.unlinked.push(reading.words[index]?.text ?? '')
  }
  return sum
}

/** "Pay" and "spend" choose the rows that are payments. */
const isPaying = (
  { speech, words }: Reading,
  index: number,
  { filters }: TypedQuery,
  { senses }: IndexedTable,
) =>
  senses?.spending !== undefined &&
  (speech.money.has(words[index]?.stem ?? '') || givesMoney.test(words[index]?.folded ?? '')) &&
  filters.some(({ column }) => column === senses.spending?.column)

/** "How many bills", "the sum of the bills": the invoices are counted or added up. */
function isCounted(reading: Reading, links: readonly Link[], index: number): boolean {
  const cues = [reading.howMany, ...reading.aggregates].flatMap((cue) => cue ?? [])
  if (!cues.some(({ to }) => index >= to && index - to <= 1)) return false
  return links.some(
    (link) =>
      (link.kind === 'table' || (link.kind === 'column' && link.column.type === 'text')) &&
      within([link], index),
  )
}

/** Coverage of a question that links no words: a count of all rows, or top spending. */
function plainCoverage(reading: Reading, { query }: Built): number | undefined {
  const { content, words, speech, howMany } = reading
  const isRows = content.some((index) => speech.rowWords.has(words[index]?.stem ?? ''))
  if (query.measure.agg === 'count' && howMany && isRows) return 0.95
  const isRanked = query.groupBy !== undefined && query.order?.by === 'measure'
  if (isRanked && asksMoney(reading) && query.measure.column !== undefined) return 0.85
  // "What was the last payment" only asks for the order.
  return query.order?.by === 'column' && query.limit === 1 && asksMoney(reading) ? 0.8 : undefined
}

/** Share of the question that a query accounts for, 0 to 1, and the words that it ignores. */
export function coverageOf(
  reading: Reading,
  links: readonly Link[],
  built: Built,
  table: IndexedTable,
) {
  const filters = filterSpans(built.filters)
  const { unlinked, ...sum } = namedWords(reading, links, built, table)
  const add = (weight: number, isUsed: boolean, label: string) => {
    sum.all += weight
    if (isUsed) sum.covered += weight
    else unlinked.push(label)
  }
  for (const index of reading.soft) if (within(links, index)) add(1, true, '')
  // A period or number that no column can filter is as bad as a missing name.
  for (const { start, label } of reading.periods) {
    add(1.5, within([...links, ...filters], start), label)
  }
  for (const { from, value } of reading.conditions) {
    add(1.5, within(filters, from), String(value))
  }
  const plain =
    sum.covered === 0 && unlinked.length === 0 ? plainCoverage(reading, built) : undefined
  return { coverage: plain ?? (sum.all === 0 ? 0.5 : sum.covered / sum.all), unlinked }
}
