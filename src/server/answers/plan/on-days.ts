import type { Filter, PlainFilter, TypedQuery } from '../typed-query.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { dateColumn, isDate } from './columns.ts'
import type { Plan } from './plan.ts'

const isPlain = (filter: Filter): filter is PlainFilter =>
  filter.op !== 'on_days' && filter.op !== 'than'

/** The day of a row itself rather than of what it is part of: the date that differs most, of a sheet with several. */
function dayColumn(table: IndexedTable): IndexedColumn | undefined {
  const usual = dateColumn(table, [])
  if (table.records || !usual || usual.stems.join(' ') === 'date') return usual
  return table.columns
    .filter(isDate)
    .reduce((most, column) => (column.distinct > most.distinct * 1.5 ? column : most), usual)
}

/** The rows of a plan that fall on days on which another table has the rows of another plan, or has none. */
export function onDaysOf(plan: Plan, days: Plan, isNot = false): Plan | undefined {
  const date = dayColumn(plan.table)
  const day = dayColumn(days.table)
  if (!date || !day) return undefined
  const filter: Filter = {
    op: 'on_days',
    column: date.name,
    table: days.table.name,
    day: day.name,
    filters: days.query.filters.filter(isPlain),
    ...(isNot ? { isNot } : {}),
  }
  const query: TypedQuery = { ...plan.query, filters: [...plan.query.filters, filter] }
  return {
    ...plan,
    query,
    coverage: Math.min(plan.coverage, days.coverage),
    linking: Math.min(plan.linking, days.linking),
    unlinked: [...plan.unlinked, ...days.unlinked],
  }
}
