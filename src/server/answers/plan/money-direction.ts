import type { Filter, TypedQuery } from '../typed-query.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { moneyColumn } from './columns.ts'
import { isGivenBack } from './given-back.ts'
import { isPaidInto, moneyDirection, type Direction } from './money-flow.ts'
import type { Reading } from './reading.ts'
import { bills } from './money-senses.ts'
import { recordSenses } from './record-senses.ts'

/** In a statement with both directions in one column, outgoing money is negative. */
export const isSigned = ({ min, max }: IndexedColumn) => Number(min) < 0 && Number(max) > 0

const turnedOps = { gt: 'lt', ge: 'le', lt: 'gt', le: 'ge' } as const
const turnedOrder = { asc: 'desc', desc: 'asc' } as const

/** "Over 100" of spending is below -100. */
function turned(filter: Filter, name: string): Filter {
  if (filter.column !== name) return filter
  if (filter.op === 'between' && typeof filter.low === 'number' && typeof filter.high === 'number')
    return { ...filter, low: -filter.high, high: -filter.low }
  if (filter.op !== 'gt' && filter.op !== 'ge' && filter.op !== 'lt' && filter.op !== 'le')
    return filter
  return typeof filter.value === 'number'
    ? { ...filter, op: turnedOps[filter.op], value: -filter.value }
    : filter
}

const below = (column: string): Filter => ({ op: 'lt', column, value: 0 })

/** Outgoing money as positive figures; rows keep negative amounts, so their order is reversed. */
function outgoing(query: TypedQuery, name: string, rows: Filter): TypedQuery {
  const { measure, order } = query
  const isFigure = measure.column === name && measure.agg !== 'count'
  return {
    ...query,
    measure: isFigure ? { ...measure, outgoing: true } : measure,
    filters: [...query.filters.map((filter) => turned(filter, name)), rows],
    ...(order?.by === 'column' && order.column === name
      ? { order: { ...order, direction: turnedOrder[order.direction] } }
      : {}),
  }
}

/** The kinds of movements, if the table has the columns of stored bank transactions. */
export function kindsOf({ senses, columns }: IndexedTable) {
  const has = (name: string) => columns.some((column) => column.name === name)
  return (
    senses?.spending ??
    (has('kind') && has('is_transfer') ? recordSenses['transactions']?.spending : undefined)
  )
}

type Kinds = NonNullable<ReturnType<typeof kindsOf>>
const figures = new Set<TypedQuery['measure']['agg']>(['sum', 'avg', 'median'])

const isAskedFor = ({ filters }: TypedQuery, { column }: Kinds) =>
  filters.some(
    (filter) =>
      filter.column === column ||
      filter.column === 'is_transfer' ||
      (filter.op === 'in' && filter.values.includes('Transfer')),
  )

/** Restricts movements to spending or earnings, excluding transfers between own accounts. */
function settleKinds(
  query: TypedQuery,
  {
    direction,
    isSaid,
    isBack,
  }: { direction: Direction | undefined; isSaid: boolean; isBack: boolean },
  kinds: Kinds,
  name: string,
): TypedQuery {
  const { column, net, single, earned } = kinds
  if (isAskedFor(query, kinds)) return query
  if (direction === 'in') {
    // Of somebody who is named, a transfer is what they gave back; of all, only refunds are.
    const isNamed = query.filters.some(
      (filter) => /^(?:contains|eq|in|mentions)$/.test(filter.op) && filter.column !== column,
    )
    const returned = isNamed ? [...earned, 'refund', 'transfer'] : ['refund']
    const values = isBack ? returned : earned
    const incoming: Filter[] = isBack ? [{ op: 'gt', column: name, value: 0 }] : []
    const filters: Filter[] = [...query.filters, { op: 'in', column, values }, ...incoming]
    return { ...query, filters }
  }
  const { agg } = query.measure
  if (!direction && (!figures.has(agg) || isSaid)) return query
  // Refunds reduce a sum, but not single payments or averages.
  const values = agg === 'sum' && query.change === undefined ? net : single
  return outgoing(query, name, { op: 'in', column, values })
}

const owing = /^(?:owe|owes|owed|owing|debts?|schulde|schulden)$/

/** "How much do I owe": the accounts with a negative balance. */
const isOwed = ({ words }: Reading, { name, records }: IndexedTable) =>
  records === true && name === 'accounts' && words.some(({ folded }) => owing.test(folded))

/** "What did they give me back": refunds, and what somebody transferred. */
const isBack = ({ words }: Reading) => words.some((_, at) => isGivenBack(words, at))

/** "How often did I buy prepaid electricity": of a payee who is named, bills are bought, too. */
function withBillsOfPayee({ filters, ...query }: TypedQuery): TypedQuery {
  const isOfPayee = filters.some(
    ({ op, column }) => column === 'merchant' && /^(?:contains|eq|in)$/.test(op),
  )
  const isPurchase = (filter: Filter) => filter.op === 'not_in' && filter.values === bills
  return { ...query, filters: isOfPayee ? filters.filter((each) => !isPurchase(each)) : filters }
}

/** Restricts a column with both directions to spending or to earnings. */
export function settleDirection(
  reading: Reading,
  table: IndexedTable,
  built: TypedQuery,
): TypedQuery {
  const query = kindsOf(table) ? withBillsOfPayee(built) : built
  const column = moneyColumn(table)
  if (!column) return query
  if (isOwed(reading, table)) return outgoing(query, column.name, below(column.name))
  const direction = moneyDirection(reading)
  const kinds = kindsOf(table)
  // "The sum of amount" asks for the column unchanged.
  const isNamed = column.stems.some((stem) => reading.words.some((word) => word.stem === stem))
  if (kinds && isSigned(column))
    return settleKinds(
      query,
      { direction, isSaid: isNamed, isBack: isBack(reading) },
      kinds,
      column.name,
    )
  if (!direction || !isSigned(column)) return query
  if (direction === 'out' && !isPaidInto(reading, table))
    return outgoing(query, column.name, below(column.name))
  return { ...query, filters: [...query.filters, { op: 'gt', column: column.name, value: 0 }] }
}
