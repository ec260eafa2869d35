import { moneyColumn } from './plan/columns.ts'
import { kindsOf } from './plan/money-direction.ts'
import { moneyDirection } from './plan/money-flow.ts'
import type { Plan } from './plan/plan.ts'
import type { Reading } from './plan/reading.ts'
import type { Filter, TypedQuery } from './typed-query.ts'

type Relax = (query: TypedQuery, plan: Plan, reading: Reading) => TypedQuery | undefined

const names = /^(?:contains|eq|in)$/
const isPayee = ({ op, column }: Filter): boolean => column === 'merchant' && names.test(op)

/** "When did I last fill up at Gull": Gull may be filed under another category than fuel. */
const withoutCategory: Relax = (query, { table }) => {
  // A sum over everything would be that of something else.
  const isRows = /^(?:list|lookup)$/.test(query.measure.agg)
  const filters = query.filters.filter(({ column }) => column !== 'category')
  const isLess = filters.length < query.filters.length
  return isRows && kindsOf(table) && query.filters.some(isPayee) && isLess
    ? { ...query, filters }
    : undefined
}

/** "How much goes to my savings": transfers between own accounts, if nothing else has that name. */
const withTransfers: Relax = (query, { table }, reading) => {
  const kind = kindsOf(table)?.column
  const isNamed = query.filters.some(({ op, column }) => names.test(op) && column !== kind)
  // "The most expensive thing on my Visa" is no payment to the card.
  const isRanked = query.order?.by === 'column' && query.order.column === moneyColumn(table)?.name
  if (kind === undefined || !isNamed || isRanked) return undefined
  const filters = query.filters.map((filter): Filter =>
    filter.op === 'in' && filter.column === kind
      ? { ...filter, values: [...filter.values, 'transfer'] }
      : filter,
  )
  const isSpent = moneyDirection(reading) === 'out'
  const money = isSpent ? moneyColumn(table)?.name : undefined
  // What somebody sent is not spent.
  const sent: Filter[] = money === undefined ? [] : [{ op: 'lt', column: money, value: 0 }]
  return { ...query, filters: [...filters, ...sent] }
}

/** "My last pay from the university": what came, although "pay" is mostly what goes. */
const isFrom = /\b(?:pay|payments?|money|cash|zahlungen|geld) (?:from|von|vom)\b/iu

/** "GST money this year": a payee from whom money only came, if the question says no direction. */
const incoming: Relax = (query, { table }, reading) => {
  const kinds = kindsOf(table)
  const isOut = moneyDirection(reading) === 'out' && !isFrom.test(reading.question)
  if (!kinds || !query.filters.some(isPayee) || isOut) return undefined
  const filters = query.filters.map((filter): Filter =>
    filter.op === 'in' && filter.column === kinds.column
      ? { ...filter, values: kinds.earned }
      : filter,
  )
  const { outgoing: _, ...measure } = query.measure
  return { ...query, measure, filters }
}

/** "What does Dean send me towards the rent": under another category, and in the other direction. */
const incomingOfAny: Relax = (query, plan, reading) => {
  const loose = withoutCategory(query, plan, reading)
  return loose && incoming(loose, plan, reading)
}

/** Queries over payments that ask for a little less than a plan's, which found no rows. */
export const relaxedQueries = (plan: Plan, reading: Reading): TypedQuery[] =>
  [withoutCategory, withTransfers, incoming, incomingOfAny].flatMap(
    (relax) => relax(plan.query, plan, reading) ?? [],
  )
