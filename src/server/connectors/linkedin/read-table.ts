import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { asObject, list, loose } from '../lenient.ts'

/** A row read by column name, because the order of columns changes from year to year. */
export type Row = (column: string) => string
export type Table = {
  name: string
  columns: ReadonlySet<string>
  rows: Row[]
}

const cells = z.array(z.array(z.string()))
/** Some files have explanations above the header. */
const mostPreamble = 20

export const plainName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export type IsHeader = (columns: ReadonlySet<string>) => boolean

/** The table of a file, starting at the line with known column names. */
export function readCsv(text: string, name: string, isHeader: IsHeader): Table | undefined {
  let lines: string[][]
  try {
    lines = cells.parse(
      parse(text, {
        bom: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      }),
    )
  } catch {
    return undefined
  }
  const named = lines.slice(0, mostPreamble).map((line) => new Set(line.map(plainName)))
  const known = named.findIndex(isHeader)
  const at = known >= 0 ? known : named.findIndex(({ size }) => size > 1)
  const columns = named[Math.max(0, at)]
  if (!columns) return undefined
  const header = (lines[Math.max(0, at)] ?? []).map(plainName)
  const rows = lines
    .slice(Math.max(0, at) + 1)
    .filter((line) => line.some((cell) => cell.trim() !== ''))
    .map(
      (line): Row =>
        (column) =>
          (line[header.indexOf(plainName(column))] ?? '').trim(),
    )
  return { name, columns, rows }
}

const snapshot = z.object({
  elements: z.array(z.object({ snapshotDomain: z.string(), snapshotData: z.array(z.unknown()) })),
})

/** The tables of a saved Member Data Portability API response, which have the same columns. */
export function readSnapshot(text: string): Table[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const tables = snapshotTables(value)
  return tables.length === 0 ? undefined : tables
}

/** The tables of one or several responses. */
export function snapshotTables(value: unknown): Table[] {
  const pages = list(snapshot).parse(Array.isArray(value) ? value : [value])
  return pages.flatMap(({ elements }) =>
    elements.map(({ snapshotDomain: name, snapshotData }): Table => {
      const rows = snapshotData.map((given) => {
        const entries = Object.entries(asObject(given))
        return new Map(
          entries.map(([column, cell]) => [plainName(column), loose.parse(cell).trim()]),
        )
      })
      const columns = new Set(rows.flatMap((row) => [...row.keys()]))
      const read = rows.map(
        (row): Row =>
          (column) =>
            row.get(plainName(column)) ?? '',
      )
      return { name, columns, rows: read }
    }),
  )
}
