import type { Filter } from '../typed-query.ts'
import { dayLabel } from './civil-date.ts'
import { isColumnLink } from './columns.ts'
import { isCompletionDate, isDueDate, isEndDate } from './date-roles.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

const holding = /^(?:still|under|valid|covered|active|current|currently|noch|gultig|aktuell)$/
const lapsed = /^(?:expired|lapsed|out|over|abgelaufen|vorbei)$/
const overdue = /^(?:overdue|uberfallig\p{L}*)$/u

/** "Still under warranty", "expired", "overdue": compares the day until which something is valid with today. */
export function validityFilters(
  { words, today, asked, periods }: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  const limits = table.columns.filter((column) => isEndDate(column) && column.distinct > 0)
  const isAsked = /^(?:when|how_long)$/.test(asked?.value ?? '')
  if (limits.length === 0 || isAsked || periods.length > 0 || table.joins) return []
  const place = (test: RegExp) => words.findIndex(({ folded }) => test.test(folded))
  const past = (column: string): Filter => ({
    op: 'period',
    column,
    to: today,
    label: `before ${dayLabel(today)}`,
  })
  const at = place(overdue)
  const limit = limits.find(isDueDate)
  if (at >= 0 && limit) {
    const open = table.columns.find(isCompletionDate)
    const span = { from: at, to: at + 1 }
    const undone: PlacedFilter[] = open
      ? [{ filter: { op: 'empty', column: open.name }, ...span }]
      : []
    return [{ filter: past(limit.name), ...span }, ...undone]
  }
  return links.filter(isColumnLink).flatMap((link): PlacedFilter[] => {
    if (!link.exact || !limits.includes(link.column)) return []
    const column = link.column.name
    const over = place(lapsed)
    if (over >= 0)
      return [
        { filter: past(column), from: Math.min(over, link.from), to: Math.max(over + 1, link.to) },
      ]
    const held = place(holding)
    const label = `from ${dayLabel(today)} on`
    return held < 0
      ? []
      : [{ filter: { op: 'period', column, from: today, label }, from: link.from, to: link.to }]
  })
}
