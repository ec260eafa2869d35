import type { Filter } from '../typed-query.ts'
import { asksMoney, dateColumn, entityColumn, isColumnLink, measureColumn } from './columns.ts'
import type { Draft, Intent } from './draft.ts'
import type { PlacedFilter } from './placed-filter.ts'
import { answerColumn } from './answer-column.ts'
import { askedUnit, isCountable } from './rank-groups.ts'

const without = (filters: readonly PlacedFilter[], left: PlacedFilter): Filter[] =>
  filters.flatMap((placed) => (placed === left ? [] : [placed.filter]))

/** The values whose share is asked for: "what share goes to rent"; the last, "of songs did I skip". */
function partOf({ filters, table }: Draft) {
  const placed = filters
    .toSorted((a, b) => b.from - a.from)
    .find(
      ({ filter }) =>
        filter.op === 'in' &&
        table.columns.some(
          ({ name, distinct }) => name === filter.column && distinct < table.rows * 0.9,
        ),
    )
  return placed?.filter.op === 'in' ? { placed, filter: placed.filter } : undefined
}

/** "What percentage of my spending is rent": one group compared with the total. */
export const shareOfTotal: Intent = (draft) => {
  const { reading, table, links, filters } = draft
  const part = reading.share ? partOf(draft) : undefined
  if (!part) return undefined
  const column = measureColumn(reading, table, links)
  const isSum = column !== undefined && !reading.howMany
  return {
    measure: isSum ? { agg: 'sum', column: column.name } : { agg: 'count' },
    groupBy: { column: part.filter.column },
    filters: without(filters, part.placed),
    share: { of: part.filter.values },
    order: { by: 'measure', direction: 'desc' },
  }
}

/** "In which months did I spend more than 1500": the condition applies to each group's total. */
export const groupsOver: Intent = (draft) => {
  const { reading, table, links, filters } = draft
  const unit = askedUnit(reading)
  const date = unit && dateColumn(table, links)
  const column = measureColumn(reading, table, links)
  const [condition, other] = reading.conditions
  const placed = filters.find(({ from }) => from === condition?.from)
  if (!date || !column || !placed || other || !asksMoney(reading)) return undefined
  const { filter } = placed
  if (!('value' in filter) || typeof filter.value !== 'number') return undefined
  return {
    measure: { agg: 'sum', column: column.name },
    groupBy: { column: date.name, unit },
    filters: without(filters, placed),
    having: { op: filter.op, value: filter.value },
    order: { by: 'group', direction: 'asc' },
  }
}

const repeatedly = /\b(?:more than once|several times|repeatedly|mehrmals|mehr als einmal)\b/iu

/** Whether a position names what the rows are: an event, or the column that identifies them. */
function namesRows(draft: Draft, at: number): boolean {
  const { table, links } = draft
  const entity = entityColumn(table)
  const isEntity = links.some(
    (link) => isColumnLink(link) && link.exact && link.from === at && link.column === entity,
  )
  return isCountable(draft, at) || isEntity
}

/** "Which merchants have more than 2 purchases", "which shops did I spend over 500 at". */
export const namedGroupsOver: Intent = (draft) => {
  const { reading, table, links, filters } = draft
  const [condition, other] = reading.conditions
  const asked = reading.asked?.value === 'which' ? answerColumn(draft) : undefined
  const isGroup = asked?.type === 'text' && !asked.isCode && asked.distinct < table.rows
  if (!isGroup || other || condition?.comparator === 'between') return undefined
  const groups = {
    groupBy: { column: asked.name },
    order: { by: 'measure' as const, direction: 'desc' as const },
  }
  if (!condition) {
    if (!repeatedly.test(reading.question)) return undefined
    return { ...groups, measure: { agg: 'count' }, having: { op: 'gt', value: 1 } }
  }
  const placed = filters.find(({ from }) => from === condition.from)
  const rest = {
    ...groups,
    filters: filters.flatMap((each) => (each === placed ? [] : [each.filter])),
    having: { op: condition.comparator, value: condition.value },
  }
  if (namesRows(draft, condition.to)) return { ...rest, measure: { agg: 'count' } }
  // "Insured for more than 2,500 in total" asks for totals of something other than money spent.
  const isTotal = reading.aggregates.some(({ value }) => value === 'sum')
  const sum = isTotal || asksMoney(reading) ? measureColumn(reading, table, links) : undefined
  const isRows = isCountable(draft, reading.asked?.to ?? 0)
  return sum && placed && !isRows
    ? { ...rest, measure: { agg: 'sum', column: sum.name } }
    : undefined
}
