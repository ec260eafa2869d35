import { isDate } from './columns.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { stem } from '../language/stem.ts'

const stemsOf = (words: string) => new Set(words.split(' ').map(stem))

const limits = stemsOf(
  'until till expires expiry expiration expire valid deadline due renew renewal bis gültig ablauf fällig frist',
)
const dues = stemsOf('due deadline return renew renewal fällig frist')
const begins = stemsOf(
  'start begin beginning began from borrowed lent arrival arrive arrived opened check-in checkin in departure since von beginn ab anreise ausgeliehen',
)
const ends = stemsOf(
  'end ended finish finished return returned to back closed left leaving departed check-out checkout out ende abreise zurück',
)
const done = stemsOf(
  'returned return paid done finished completed delivered closed submitted back settled zurück zurückgegeben bezahlt erledigt geliefert abgegeben',
)

const births = stemsOf('birth birthday birthdate born dob geburt geburtstag geburtsdatum geboren')

const says = (words: ReadonlySet<string>) => (column: IndexedColumn) =>
  column.stems.some((each) => words.has(each))

/** A day until which something is valid, such as `Warranty until`. */
export const isEndDate = (column: IndexedColumn) => isDate(column) && says(limits)(column)

/** A day by which something must be done. */
export const isDueDate = (column: IndexedColumn) => isEndDate(column) && says(dues)(column)

/** A column that is filled once something is done, such as `Returned`. */
export const isCompletionDate = (column: IndexedColumn) => column.empty > 0 && says(done)(column)

/** A verb for something done by a day: "returned", "bezahlt". */
export const isCompletionVerb = (verb: string | undefined) => verb !== undefined && done.has(verb)

/** The day something was done, and the day by which it was due. */
export function completionAndDueDates({
  columns,
}: IndexedTable): [IndexedColumn, IndexedColumn] | undefined {
  const dates = columns.filter((column) => isDate(column) && column.distinct > 0)
  const due = dates.find(isDueDate)
  const finished = dates.filter((column) => !isEndDate(column) && says(done)(column))
  const [only, ...others] = finished
  return due && only && others.length === 0 ? [only, due] : undefined
}

/** Start and end of what a row describes. */
export function spanOf({
  senses,
  columns,
  records,
}: IndexedTable): [IndexedColumn, IndexedColumn] | undefined {
  if (senses?.span) {
    const [from, to] = senses.span.map((name) =>
      columns.find((column) => column.name === name && column.distinct > 0),
    )
    return from && to ? [from, to] : undefined
  }
  const dates = columns.filter(
    (column) =>
      isDate(column) && column.distinct > 0 && !isEndDate(column) && !says(births)(column),
  )
  if (records || dates.length < 2) return undefined
  const [from, to] = [dates.find(says(begins)), dates.find(says(ends))]
  if (from && to && from !== to) return [from, to]
  const [first, second, ...others] = dates
  return first && second && others.length === 0 ? [first, second] : undefined
}
