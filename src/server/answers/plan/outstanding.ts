import type { Filter } from '../typed-query.ts'
import { stem } from '../language/stem.ts'
import { answerColumn } from './answer-column.ts'
import { entityColumn, isMeasure } from './columns.ts'
import { columnNames, type Draft, type Intent } from './draft.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

const stemsOf = (words: string) => new Set(words.split(' ').map(stem))
const dues = stemsOf(
  'owed owe due dues charged billed invoiced expected target goal budget planned fällig soll ziel plan',
)
const paids = stemsOf('paid received receive actual spent settled got bezahlt erhalten eingang ist')

const says = (words: ReadonlySet<string>, { stems }: IndexedColumn) =>
  stems.some((each) => words.has(each))

type Pair = { due: IndexedColumn; paid: IndexedColumn }

/** The columns of what is due and of what was paid or done: `Rent due` and `Received`. */
function pairOf({ columns, records, joins }: IndexedTable): Pair | undefined {
  if (records || joins) return undefined
  const figures = columns.filter((column) => isMeasure(column) && column.distinct > 0)
  const paid = figures.find((column) => says(paids, column))
  const due = figures.find(
    (column) => column !== paid && says(dues, column) && !says(paids, column),
  )
  return due && paid && { due, paid }
}

/** Whether a sheet has a figure for what is due and one for what was paid. */
export const isOutstandingPair = (table: IndexedTable): boolean => pairOf(table) !== undefined

const open =
  /^(?:owes?|owed|owing|outstanding|unpaid|arrears|shortfall|underpaid|missing|behind|offen\p{L}*|ausstehend\p{L}*|schulde[nt]?|rückständig\p{L}*)$/u
const settled = /^(?:paid|pay|settled|bezahlt|gezahlt)$/

const placeOf = ({ words }: Reading) => words.findIndex(({ folded }) => open.test(folded))

/** "Still owes", "outstanding": the amount due minus the amount paid. */
export function outstandingLinks(reading: Reading, table: IndexedTable): Link[] {
  const from = placeOf(reading)
  const pair = from < 0 ? undefined : pairOf(table)
  if (!pair) return []
  return [{ kind: 'column', from, to: from + 1, score: 0.95, column: pair.due, exact: true }]
}

/** "Who still owes dues", "the biggest outstanding balance", "has Ann paid her dues". */
export const outstanding: Intent = (draft) => {
  const { reading, table, filters } = draft
  const pair = pairOf(table)
  if (!pair) return undefined
  const { due, paid } = pair
  const isOpen = placeOf(reading) >= 0
  const isSettled = reading.words.some(({ folded }) => settled.test(folded))
  if (!isOpen && !(reading.yesNo && isSettled && !reading.comparative)) return undefined
  const conditions = filters.map(({ filter }) => filter)
  const compared = (sign: 'gt' | 'ge'): Filter =>
    sign === 'gt'
      ? { op: 'compare', column: due.name, sign, other: paid.name }
      : { op: 'compare', column: paid.name, sign, other: due.name }
  const rank = reading.superlatives[0]?.value.direction ?? reading.mostOf?.value
  if (rank) {
    return {
      measure: { agg: 'lookup' },
      select: columnNames(named(draft, pair), due, paid),
      order: { by: 'column', column: due.name, minus: paid.name, direction: rank },
      limit: 1,
    }
  }
  if (reading.yesNo) {
    return { measure: { agg: 'exists' }, filters: [...conditions, compared(isOpen ? 'gt' : 'ge')] }
  }
  const isFigure = reading.howMuch ?? reading.aggregates.find(({ value }) => value === 'sum')
  if (isFigure) return { measure: { agg: 'sum', column: due.name, minus: paid.name } }
  const isCount = reading.howMany ?? reading.times
  return {
    measure: { agg: isCount ? 'count' : 'list' },
    ...(isCount ? {} : { select: columnNames(named(draft, pair), due, paid) }),
    filters: [...conditions, compared('gt')],
  }
}

function named(draft: Draft, { due, paid }: Pair): IndexedColumn | undefined {
  const asked = answerColumn(draft)
  return asked && asked !== due && asked !== paid ? asked : entityColumn(draft.table)
}
