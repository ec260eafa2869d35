import type { Word } from '../language/words.ts'
import type { MoneyCategory } from '#shared/money.ts'
import type { Aggregate, Superlative, TimeUnit } from '../language/lexicon.ts'
import { defaultAggregate } from './added-up.ts'
import { answerColumn } from './answer-column.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import {
  asksMoney,
  columnOfKind,
  dateColumn,
  isColumnLink,
  isDate,
  isMeasure,
  isNumeric,
  linkedColumns,
  measureColumn,
  moneyColumn,
} from './columns.ts'
import type { Asked, Draft, Intent } from './draft.ts'
import { isPlaceColumn } from './places.ts'
import type { Reading } from './reading.ts'

type Ranked = Asked['measure']
type Direction = 'asc' | 'desc'

/** The unit of "which month …" and "in what year …". */
export function askedUnit(reading: Reading): TimeUnit | undefined {
  const { asked, units, mostOf, superlatives, words } = reading
  const isNear = (at: number) => units.find(({ from }) => from >= at && from - at <= 1)?.value
  const unitAfter = asked?.value === 'which' ? isNear(asked.to) : undefined
  if (unitAfter) return unitAfter
  // "Which day" is read as "when".
  if (asked?.value === 'when' && (mostOf ?? superlatives[0])) {
    const isDay = reading.speech.lexicon.units[words[asked.to - 1]?.folded ?? ''] === 'day'
    return isDay || asksMoney(reading) ? 'day' : undefined
  }
  const [ranked] = superlatives
  return ranked && (asked === undefined || asked.value === 'which') ? isNear(ranked.to) : undefined
}

/** Whether several rows share a value; "which" then asks for groups. */
const repeats = ({ distinct }: IndexedColumn, { rows }: IndexedTable) => distinct < rows * 0.9

/** The implied column of "what" in a money question: the payment category, else the recipient. */
function spendingColumn({ table, filters }: Draft): IndexedColumn | undefined {
  const isFiltered = ({ name }: IndexedColumn) =>
    filters.some(({ filter }) => filter.column === name)
  return ['category', 'merchant']
    .flatMap((kind) => columnOfKind(table, [kind]) ?? [])
    .find((column) => repeats(column, table) && !isFiltered(column))
}

/** The groups that the question ranks: periods of one unit, or repeated values of a column. */
function groupOf(draft: Draft): Asked['groupBy'] {
  const { reading, table, links, filters } = draft
  const unit = askedUnit(reading)
  const date = unit && dateColumn(table, links)
  if (date) return { column: date.name, unit }
  const ranked = reading.superlatives[0]
  // "Most expensive category": the group follows the superlative directly.
  const isBehind = links.some(({ kind, from }) => kind === 'column' && from === ranked?.to)
  if (reading.asked ? !/^(which|who|where)$/.test(reading.asked.value) : !isBehind) return undefined
  const asked = answerColumn(draft)
  // "Which electric bill was the highest": one of the supplier's bills.
  const isBill = reading.words.some(({ folded }) =>
    /^(?:bill|payment|charge|invoice)$/.test(folded),
  )
  const isOne = filters.some(
    ({ filter }) =>
      filter.column === asked?.name && (filter.op === 'in' || (filter.op === 'contains' && isBill)),
  )
  const isGroup = asked && !isOne && !isNumeric(asked) && !isDate(asked) && repeats(asked, table)
  return isGroup ? { column: asked.name } : undefined
}

/** Whether a word is a heading: "Total" may be a column name. */
const isHeading = ({ links }: Draft, from: number) =>
  links.some((link) => isColumnLink(link) && link.exact && from >= link.from && from < link.to)

const figures: readonly Aggregate[] = ['sum', 'avg', 'median']

/** A payment, a row or the table's name: something to count. */
export function isCountable({ reading, links }: Draft, at: number): boolean {
  const word = reading.words[at]
  if (!word) return false
  const link = links.find(({ from, to }) => at >= from && at < to)
  if (link?.kind === 'table') return true
  if (link?.kind === 'column' && link.exact && isMeasure(link.column)) return false
  const { events, rowWords } = reading.speech
  return events.has(word.stem) || rowWords.has(word.stem)
}

