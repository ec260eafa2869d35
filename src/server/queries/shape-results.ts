import type { Cell, ResultTable } from '#shared/answers.ts'
import type { QueryView } from '#shared/queries.ts'

type Shaped = Pick<QueryView, 'results' | 'columns' | 'total'>

const isMonth = (value: Cell | undefined) =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
const isFigure = (value: Cell | undefined) => value === null || typeof value === 'number'

/**
 * Rows as objects: a single figure as `value`, a monthly series as `month` and `value`, otherwise
 * by column.
 */
export function shapeResults({ columns, rows, total }: ResultTable): Shaped {
  const keys = keysOf(columns, rows)
  return {
    results: rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, row[at] ?? null]))),
    columns: keys.map((key, at) => ({ key, label: columns[at] ?? key })),
    total,
  }
}

function keysOf(columns: readonly string[], rows: readonly Cell[][]): string[] {
  if (columns.length === 1 && rows.length === 1) return ['value']
  if (columns.length === 2 && rows.length > 0) {
    const isSeries = (month: number, figure: number) =>
      rows.every((row) => isMonth(row[month]) && isFigure(row[figure]))
    if (isSeries(0, 1)) return ['month', 'value']
    if (isSeries(1, 0)) return ['value', 'month']
  }
  return distinct(columns)
}

/** Two columns with the same name would share a key. */
function distinct(columns: readonly string[]): string[] {
  const taken = new Set<string>()
  return columns.map((column) => {
    let key = column
    for (let next = 2; taken.has(key); next++) key = `${column} ${next}`
    taken.add(key)
    return key
  })
}
