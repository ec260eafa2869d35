import type { Area } from './a1.ts'

/** A cell's value before its column is typed; dates are in ISO format without a zone. */
export type RawCell = string | number | boolean | null | { iso: string }

/** One sheet, independent of the file format. */
export type SheetSource = {
  name: string
  /** Cells as displayed. */
  rows: string[][]
  raw(row: number, column: number): RawCell
  /** Number format, for example `#,##0.00 [$€-407]`. */
  format(row: number, column: number): string | undefined
  merges: Area[]
  /** A text file with one record per line: one table, with the column names in the first line. */
  lines: boolean
  /** The number style implied by the file's separator. */
  decimalComma: boolean
}

export function displayed(source: SheetSource, row: number, column: number): string {
  return source.rows[row]?.[column] ?? ''
}

const placeholders =
  /^(?:-+|–|—|\.+|n\/?a|n\.a\.|n\.?d\.?|null|none|nan|nil|k\.\s?a\.|#[A-Z/0!?]+)$/i

/** Whether a cell is a placeholder for a missing value. */
export function isPlaceholder(text: string): boolean {
  return placeholders.test(text.trim())
}