/** The measure that ranks the groups; undefined if the question asks for single rows. */
function rankedMeasure(draft: Draft, after: number, about: string): Ranked | undefined {
  const { reading, table, links } = draft
  const column = measureColumn(reading, table, links)
  const named = links
    .filter(isColumnLink)
    .some(({ from, exact, column: linked }) => exact && from >= after && isMeasure(linked))
  if (reading.rankedCount && !named) return { agg: 'count' }
  const aggregate = reading.aggregates.find(
    ({ from, value }) => figures.includes(value) && !isHeading(draft, from),
  )
  if (aggregate && column) return { agg: aggregate.value, column: column.name }
  const isFew = reading.superlatives.some(({ phrase }) => phrase === 'fewest')
  if (isFew && isCountable(draft, after)) return { agg: 'count' }
  // "The largest payment" is one row in any table.
  // "The highest grocery bill" is one too.
  const isKind = links.some(
    ({ kind, from }) => from === after && /^(?:value|part|sense)$/.test(kind),
  )
  const isOneOf = isCountable(draft, after) || (isKind && isCountable(draft, after + 1))
  if (isOneOf && !askedUnit(reading)) return undefined
  const isMoney = column !== undefined && column === moneyColumn(table) && column.unit !== undefined
  const adds = isMoney || (about === '' && asksMoney(reading))
  return adds && column ? moneyMeasure(draft, column) : undefined
}

/** A subscription has a price, which every payment repeats; purchases add up. */
const moneyMeasure = ({ filters }: Draft, { name }: IndexedColumn): Ranked => {
  const isPrice = filters.some(
    ({ filter }) => filter.op === 'in' && filter.values.includes(subscriptions),
  )
  return { agg: isPrice ? 'max' : 'sum', column: name }
}
const subscriptions: MoneyCategory = 'Subscriptions'

/** "My best month for steps": of money that goes out the least is best, of anything else the most. */
function bestPeriod(
  draft: Draft,
  { direction }: Superlative,
): Pick<Asked, 'measure' | 'order'> | undefined {
  const { reading, table, links } = draft
  const column = measureColumn(reading, table, links)
  if (!column || isPlaceColumn(column)) return undefined
  const isEarned = reading.content.some((at) =>
    reading.speech.earnings.has(reading.words[at]?.stem ?? ''),
  )
  const isOutgoing = table.senses?.spending !== undefined && !isEarned
  return {
    measure: { agg: defaultAggregate(column, draft), column: column.name },
    order: {
      by: 'measure',
      direction: isOutgoing === (direction === 'asc') ? 'asc' : 'desc',
    },
  }
}

/** "My biggest single payment", "an einem einzelnen Tag". */
export const isSingle = (word: Word | undefined) =>
  /^(?:single|einzeln\p{L}*)$/u.test(word?.folded ?? '')

/** "Which category has the highest total", "which month had the lowest spending". */
export const rankedGroups: Intent = (draft) => {
  const { reading } = draft
  const found = reading.superlatives.find(({ value }) => !/^(row|date)$/.test(value.about))
  // "My biggest single payment" is one row.
  if (found && isSingle(reading.words[found.to])) return undefined
  const groupBy = found && groupOf(draft)
  if (!groupBy) return undefined
  const limit = reading.top?.limit ?? 1
  const best = found.value.about === 'rank' && groupBy.unit && bestPeriod(draft, found.value)
  if (best) return { ...best, groupBy, limit }
  const { direction, about } = found.value
  const measure = rankedMeasure(draft, found.to, about)
  return measure && { measure, groupBy, order: { by: 'measure', direction }, limit }
}

/** "Which merchant has the most payments", "what did I spend the most on": a count or a sum. */
export const mostInGroup: Intent = (draft) => {
  const { reading, table, links } = draft
  const most = reading.mostOf
  if (!most) return undefined
  const direction: Direction = most.value
  const limit = reading.top?.limit ?? 1
  const order = { by: 'measure' as const, direction }
  const groupBy = groupOf(draft)
  const isUnit = groupBy?.unit !== undefined && reading.asked?.value === 'when'
  const money = isUnit && asksMoney(reading) ? moneyColumn(table) : undefined
  if (money) return { measure: { agg: 'sum', column: money.name }, groupBy, order, limit }
  const isThing = [most.to, most.to + 1].some((at) => isCountable(draft, at))
  if (groupBy && (isCountable(draft, most.to) || (groupBy.unit && isThing))) {
    return { measure: { agg: 'count' }, groupBy, order, limit }
  }
  const isOpen = reading.asked?.value === 'which' && !askedUnit(reading)
  const isNamed = linkedColumns(links).some((column) => column.type === 'text')
  const column = isOpen && !isNamed && asksMoney(reading) ? moneyColumn(table) : undefined
  // "Which of Sobeys, Superstore and Costco": one of these.
  const name = table.senses?.show[0]
  const isAmong = draft.filters.some(
    ({ filter }) => filter.op === 'in' && filter.column === name && filter.values.length > 1,
  )
  const among = isAmong ? table.columns.find((each) => each.name === name) : undefined
  const kind = column && (among ?? spendingColumn(draft))
  return (
    kind && {
      measure: moneyMeasure(draft, column),
      groupBy: { column: kind.name },
      order,
      limit,
    }
  )
}
