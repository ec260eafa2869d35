import type { Filter, PlainFilter, TypedQuery } from '../typed-query.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { dateColumn, isDate } from './columns.ts'
import type { Plan } from './plan.ts'

const isPlain = (filter: Filter): filter is PlainFilter =>
  filter.op !== 'on_days' && filter.op !== 'than'

/**
 * The date of the row itself and not of its parent: in a sheet with several date columns, the one
 * with the most distinct values.
 */
function dayColumn(table: IndexedTable): IndexedColumn | undefined {
  const usual = dateColumn(table, [])
  if (table.records || !usual || usual.stems.join(' ') === 'date') return usual
  return table.columns
    .filter(isDate)
    .reduce((most, column) => (column.distinct > most.distinct * 1.5 ? column : most), usual)
}

/** A plan's rows on the days on which another plan has rows in its table, or has none. */
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
