import type { SheetSource } from './sheet-source.ts'

type Given = {
  /** Of the file; the sheet is called the same without folders and ending. */
  fileName: string
  /** The first one names the columns. */
  rows: string[][]
  decimalComma: boolean
}

/** The one sheet of a text file with a record a line, whose cells are what they show. */
export function textSheet({ fileName, rows, decimalComma }: Given): SheetSource {
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
