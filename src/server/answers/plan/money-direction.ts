import type { Filter, TypedQuery } from '../typed-query.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { moneyColumn } from './columns.ts'
import type { Reading } from './reading.ts'
import { recordSenses } from './record-senses.ts'

/** Money that goes out is below zero where a statement has both directions in one column. */
export const isSigned = ({ min, max }: IndexedColumn) => Number(min) < 0 && Number(max) > 0

const turnedOps = { gt: 'lt', ge: 'le', lt: 'gt', le: 'ge' } as const
const turnedOrder = { asc: 'desc', desc: 'asc' } as const

/** "Over 100" of what was spent is below -100. */
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

/** What went out, as positive figures; rows keep their amounts, and so their order is turned. */
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

/** How movements are sorted, where a table has them as the bank's are stored. */
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

type Direction = 'in' | 'out' | undefined

/** Of sorted movements: what was spent or earned, without what only went to own accounts. */
function settleKinds(
  query: TypedQuery,
  { direction, isSaid }: { direction: Direction; isSaid: boolean },
  kinds: Kinds,
  name: string,
): TypedQuery {
  const { column, net, single, earned } = kinds
  if (isAskedFor(query, kinds)) return query
  if (direction === 'in') {
    const filters: Filter[] = [...query.filters, { op: 'in', column, values: earned }]
    return { ...query, filters }
  }
  const { agg } = query.measure
  if (!direction && (!figures.has(agg) || isSaid)) return query
  // What came back is taken off a sum; a single payment or an average has nothing taken off.
  const values = agg === 'sum' && query.change === undefined ? net : single
  return outgoing(query, name, { op: 'in', column, values })
}

const gives =
  /^(?:pay|pays|paid|send|sends|sent|give|gives|gave|transfer|transferred|wire|wired|gezahlt|bezahlt|überwiesen|uberwiesen|gegeben|geschickt|zahlt|zahlte|zahlen)$/

/** "What did they pay me", "hat mir … überwiesen": it came in. */
function paysMe({ words, speech }: Reading): boolean {
  const isGiven = (at: number) => gives.test(words[at]?.folded ?? '')
  if (speech.lexicon.language === 'en')
    return words.some((_, at) => isGiven(at) && /^(me|us)$/.test(words[at + 1]?.folded ?? ''))
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  return says(/^(mir|uns)$/) && !says(/^(ich|wir)$/) && words.some((_, at) => isGiven(at))
}

/** What was spent, or what was earned, of a column that holds both. */
export function settleDirection(
  reading: Reading,
  table: IndexedTable,
  query: TypedQuery,
): TypedQuery {
  const column = moneyColumn(table)
  if (!column) return query
  const says = (stems: ReadonlySet<string>) => reading.words.some(({ stem }) => stems.has(stem))
  const { earnings, spendings } = reading.speech
  const isPriced = reading.superlatives.some(({ value }) => value.about === 'amount')
  const direction: Direction =
    says(earnings) || paysMe(reading) ? 'in' : says(spendings) || isPriced ? 'out' : undefined
  const kinds = kindsOf(table)
  // "The sum of amount" asks for the column as it is.
  const isSaid = column.stems.some((stem) => reading.words.some((word) => word.stem === stem))
  if (kinds && isSigned(column))
    return settleKinds(query, { direction, isSaid }, kinds, column.name)
  if (!direction || !isSigned(column)) return query
  if (direction === 'out')
    return outgoing(query, column.name, { op: 'lt', column: column.name, value: 0 })
  return { ...query, filters: [...query.filters, { op: 'gt', column: column.name, value: 0 }] }
}
