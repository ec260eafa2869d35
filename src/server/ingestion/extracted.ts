import type { Locator } from '#shared/locators.ts'
import type { Cell } from '#shared/answers.ts'

/** A block of text in reading order. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'list' | 'table'
  /** 1 to 6, for headings. */
  level?: number
  text: string
  /** Cells, for tables. */
  rows?: string[][]
  locator: Locator
}

export type ColumnType = 'text' | 'integer' | 'number' | 'date' | 'timestamp' | 'boolean'

/** A table found in a sheet or CSV file, with one type per column. */
export type SheetTable = {
  sheet: string
  /** A1 range of header and rows. */
  range: string
  columns: { name: string; type: ColumnType; /** For example `EUR`, `%`. */ unit?: string }[]
  /** Dates as `YYYY-MM-DD`, timestamps as `YYYY-MM-DDTHH:MM:SS`, empty cells as null. */
  rows: Cell[][]
  /** One-based row number in the sheet of each row of `rows`. */
  rowNumbers: number[]
}

/** A sheet's cells as displayed in a spreadsheet program, for the viewer. */
export type SheetGrid = { name: string; rows: string[][] }

/** A photograph or another image. */
export type Picture = PictureFacts & {
  /** JPEG files for lists and for the viewer. */
  small: Uint8Array
  large: Uint8Array
}

export type PictureFacts = {
  /** `YYYY-MM-DDTHH:MM` by the camera's clock. */
  taken?: string
  /** That clock's distance from UTC, such as `+02:00`. */
  offset?: string
  latitude?: number
  longitude?: number
  /** The nearest town, with its country. */
  place?: string
}

/** The extraction worker's result for one file. */
export type ExtractedDocument = {
  kind: 'pdf' | 'text' | 'sheets'
  title?: string
  /** ISO 639-1 code of the language of most of the text; `en` if undetermined. */
  language: string
  /** Page count of a PDF. */
  pages?: number
  /** A displayable sentence about omitted content. */
  notice?: string
  /** Omitted for sheets once the passages are made. */
  blocks: Block[]
  tables: SheetTable[]
  grids: SheetGrid[]
  picture?: Picture
}
