import { counted } from '#shared/plural.ts'
import type { QueryPart } from '#shared/readings.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import { columnLabel, filterLabel, measureLabel } from '../plan/labels.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import { tableTitle } from './labels.ts'

const signs = { gt: 'more than', ge: 'at least', lt: 'less than', le: 'at most', eq: 'exactly' }
const orders = {
  measure: { asc: 'lowest first', desc: 'highest first' },
  column: { asc: 'lowest first', desc: 'highest first' },
  length: { asc: 'shortest first', desc: 'longest first' },
  group: { asc: 'in their order', desc: 'the last first' },
  row: { asc: 'in the order of the rows', desc: 'the last rows first' },
} as const

/** The output of the query: a figure over the rows, or cells of each row. */
function figureOf({ measure, select, share, difference }: TypedQuery, table: IndexedTable) {
  if (measure.agg === 'exists') return 'whether there are rows'
  if (measure.agg === 'list' || measure.agg === 'lookup')
    return select.map((name) => columnLabel(table, name)).join(', ')
  const asked = share ? ', as parts of the whole' : difference ? ', how far apart' : ''
  return `${measureLabel({ measure, table: table.name, select, filters: [] }, table)}${asked}`
}

const filterPart = (filter: Filter, table: IndexedTable): QueryPart =>
  filter.op === 'period'
    ? { label: 'Period', value: `${filter.label}, by ${columnLabel(table, filter.column)}` }
    : { label: 'Only where', value: filterLabel(filter, table) }

export function queryParts(query: TypedQuery, table: IndexedTable): QueryPart[] {
  const { joins = [], filters, groupBy, having, comparison, order, limit, neighbour } = query
  const titleOf = (name: string) => {
    const other = table.related?.(name)
    return other ? tableTitle(other) : name
  }
  const direction = order && orders[order.by][order.direction]
  const by = order?.column === undefined ? '' : `, by ${columnLabel(table, order.column)}`
  const parts: [label: string, value: string | undefined][] = [
    ['Grouped by', groupBy && (groupBy.unit ?? columnLabel(table, groupBy.column))],
    ['Each group', having && `${signs[having.op]} ${having.value}`],
    ['Compared', comparison?.map(({ label }) => label).join(' with ')],
    ['Order', direction && `${direction}${by}`],
    ['At most', limit === undefined ? undefined : counted(limit, 'row')],
    ['Then', neighbour && `the row ${neighbour === 'next' ? 'after' : 'before'} it`],
  ]
  return [
    { label: 'Table', value: titleOf(table.name) },
    ...joins.map((join): QueryPart => ({ label: 'With', value: titleOf(join.table) })),
    { label: 'What', value: figureOf(query, table) },
    ...filters.map((filter) => filterPart(filter, table)),
    ...parts.flatMap(([label, value]) => (value === undefined ? [] : { label, value })),
  ]
}
