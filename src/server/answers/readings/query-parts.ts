import type { QueryPart } from '#shared/readings.ts'
import { fill } from '../language/fill-template.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import { columnText, filterLabel, measureLabel, groupText } from '../plan/labels.ts'
import { periodInWords } from '../plan/period-in-words.ts'
import type { QueryWords } from '../plan/query-words/query-words.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import { tableTitle } from './labels.ts'

/** The output of the query: a figure over the rows, or cells of each row. */
function figureOf(
  { measure, select, share, difference }: TypedQuery,
  table: IndexedTable,
  words: QueryWords,
) {
  const { parts } = words
  if (measure.agg === 'exists') return parts.exists
  if (measure.agg === 'list' || measure.agg === 'lookup')
    return select.map((name) => columnText(table, name, words)).join(', ')
  const figure = measureLabel({ measure, table: table.name, select, filters: [] }, table, words)
  return share
    ? fill(parts.shares, { figure })
    : difference
      ? fill(parts.apart, { figure })
      : figure
}

function filterPart(filter: Filter, table: IndexedTable, words: QueryWords): QueryPart {
  const { parts } = words
  if (filter.op !== 'period') return { label: parts.only, value: filterLabel(filter, table, words) }
  const column = columnText(table, filter.column, words)
  return {
    label: parts.period,
    value: fill(parts.periodBy, { period: periodInWords(filter, words), column }),
  }
}

/** A query in labelled parts, in the language of the words. */
export function queryParts(query: TypedQuery, table: IndexedTable, words: QueryWords): QueryPart[] {
  const { joins = [], filters, groupBy, having, comparison, order, limit, neighbour } = query
  const { parts } = words
  const titleOf = (name: string) => {
    const other = table.related?.(name)
    return other ? tableTitle(other) : name
  }
  const direction = order && words.orders[order.by][order.direction]
  const ordered =
    order?.column === undefined || direction === undefined
      ? direction
      : fill(parts.orderBy, { order: direction, column: columnText(table, order.column, words) })
  const group = groupBy && groupText(groupBy, table, words)
  const counted =
    limit === undefined
      ? undefined
      : fill(limit === 1 ? parts.row : parts.rows, { count: String(limit) })
  const optional: [label: string, value: string | undefined][] = [
    [parts.grouped, group],
    [parts.group, having && fill(words.each[having.op], { value: String(having.value) })],
    [parts.compared, comparison?.map(({ label }) => label).join(parts.joinedBy)],
    [parts.order, ordered],
    [parts.most, counted],
    [parts.beside, neighbour && parts[neighbour]],
  ]
  return [
    { label: parts.table, value: titleOf(table.name) },
    ...joins.map((join): QueryPart => ({ label: parts.with, value: titleOf(join.table) })),
    { label: parts.what, value: figureOf(query, table, words) },
    ...filters.map((filter) => filterPart(filter, table, words)),
    ...optional.flatMap(([label, value]) => (value === undefined ? [] : { label, value })),
  ]
}
