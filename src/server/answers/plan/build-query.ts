import type { TypedQuery } from '../typed-query.ts'
import { speed } from './speed.ts'
import { currentValue } from './current-value.ts'
import { nounLinks } from './asked-noun.ts'
import { defaultAggregate } from './added-up.ts'
import type { IndexedTable } from './indexed-table.ts'
import { asksMoney, measureColumn, moneyColumn } from './columns.ts'
import { comparedColumn } from './compared-column.ts'
import { claimOf, readComparison } from './comparison.ts'
import type { Asked, Draft, Intent } from './draft.ts'
import { aggregatedFigure, counted, groupedFigure, plainSum, yesOrNo } from './figure-intents.ts'
import { readFilters } from './filters.ts'
import type { PlacedFilter } from './placed-filter.ts'
import { habit } from './habit.ts'
import { heldKinds } from './held.ts'
import { mostAtOnce } from './most-at-once.ts'
import type { Link } from './question-link.ts'
import { duration } from './duration.ts'
import { longestDuration } from './longest-duration.ts'
import { latestChange } from './latest-change.ts'
import { outstanding } from './outstanding.ts'
import { unpaidDebts } from './unpaid-debts.ts'
import { groupsOver, namedGroupsOver, shareOfTotal } from './group-conditions.ts'
import { byCycle } from './by-cycle.ts'
import { mostInGroup, rankedGroups } from './rank-groups.ts'
import { mostOf, rankedRows, topRows } from './rank-intents.ts'
import { neighbour } from './neighbour.ts'
import type { Reading } from './reading.ts'
import { changedGroups, lookupRow, upcomingRows } from './row-intents.ts'
import { stem } from '../language/stem.ts'
import { settleDirection } from './money-direction.ts'
import { withRelative } from './than-filters.ts'

const quantityStem = stem('quantity')

/** Keeps figures of different units apart when each row has its own unit. */
function withUnit(table: IndexedTable, query: TypedQuery): TypedQuery {
  const { agg, column, per } = query.measure
  const measured = table.columns.find(({ name }) => name === column)
  const isFigure = /^(sum|avg|min|max|median)$/.test(agg) && !per && !query.change
  // A number of shares is in no currency.
  const isNumber = measured?.stems.includes(quantityStem) ?? false
  if (!isFigure || table.unit === undefined || measured?.unit !== undefined || isNumber)
    return query
  return query.groupBy?.column === table.unit ? query : { ...query, unit: table.unit }
}

/** Some tables store a total and its parts: the parts only count if the question asks for them. */
function withWhole({ senses, columns }: IndexedTable, query: TypedQuery): TypedQuery {
  const whole = senses?.whole
  const column = columns.find(({ name }) => name === whole?.column)
  if (!whole || !column || column.distinct === 0) return query
  const isAsked =
    query.groupBy?.column.startsWith(column.name) ||
    query.filters.some((filter) => filter.column.startsWith(column.name))
  return isAsked ? query : { ...query, filters: [...query.filters, whole.filter] }
}

/** The kinds of question, the more particular before the more general. */
const intents = [
  ['byCycle', byCycle],
  ['speed', speed],
  ['outstanding', outstanding],
  ['unpaid', unpaidDebts],
  ['latestChange', latestChange],
  ['changed', changedGroups],
  ['toCome', upcomingRows],
  ['atPresent', currentValue],
  ['habit', habit],
  ['held', heldKinds],
  ['mostAtOnce', mostAtOnce],
  ['neighbour', neighbour],
  ['shared', shareOfTotal],
  ['lasted', duration],
  ['lastedLongest', longestDuration],
  ['grouped', groupedFigure],
  ['mostInGroup', mostInGroup],
  ['mostOf', mostOf],
  ['rankedGroups', rankedGroups],
  ['groupsOver', groupsOver],
  ['namedGroupsOver', namedGroupsOver],
  ['rankedRows', rankedRows],
  ['topRows', topRows],
  ['counted', counted],
  ['aggregated', aggregatedFigure],
  ['yesOrNo', yesOrNo],
  ['plainSum', plainSum],
  ['looked', lookupRow],
] as const satisfies readonly (readonly [string, Intent])[]
export type IntentName = (typeof intents)[number][0] | 'claimed'

/**
 * "The item where the item is Rent": such a row says no more than the question. Whoever is asked
 * for is not what the question names, either: "who is my landlord" is not the row of the rent.
 */
function isCircular(
  { measure, select, filters, comparison, neighbour }: TypedQuery,
  { asked }: Reading,
): boolean {
  const isGiven = (name: string) =>
    filters.some((each) => each.op === 'in' && each.column === name && each.values.length === 1)
  const names = asked?.value === 'who' ? select.slice(0, 1) : select
  return (
    measure.agg === 'lookup' &&
    neighbour === undefined &&
    comparison === undefined &&
    select.length > 0 &&
    names.every(isGiven)
  )
}

/** "More books": their number, unless it is about money. */
function countsMore({ reading, table, links }: Draft): boolean {
  const { comparative, words } = reading
  if (!comparative || !table.records || asksMoney(reading)) return false
  const at = comparative.to
  const isNamed = links.some(({ kind, from, to }) => at >= from && at < to && kind === 'table')
  return isNamed && /^(?:more|fewer|mehr|weniger)$/.test(words[comparative.from]?.folded ?? '')
}

