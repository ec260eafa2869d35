import type { DuckDBConnection } from '@duckdb/node-api'
import type { ColumnType } from '#server/ingestion/extracted.ts'
import { toCell } from './cell-values.ts'
import { quotedName } from '#server/db/quoted-name.ts'
import type { ColumnProfile, TableProfile, TableShape } from './messages.ts'

/** Text values kept per column; a planner matches the words of a question with them. */
const keptValues = 5_000

/**
 * The separator of a column whose cells hold several values. In a list, cells have different
 * numbers of parts, and parts recur in other cells; in `Sydney, Australia` neither is the case.
 */
export function listSeparator(values: readonly string[]): string | undefined {
  for (const separator of [', ', '; ', ' | ']) {
    const lists = values.map((value) => value.split(separator))
    const many = lists.filter((list) => list.length > 1)
    const lengths = new Set(many.map((list) => list.length))
    const parts = lists.flat()
    const longest = Math.max(0, ...parts.map((part) => part.length))
    const repeats = parts.length / Math.max(1, new Set(parts).size)
    if (many.length >= 3 && lengths.size >= 2 && repeats >= 1.5 && longest <= 60) return separator
  }
  return undefined
}

const hasRange = (type: ColumnType) => type !== 'text' && type !== 'boolean'

function boundOf(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

async function textValues(connection: DuckDBConnection, table: string, column: string) {
  const reader = await connection.runAndReadAll(
    `SELECT ${column} FROM ${table} WHERE ${column} IS NOT NULL
     GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${keptValues}`,
  )
  return reader.getRows().map(([value]) => String(value))
}

/** Counts, bounds and values of each column. */
export async function profileTable(
  connection: DuckDBConnection,
  { name, columns }: TableShape,
): Promise<TableProfile> {
  const measures = columns.flatMap(({ name: column, type, prose }) => {
    const it = quotedName(column)
    return [
      prose ? `count(${it})` : `count(DISTINCT ${it})`,
      `count(*) - count(${it})`,
      hasRange(type) ? `min(${it})` : 'NULL',
      hasRange(type) ? `max(${it})` : 'NULL',
    ]
  })
  const reader = await connection.runAndReadAll(
    `SELECT count(*), min("_row"), max("_row"), ${measures.join(', ')} FROM ${quotedName(name)}`,
  )
  const figures = (reader.getRows()[0] ?? []).map(toCell)
  const profiles: ColumnProfile[] = []
  for (const [index, { name: column, type, prose }] of columns.entries()) {
    const [distinct, empty, min, max] = figures.slice(3 + index * 4, 7 + index * 4)
    const isListed = type === 'text' && !prose
    const values = isListed
      ? await textValues(connection, quotedName(name), quotedName(column))
      : []
    const separator = listSeparator(values)
    const [low, high] = [boundOf(min), boundOf(max)]
    profiles.push({
      distinct: Number(distinct),
      empty: Number(empty),
      values,
      ...(low === undefined ? {} : { min: low }),
      ...(high === undefined ? {} : { max: high }),
      ...(separator === undefined ? {} : { separator }),
    })
  }
  const [rows, firstRow, lastRow] = figures.map(Number)
  return { rows: rows ?? 0, firstRow: firstRow ?? 0, lastRow: lastRow ?? 0, columns: profiles }
}
