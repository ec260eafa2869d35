import type { Filter } from '../typed-query.ts'
import { addDays, daysBetween } from './civil-date.ts'
import type { IndexedColumn } from './indexed-table.ts'
import { isColumnLink } from './columns.ts'
import type { Link } from './question-link.ts'
import type { Period } from './period-words.ts'

const written = /^(\d{4}|-)-(\d\d)-(\d\d)$/

/** Dates stored as text because some of them have no year, such as birthdays. */
const isWritten = ({ type, values }: IndexedColumn) =>
  type === 'text' && values.length > 0 && values.every((value) => written.test(value))

/** Whether the day recurs within a period. */
function recursIn(value: string, { from, to }: { from: string; to: string }): boolean {
  const years = [Number(from.slice(0, 4)), Number(from.slice(0, 4)) + 1]
  return years.some((year) => {
    const day = `${year}${value.slice(-6)}`
    return day >= from && day < to
  })
}

/** "Whose birthday is in May", "born in 1990": days of a named column within a period. */
export function writtenDays(period: Period, links: readonly Link[]): Filter | undefined {
  const column = links
    .filter(isColumnLink)
    .find((link) => link.exact && isWritten(link.column))?.column
  if (!column) return undefined
  const { from, to, unit } = period
  const isLong = from === undefined || to === undefined || daysBetween(from, to) > 366
  const isYear = unit === 'year' || (unit === 'range' && !period.yearOpen && isLong)
  const end = to ?? (from === undefined ? undefined : addDays(from, 1))
  const values = column.values.filter((value) => {
    if (isYear) return (from === undefined || value >= from) && (to === undefined || value < to)
    return from !== undefined && end !== undefined && recursIn(value, { from, to: end })
  })
  return values.length > 0 ? { op: 'in', column: column.name, values } : undefined
}
