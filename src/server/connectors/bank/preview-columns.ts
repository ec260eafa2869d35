import type { ColumnPreview } from '#shared/sources.ts'
import type { Rows } from './columns.ts'
import { parseTable } from './parse-bank-csv.ts'

const previewRows = 5

/** How a table is read, with its first rows; undefined where it is no table of transactions. */
export function previewOf(cells: Rows): ColumnPreview | undefined {
  const parsed = parseTable(cells, '')
  if (!parsed) return undefined
  const { columns } = parsed
  const { date, amount, debit, credit, description, balance, order } = columns
  const first = parsed.rows.slice(0, previewRows).map(({ line }) => cells[line - 1] ?? [])
  const inColumns = Object.entries({ amount, debit, credit, balance })
  return {
    columns: columns.names.map((name, place) => (name === '' ? `Column ${place + 1}` : name)),
    rows: first.map((row) => columns.names.map((_, place) => row[place] ?? '')),
    mapping: {
      date,
      description,
      dateOrder: order,
      ...Object.fromEntries(inColumns.filter(([, place]) => place !== undefined)),
      ...(columns.spendingIsPositive === undefined
        ? {}
        : { spendingIsPositive: columns.spendingIsPositive }),
    },
  }
}
