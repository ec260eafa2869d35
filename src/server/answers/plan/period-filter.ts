import type { Filter } from '../typed-query.ts'
import { addDays, type Day } from './civil-date.ts'
import { dateColumn, yearColumn } from './columns.ts'
import { comingYear } from './coming-year.ts'
import { spanOf } from './date-roles.ts'
import type { IndexedTable } from './indexed-table.ts'
import { settleYear } from './join-periods.ts'
import type { Period } from './period-words.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'
import { tenseOf } from './tense.ts'
import { writtenDays } from './written-days.ts'

/** "How many lessons has she had since September": those to come are not counted. */
function untilToday(
  { from }: Period,
  { senses }: IndexedTable,
  reading: Reading | undefined,
): Day | undefined {
  if (senses?.titles === undefined || reading === undefined || from === undefined) return undefined
  const { words, speech, today } = reading
  const isPast = from <= today && tenseOf(words, speech.lexicon) === 'past'
  return isPast ? addDays(today, 1) : undefined
}

/** The rows of a period: by the table's date, or by its year. */
export function periodFilter(
  period: Period,
  table: IndexedTable,
  links: readonly Link[],
  reading?: Reading,
): PlacedFilter | undefined {
  const place = { from: period.start, to: period.end }
  const days = writtenDays(period, links)
  if (days) return { filter: days, ...place }
  const date = dateColumn(table, links)
  if (date) {
    const { from, to, label } = settleYear(
      comingYear(period, date, table, reading),
      String(date.min ?? ''),
      String(date.max ?? ''),
    )
    const [begin, end] = table.senses?.titles === undefined ? [] : (spanOf(table) ?? [])
    const upTo = to ?? untilToday(period, table, reading)
    const bounds = {
      ...(end && begin === date ? { until: end.name } : {}),
      ...(from ? { from } : {}),
      ...(upTo ? { to: upTo } : {}),
    }
    return { filter: { op: 'period', column: date.name, ...bounds, label }, ...place }
  }
  const year = yearColumn(table, links, period.start)
  if (!year || period.yearOpen) return undefined
  const low = period.from === undefined ? undefined : Number(period.from.slice(0, 4))
  const high = period.to === undefined ? undefined : Number(addDays(period.to, -1).slice(0, 4))
  const column = year.name
  if (low !== undefined && high !== undefined) {
    const filter: Filter =
      low === high ? { op: 'eq', column, value: low } : { op: 'between', column, low, high }
    return { filter, ...place }
  }
  if (low !== undefined) return { filter: { op: 'ge', column, value: low }, ...place }
  return high === undefined ? undefined : { filter: { op: 'le', column, value: high }, ...place }
}
