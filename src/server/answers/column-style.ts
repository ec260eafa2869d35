import type { ValueStyle } from './format-value.ts'
import { isCurrency } from './format-value.ts'
import type { IndexedColumn, IndexedTable } from './plan/indexed-table.ts'
import { columnLabel } from './plan/labels.ts'
import { moneyColumn } from './plan/columns.ts'
import type { TypedQuery } from './typed-query.ts'

/** Number format of a column. */
export function columnStyle(column: IndexedColumn | undefined, table: IndexedTable): ValueStyle {
  if (!column) return { kind: 'number' }
  if (column.isLabel) return { kind: 'plain' }
  const { unit } = column
  const isMoney =
    isCurrency(unit) ||
    (unit === undefined &&
      column.type === 'number' &&
      table.senses?.sums === undefined &&
      moneyColumn(table) === column)
  return { kind: isMoney ? 'money' : 'number', unit }
}

/** Number format of a query's computed figure. */
export function styleOf(table: IndexedTable, { measure }: TypedQuery): ValueStyle {
  const { agg, column, per } = measure
  if (column === undefined || agg === 'count_distinct') return { kind: per ? 'number' : 'count' }
  const style = columnStyle(
    table.columns.find(({ name }) => name === column),
    table,
  )
  // A sum of ids is not an id; only single values of such columns are written plainly.
  return style.kind === 'plain' && agg !== 'min' && agg !== 'max' ? { kind: 'number' } : style
}

/** Number format of a result column, by its heading. */
export function resultStyle(table: IndexedTable, query: TypedQuery, heading: string): ValueStyle {
  const column = table.columns.find(({ name }) => columnLabel(table, name) === heading)
  if (column) return columnStyle(column, table)
  return query.order?.by === 'length' ? { kind: 'number' } : styleOf(table, query)
}
