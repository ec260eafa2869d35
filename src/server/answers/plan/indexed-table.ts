import type { CatalogColumn, CatalogTable } from '#server/workspace/catalog.ts'
import type { Join } from './join.ts'
import type { CellNumbers } from './cell-numbers.ts'
import type { TableSenses } from './senses.ts'

export type IndexedColumn = CatalogColumn & {
  /** Stems of the heading. */
  stems: string[]
  /** Stems of words that the heading writes as one: `food` of `foodtype`. */
  parts: string[]
  /** A text column whose cells begin with numbers, such as `1,204 (3%)`. */
  numericText: boolean
  /** How such cells are numbers. */
  cellNumbers?: CellNumbers
  /** Whole numbers that are years. */
  isYear: boolean
  /** Text that only numbers the rows, such as `e1204`. */
  isCode: boolean
  /** Numbers that name rather than measure: ids, codes, years, ranks. */
  isLabel: boolean
}

export type IndexedTable = Omit<CatalogTable, 'columns'> & {
  columns: IndexedColumn[]
  /** What words mean in a table of records. */
  senses?: TableSenses
  /** The column whose values are the units of the table's figures. */
  unit?: string
  /** Another table of the same workspace. */
  related?: (name: string) => IndexedTable | undefined
  /** Of a table with the columns of others: the table itself, and how the others are reached. */
  base?: IndexedTable
  /** There is no other table that the question may be about. */
  alone?: boolean
  joins?: Join[]
  /** What the others are called, and the column that names their rows. */
  parents?: { stems: ReadonlySet<string>; key: string }[]
  /** Stems of the words in the names of document and sheet. */
  nameStems: Set<string>
  /** Words of the document's name, with and without its ending. */
  names: string[][]
  /** By folded words, and by stems, joined with spaces. */
  values: Map<string, IndexedValue[]>
  /** Values that hold a word, by the word and by its stem. */
  valueWords: Map<string, IndexedValue[]>
}

export type IndexedValue = { column: IndexedColumn; value: string; words: string[] }
