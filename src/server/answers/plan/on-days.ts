import type { Filter, PlainFilter, TypedQuery } from '../typed-query.ts'
import { dateColumn } from './columns.ts'
import type { Plan } from './plan-question.ts'

const isPlain = (filter: Filter): filter is PlainFilter =>
  filter.op !== 'on_days' && filter.op !== 'than'

/** The rows of a plan that fall on days on which another table has the rows of another plan, or has none. */
export function onDaysOf(plan: Plan, days: Plan, isNot = false): Plan | undefined {
  const date = dateColumn(plan.table, [])
  const day = dateColumn(days.table, [])
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
