import { inTheVerb } from '../phrasing/phrases.ts'
import type { Plan } from './plan.ts'

/**
 * Whether the data reaches over the period asked for, and nothing else is asked: then no row means
 * that there was nothing.
 */
export function isCovered({ query, table, unlinked }: Plan, today: string): boolean {
  // "Who covers me on 12 February": that nobody was met then says nothing about cover.
  if (unlinked.length > 0) return false
  const asked = query.filters.flatMap((filter) => (filter.op === 'period' ? [filter] : []))
  const others = query.filters.filter(({ op, column }) => op !== 'period' && !inTheVerb.has(column))
  const [period, ...more] = asked
  const column = table.columns.find(({ name }) => name === period?.column)
  if (!table.records || !period || more.length + others.length > 0 || !column) return false
  const [first, last] = [column.min, column.max].map((value) => String(value ?? '').slice(0, 10))
  const isCalendar = table.senses?.titles !== undefined
  return (
    (period.from ?? '') >= (first ?? '') &&
    (isCalendar || (period.from ?? '') <= (last ?? '')) &&
    (isCalendar || (period.from ?? '') <= today)
  )
}
