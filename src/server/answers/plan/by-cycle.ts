import { defaultAggregate } from './added-up.ts'
import { asksMoney, dateColumn, isMeasured, measureColumn, moneyColumn } from './columns.ts'
import type { Asked, Draft, Intent } from './draft.ts'
import { isCountable } from './rank-groups.ts'

/** What is compared between weekdays or hours: a count, money, a day's total or a level. */
function measureOf(draft: Draft, date: string): Asked['measure'] {
  const { reading, table, links } = draft
  const count = { agg: 'count' } as const
  const most = reading.mostOf
  const isCount = most !== undefined && [most.to, most.to + 1].some((at) => isCountable(draft, at))
  if (isCount || reading.howMany || reading.rankedCount || reading.isUsual) return count
  const money = asksMoney(reading) ? moneyColumn(table) : undefined
  if (money) return { agg: 'sum', column: money.name }
  const column = measureColumn(reading, table, links)
  if (!column) return count
  const agg = defaultAggregate(column, draft)
  return agg === 'sum' && isMeasured(table)
    ? { agg: 'avg', column: column.name, per: { column: date, unit: 'day', of: 'sum' } }
    : { agg, column: column.name }
}

/** "On which weekday do I walk the most", "spending by weekday", "at what time do I usually run". */
export const byCycle: Intent = (draft) => {
  const { cycle, mostOf, superlatives, top } = draft.reading
  const date = cycle && dateColumn(draft.table, draft.links)
  if (!date || (cycle.value === 'hour' && date.type !== 'timestamp')) return undefined
  const groupBy = { column: date.name, cycle: cycle.value }
  const measure = measureOf(draft, date.name)
  const direction = mostOf?.value ?? superlatives[0]?.value.direction
  if (direction === undefined && !draft.reading.isUsual)
    return { measure, groupBy, order: { by: 'group', direction: 'asc' } }
  const order = { by: 'measure', direction: direction ?? 'desc' } as const
  return { measure, groupBy, order, limit: top?.limit ?? 1 }
}