/** The figure to compute for the two sides that a question compares. */
const claimed: Intent = (draft) => {
  const { reading, table, links } = draft
  if (countsMore(draft)) return { measure: { agg: 'count' } }
  const column =
    comparedColumn(reading, table, links, reading.words.length) ??
    measureColumn(reading, table, links) ??
    moneyColumn(table)
  return column && { measure: { agg: defaultAggregate(column, draft), column: column.name } }
}

/** A question over one table as a typed query, with the intent that proposed it. */
export type Built = {
  intent: IntentName
  query: TypedQuery
  filters: PlacedFilter[]
}

/** "How high was my iron" asks for the value, not for the results that were high. */
const asksHow = ({ words }: Reading, at: number): boolean =>
  /^(?:how|wie)$/.test(words[at - 1]?.folded ?? '')

/** "How much was my last bill": the amount before the payee. */
function withFigureFirst(reading: Reading, table: IndexedTable, query: TypedQuery): TypedQuery {
  const money = moneyColumn(table)?.name
  const isOne = query.measure.agg === 'lookup' && query.limit === 1
  if (!isOne || !reading.howMuch || money === undefined || !query.select.includes(money))
    return query
  return { ...query, select: [money, ...query.select.filter((name) => name !== money)] }
}

const asksTime = /\b(?:what|which) time\b/iu

/** "Next dentist", "what time is the dentist": what is known, so that its day is asked for. */
function withDayFirst(reading: Reading, table: IndexedTable, query: TypedQuery): TypedQuery {
  const titles = table.senses?.titles
  const day = query.order?.by === 'column' ? query.order.column : undefined
  const isOne = query.measure.agg === 'lookup' && query.limit === 1
  const isNamed = query.filters.some(({ op, column }) => column === titles && op !== 'not_empty')
  const isBare = reading.asked === undefined && !reading.list && !reading.yesNo
  const isMeant = asksTime.test(reading.question) || (isBare && isOne)
  if (!isMeant || !isNamed || day === undefined || query.select[0] !== titles) return query
  return { ...query, select: [day, ...query.select.filter((name) => name !== day)] }
}

/** "Wie viel Urlaub habe ich noch": what is left of something is not what was paid for it. */
const asksRest =
  /^(?:how (?:much|many)|wie ?viele?) (?!geld|money|cash|bargeld)\p{L}+(?: [dD]ays| [tT]age| of \p{L}+)? (?:(?:do|have) (?:i|we)\b.*\b(?:left|remaining)|(?:do|have) (?:i|we) still (?:have|got)\b.*|(?:habe|haben|hab) (?:ich|wir)(?: .*)? (?:noch|übrig))(?: übrig| offen| frei)?\W*$/iu

/** What the question may ask of this table, the more particular intents first, each query once. */
export function buildQueries(reading: Reading, table: IndexedTable, links: Link[]): Built[] {
  if (table.records && table.senses?.totals === undefined && asksRest.test(reading.question))
    return []
  const nouns = nounLinks({ reading, table, links })
  const rows = readFilters(reading, table, links).filter(
    ({ from, to, filter }) =>
      !nouns.some((noun) => noun.from === from && noun.to === to) &&
      !(filter.column === table.senses?.state && asksHow(reading, from)),
  )
  const filters = withRelative(reading, table, links, rows)
  const draft: Draft = { reading, table, links, filters }
  const comparison = readComparison(draft)
  const rest = comparison ? { ...draft, filters: comparison.filters } : draft
  const isPair = comparison?.sides.length === 2 && reading.groupCues.length === 0
  const claim = isPair ? claimOf(draft) : undefined
  // "Compare what I spent in June and October" asks for two sums, not for their rows.
  const isCompared = reading.compare && asksMoney(reading) && !reading.howMany
  const isClaim = claim !== undefined || (isPair && isCompared)
  const claims = isClaim
    ? ((countsMore(rest) ? undefined : aggregatedFigure(rest)) ?? claimed(rest))
    : undefined
  const finish = (found: Asked): TypedQuery => {
    const isFigure =
      found.groupBy === undefined && !['list', 'lookup', 'exists'].includes(found.measure.agg)
    const sides = comparison && isFigure ? { comparison: comparison.sides } : {}
    const conditions = (comparison && !isFigure ? draft : rest).filters.map(({ filter }) => filter)
    const isDifference = isFigure && comparison?.sides.length === 2 && reading.difference
    const difference = isDifference ? { difference: true } : {}
    const query: TypedQuery = {
      table: table.name,
      select: [],
      filters: conditions,
      ...found,
      ...sides,
      ...difference,
      ...(isFigure && claim ? { claim } : {}),
      ...(reading.nth && found.order && (found.limit ?? 1) === 1
        ? { limit: 1, offset: reading.nth - 1 }
        : {}),
    }
    const settled = settleDirection(reading, table, query)
    const placed = withDayFirst(reading, table, withFigureFirst(reading, table, settled))
    return withUnit(table, withWhole(table, placed))
  }
  const built = new Map<string, Built>()
  const propose = (intent: IntentName, asked: Asked | undefined) => {
    if (!asked) return
    const query = finish(asked)
    const key = JSON.stringify(query)
    if (isCircular(query, reading) && !reading.yesNo) return
    if (!built.has(key)) built.set(key, { intent, query, filters })
  }
  propose('claimed', claims)
  for (const [name, intent] of intents) propose(name, intent(rest))
  return [...built.values()]
}
