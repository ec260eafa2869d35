import type { TypedQuery } from '../typed-query.ts'
import type { buildQuery } from './build-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import { asksMoney, measureColumn, moneyColumn } from './columns.ts'
import { placesOf } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'
import { isSigned } from './money-direction.ts'

/** What a word counts that is explained without being linked: less than a miss, more than nothing. */
const structuralDoubt = 0.15

/** Words that the structure of the question explains without naming a column or a value. */
function isStructural(
  reading: Reading,
  index: number,
  hasMeasure: boolean,
  table: IndexedTable,
): boolean {
  const word = reading.words[index]
  if (!word) return true
  // "How many games": of one table alone, its rows are what is counted.
  const counted = reading.howMany?.to ?? Infinity
  if (table.alone && index >= counted && index - counted <= 1) return true
  const { rowWords, money } = reading.speech
  const isUnit = reading.units.some(({ from, to }) => index >= from && index < to)
  return rowWords.has(word.stem) || isUnit || (hasMeasure && money.has(word.stem))
}

/** A name weighs more than a common word: without it the answer would be to another question. */
function weightOf(reading: Reading, index: number): number {
  const word = reading.words[index]
  if (!word) return 0
  const isName = index > 0 && /^\p{Lu}/u.test(word.text) && reading.speech.lexicon.language === 'en'
  return isName || word.quote !== undefined || /\d/.test(word.text) ? 2 : 1
}

/** What a linked word counts when the query makes no use of what it may mean. */
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

/** A word that is only like the table's name, or like a heading that the query leaves aside. */
function isHint(
  links: readonly Link[],
  index: number,
  used: ReadonlySet<string | undefined>,
): boolean {
  const link = links.find(({ from, to }) => index >= from && index < to)
  if (link?.kind === 'table') return link.score < 0.4
  return link?.kind === 'column' && !link.exact && !used.has(link.column.name)
}

type Built = NonNullable<ReturnType<typeof buildQuery>>

type Sum = { covered: number; all: number; unlinked: string[] }

const within = (spans: readonly { from: number; to: number }[], index: number) =>
  spans.some(({ from, to }) => index >= from && index < to)

/** A question about income, and a table without income: spending is no answer to it. */
function isOtherIncome(
  { words, speech }: Reading,
  links: readonly Link[],
  index: number,
  table: IndexedTable,
): boolean {
  const money = moneyColumn(table)
  if (!speech.earnings.has(words[index]?.stem ?? '') || !money || isSigned(money)) return false
  const link = links.find(({ from, to }) => index >= from && index < to)
  const isSaid = link !== undefined && (link.kind !== 'column' || link.exact)
  return !isSaid && !money.stems.some((stem) => speech.earnings.has(stem))
}

/** Whether rows are found by where they stand: "after" is what does it. */
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
  // A bill is none of the figures of a source that has no money.
  const measure = table.records ? moneyColumn(table) : measureColumn(reading, table, links)
  const hasMeasure = asksMoney(reading) && measure !== undefined
  const unit = query.groupBy?.unit ?? query.measure.per?.unit
  const sum: Sum = { covered: 0, all: 0, unlinked: [] }
  for (const index of reading.content) {
    // Where two sides are set beside each other, "than" is what does it.
    if (query.comparison && reading.words[index]?.folded === 'than') continue
    if (isPlace(query) && within(reading.neighbours, index)) continue
    if (query.lasting && reading.asked && within([reading.asked], index)) continue
    const weight = weightOf(reading, index)
    const isLinked =
      within([...links, ...placesOf(filters)], index) &&
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
    sum.all += weight
    const isPartly = isLinked && isHint(links, index, used) && !isCounted(reading, links, index)
    if (isLinked || isGroup) sum.covered += weight * (isPartly ? hintShare : 1)
    else sum.unlinked.push(reading.words[index]?.text ?? '')
  }
  return sum
}

/** "How many bills", "the sum of the bills": invoices are what is counted or added up. */
function isCounted(reading: Reading, links: readonly Link[], index: number): boolean {
  const cues = [reading.howMany, ...reading.aggregates].flatMap((cue) => cue ?? [])
  if (!cues.some(({ to }) => index >= to && index - to <= 1)) return false
  return links.some(
    (link) =>
      (link.kind === 'table' || (link.kind === 'column' && link.column.type === 'text')) &&
      within([link], index),
  )
}

/** What a question explains that names nothing: all rows counted, or what most money went to. */
function plainCoverage(reading: Reading, { query }: Built): number | undefined {
  const { content, words, speech, howMany } = reading
  const isRows = content.some((index) => speech.rowWords.has(words[index]?.stem ?? ''))
  if (query.measure.agg === 'count' && howMany && isRows) return 0.95
  const isRanked = query.groupBy !== undefined && query.order?.by === 'measure'
  if (isRanked && asksMoney(reading) && query.measure.column !== undefined) return 0.85
  // "What was the last payment": the order is all that is asked for.
  return query.order?.by === 'column' && query.limit === 1 && asksMoney(reading) ? 0.8 : undefined
}

/** How much of the question a query takes into account, 0 to 1, and the words that it does not. */
export function coverageOf(
  reading: Reading,
  links: readonly Link[],
  built: Built,
  table: IndexedTable,
) {
  const filters = placesOf(built.filters)
  const { unlinked, ...sum } = namedWords(reading, links, built, table)
  const add = (weight: number, isUsed: boolean, label: string) => {
    sum.all += weight
    if (isUsed) sum.covered += weight
    else unlinked.push(label)
  }
  for (const index of reading.soft) if (within(links, index)) add(1, true, '')
  // A period or a number that no column can take is as bad as a name that is not there.
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
