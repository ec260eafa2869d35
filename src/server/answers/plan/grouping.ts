import type { TypedQuery } from '../typed-query.ts'
import type { Draft } from './draft.ts'
import {
  columnOfKind,
  dateColumn,
  isColumnLink,
  isDate,
  isMeasure,
  moneyColumn,
} from './columns.ts'

type Grouping = NonNullable<TypedQuery['groupBy']>

/** Small words that may stand between "by" and what it groups by. */
const article = /^(the|a|my|each|every|der|die|das|den)$/

/** `by month`, `per category`, `monthly`, `over time`, `breakdown of …`. */
export function readGrouping({ reading, table, links }: Draft): Grouping | undefined {
  const date = dateColumn(table, links)
  for (const cue of reading.groupCues) {
    const at = article.test(reading.words[cue.to]?.folded ?? '') ? cue.to + 1 : cue.to
    const unit = reading.units.find(({ from }) => from === at)
    const column = links
      .filter(isColumnLink)
      .find(({ from }) => from === at || from === at + 1)?.column
    if (unit && date) return { column: date.name, unit: unit.value }
    if (column && isDate(column)) return { column: column.name, unit: 'day' }
    if (column && !isMeasure(column)) return { column: column.name }
  }
  if (reading.unitAdverb && date) return { column: date.name, unit: reading.unitAdverb }
  if (reading.trend && date)
    return { column: date.name, unit: reading.units[0]?.value ?? ('month' as const) }
  const kinds = reading.moneyFlow && moneyColumn(table) ? ['category', 'merchant'] : []
  const flow = columnOfKind(table, kinds)
  if (flow) return { column: flow.name }
  if (!reading.share) return undefined
  const named = links.filter(isColumnLink).find(({ column }) => column.type === 'text')
  return named && { column: named.column.name }
}
