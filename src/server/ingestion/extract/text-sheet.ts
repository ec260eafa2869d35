import type { SheetSource } from './sheet-source.ts'

type SheetText = {
  /** The file's name; the sheet's name is the same without folders and extension. */
  fileName: string
  /** The first one contains the column names. */
  rows: string[][]
  decimalComma: boolean
}

/** The only sheet of a text file with one record per line; values equal displayed text. */
export function textSheet({ fileName, rows, decimalComma }: SheetText): SheetSource {
  return {
    name: fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]{1,5}$/, '') || 'Sheet1',
    rows,
    raw: (row, column) => rows[row]?.[column]?.trim() || null,
    format: () => undefined,
    merges: [],
    lines: true,
    decimalComma,
  }
}
