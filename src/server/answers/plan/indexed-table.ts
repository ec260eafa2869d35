import type { CatalogColumn, CatalogTable } from '#server/workspace/catalog.ts'
import type { SimilarWords } from './similar-words.ts'
import type { Join } from './join.ts'
import type { CellNumbers } from './cell-numbers.ts'
import type { TableSenses } from './senses.ts'

export type IndexedColumn = CatalogColumn & {
  /** Stems of the heading. */
  stems: string[]
  /** Stems within compound words and abbreviations of the heading: `food` in `foodtype`. */
  parts: string[]
  /** A text column whose cells begin with numbers, such as `1,204 (3%)`. */
  numericText: boolean
  /** How these cells read as numbers. */
  cellNumbers?: CellNumbers
  /** Integers that are years, or text that begins with a year. */
  isYear: boolean
  /** Text that only numbers the rows, such as `e1204`. */
  isCode: boolean
  /** Numbers that identify and do not measure: ids, codes, years, ranks. */
  isLabel: boolean
}

export type IndexedTable = Omit<CatalogTable, 'columns'> & {
  columns: IndexedColumn[]
  /** Meanings of words in a table of records. */
  senses?: TableSenses
  /** The column that holds the units of the table's figures. */
  unit?: string
  /** Words that no table contains, with their similarities; shared by all tables. */
  similarWords?: SimilarWords
  /** Another table of the same workspace. */
  related?: (name: string) => IndexedTable | undefined
  /** For a table widened by joins: the table itself, and its joins. */
  base?: IndexedTable
  /** The question has no other table to refer to. */
  alone?: boolean
  joins?: Join[]
  /** Names of the joined tables, and the column that identifies their rows. */
  parents?: { stems: ReadonlySet<string>; key: string }[]
  /** Stems of the words in the document and sheet names. */
  nameStems: Set<string>
  /** Words of the document's name, with and without its extension. */
  names: string[][]
  /** Keyed by folded words and by stems, joined with spaces. */
  values: Map<string, IndexedValue[]>
  /** Values that contain a word, keyed by the word and by its stem. */
  valueWords: Map<string, IndexedValue[]>
}

export type IndexedValue = { column: IndexedColumn; value: string; words: string[] }
