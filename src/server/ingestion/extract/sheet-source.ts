import type { Area } from './a1.ts'

/** A cell's value before its column is known; dates are ISO already, without a zone. */
export type RawCell = string | number | boolean | null | { iso: string }

/** One sheet, wherever it comes from. */
export type SheetSource = {
  name: string
  /** Cells as displayed. */
  rows: string[][]
  raw(row: number, column: number): RawCell
  /** Number format, for example `#,##0.00 [$€-407]`. */
  format(row: number, column: number): string | undefined
  merges: Area[]
  /** A text file with one record a line: the first line names the columns, tables do not stand side by side. */
  lines: boolean
  /** What the separator of the file says about its numbers. */
  decimalComma: boolean
}

export function displayed(source: SheetSource, row: number, column: number): string {
  return source.rows[row]?.[column] ?? ''
}

const placeholders =
  /^(?:-+|–|—|\.+|n\/?a|n\.a\.|n\.?d\.?|null|none|nan|nil|k\.\s?a\.|#[A-Z/0!?]+)$/i

/** Whether a cell only says that there is no value. */
export function isPlaceholder(text: string): boolean {
  return placeholders.test(text.trim())
}
