import type { Cell, Citation } from '#shared/answers.ts'
import type { Locator } from '#shared/locators.ts'
import type { RowPlaces } from '#server/workspace/source.ts'
import type { IndexedTable } from './plan/indexed-table.ts'
import type { TypedQuery } from './typed-query.ts'

/** Up to this many rows are cited individually; more are cited as one range. */
const citedRows = 4

/** `A`, `Z`, `AA` … for a zero-based index. */
export function columnLetters(index: number): string {
  let letters = ''
  for (let n = index + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    letters = String.fromCharCode(65 + ((n - 1) % 26)) + letters
  }
  return letters
}

/** Sheet positions of the columns that a query reads. */
function usedColumns(query: TypedQuery, table: IndexedTable): number[] {
  const { measure, select, filters, groupBy, comparison } = query
  const names = new Set(
    [
      measure.column,
      groupBy?.column,
      ...select,
      ...filters.map(({ column }) => column),
      ...(comparison ?? []).map(({ filter }) => filter.column),
    ].filter((name) => name !== undefined),
  )
  const used = table.columns.filter(({ name }) => names.has(name))
  return (used.length > 0 ? used : table.columns).map(({ sheetColumn }) => sheetColumn)
}

/** The individual rows of a range if they are not consecutive, and their total if it is more. */
function exactRows(numbers: readonly number[], total: number): { rows?: number[]; of?: number } {
  const rows = [...new Set(numbers)].toSorted((a, b) => a - b)
  const isWhole = (rows.at(-1) ?? 0) - (rows[0] ?? 0) + 1 === rows.length
  return { ...(isWhole ? {} : { rows }), ...(total > numbers.length ? { of: total } : {}) }
}

function rangeOf(columns: readonly number[], firstRow: number, lastRow: number): string {
  const first = `${columnLetters(Math.min(...columns))}${firstRow}`
  const last = `${columnLetters(Math.max(...columns))}${lastRow}`
  return first === last ? first : `${first}:${last}`
}

export type UsedRows = {
  /** Row numbers in the sheet, as far as they were read. */
  rowNumbers: number[]
  /** Total number of rows. */
  total: number
  /** Cells of the first rows, for the quotes. */
  cells: Cell[][]
  /** For records of sources: the documents that contain most of the rows. */
  places?: RowPlaces[]
}

const quoteOf = (table: IndexedTable, cells: readonly Cell[] | undefined): string =>
  table.columns
    .flatMap(({ label }, index) => {
      const value = cells?.[index]
      return value === null || value === undefined ? [] : [`${label}: ${String(value)}`]
    })
    .join(' · ')

/** Cites the cells that an answer is based on: each row if there are few, else their range. */
export function citeTable(query: TypedQuery, table: IndexedTable, used: UsedRows): Citation[] {
  if (used.places) return citeRecords(table, used, used.places)
  const { documentId, documentName, sheet } = table
  const document = { documentId, documentName }
  const columns = usedColumns(query, table)
  const { rowNumbers, total } = used
  if (rowNumbers.length === 0) return []
  if (total <= citedRows) {
    return rowNumbers.map((row, index) => ({
      number: index + 1,
      ...document,
      quote: quoteOf(table, used.cells[index]),
      locator: {
        kind: 'cells',
        sheet,
        range: rangeOf(
          table.columns.map(({ sheetColumn }) => sheetColumn),
          row,
          row,
        ),
      },
    }))
  }
  const range = rangeOf(columns, Math.min(...rowNumbers), Math.max(...rowNumbers))
  const quote = `${total.toLocaleString('en-US')} rows of ${sheet === '' ? documentName : sheet}`
  const rows = exactRows(rowNumbers, total)
  return [{ number: 1, ...document, quote, locator: { kind: 'cells', sheet, range, ...rows } }]
}

/** Records are in different documents: cites each row there, or all rows of a document at once. */
function citeRecords(
  table: IndexedTable,
  { rowNumbers, total, cells }: UsedRows,
  places: readonly RowPlaces[],
): Citation[] {
  const cited = places.flatMap(({ documentId, documentName, rows }): Omit<Citation, 'number'>[] => {
    const document = { documentId, documentName }
    const [first] = rows
    if (!first) return []
    if (total <= citedRows) {
      return rows.map(({ id, locator }) => ({
        ...document,
        quote: quoteOf(table, cells[rowNumbers.indexOf(id)]),
        locator,
      }))
    }
    const count = places.length === 1 ? total : rows.length
    const quote =
      rows.length === 1 ? documentName : `${count.toLocaleString('en-US')} rows of ${documentName}`
    const locators = rows.map(({ locator }) => locator)
    return [{ ...document, quote, locator: wholeOf(locators, count) ?? first.locator }]
  })
  return cited.map((citation, index) => ({ number: index + 1, ...citation }))
}

/** The range from the first to the last row of several ranges of one sheet. */
function wholeOf(locators: readonly Locator[], total: number): Locator | undefined {
  const ranges = locators.flatMap((each) => (each.kind === 'cells' ? [each] : []))
  const [first] = ranges
  const letters = /:([A-Z]+)/.exec(first?.range ?? '')?.[1]
  if (!first || letters === undefined) return undefined
  const numbers = ranges.map(({ range }) => Number(/\d+/.exec(range)?.[0]))
  const range = `A${Math.min(...numbers)}:${letters}${Math.max(...numbers)}`
  return { ...first, range, ...exactRows(numbers, total) }
}
