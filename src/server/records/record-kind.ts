import type { Cell } from '#shared/answers.ts'
import type { ItemKind } from '#server/connectors/connector.ts'
import type { ColumnType } from '#server/ingestion/extracted.ts'

/** A column of a workspace table, and of the sheet that a record is shown in. */
export type RecordColumn<Value> = {
  /** Name in SQL. */
  name: string
  /** Heading in the sheet; made of the name where it is not given. */
  label?: string
  type: ColumnType
  unit?: string
  /** The column whose value is the unit of this one. */
  unitColumn?: string
  /** For people and language models who write SQL. */
  about?: string
  /** Prose, whose words are found by search rather than compared as values. */
  prose?: true
  value(record: Value): Cell
  /** As the sheet shows it, where the cell alone says too little. */
  text?(record: Value): string
}

/** Who is in a mail or a message, by the names that they have in `people`; empty where nobody is. */
export type PeopleOf = {
  /** With whom it was exchanged. */
  with: string
  /** Who wrote it, unless it is the owner. */
  from: string
  to: string
}

/** How records are shown that have no document of their own: as rows of sheets. */
export type SheetOf<Value> = {
  /** What a source has one sheet each for, such as a service or a currency; may be empty. */
  group(record: Value): string
  /** The sheet's name, of a group. */
  name: (group: string) => string
  /** Columns of the sheet, where they are not those of the table. */
  columns?: readonly RecordColumn<Value>[]
  /** Rows that are found together as one passage. */
  rowsAPassage: number
  /** The row as a passage says it. */
  text(record: Value): string
}

/** Everything about a kind of record but how it comes in. Adding a table is adding one of these. */
export type RecordKind<Value> = {
  /** `person`: not stored, but told from records of other kinds. */
  kind: ItemKind | 'person'
  /** Name of its counts and of its table in SQL. */
  table: string
  /** Name for people. */
  label: string
  about: string
  columns: readonly RecordColumn<Value>[]
  /** The rows of a record, where it has others than one. */
  rows?(record: Value): Cell[][]
  /** Data points of a record, where it has others than one. */
  items?(record: Value): number
  /** When it happened: ISO 8601, or empty. */
  at(record: Value): string
  /** What two equal records agree in, where it is less than everything. */
  content?(record: Value): unknown
  /** The record without long texts that neither its table nor anything told from it needs. */
  brief?(value: Value): Value
  /** What is kept when a record comes again, where the new copy may know less than the stored one. */
  merge?(stored: Value, next: Value): Value
  sheet?: SheetOf<Value>
}

/** Row 1 of a sheet holds the headings. */
export const firstRow = 2

export const headingOf = ({ name, label }: { name: string; label?: string }): string =>
  label ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`

/** The rows of a record in the workspace. */
export const rowsOf = <Value>(kind: RecordKind<Value>, record: Value): Cell[][] =>
  kind.rows ? kind.rows(record) : [kind.columns.map((column) => column.value(record))]

/** `Twitter posts`; `Posts` where no service is known. */
export const ofService = (label: string) => (service: string) =>
  service === '' ? label : `${service} ${label.toLowerCase()}`

/** `12.50 EUR`; empty where nothing is known. */
export const moneyText = (cents: number | null, currency: string): string =>
  cents === null ? '' : `${(cents / 100).toFixed(2)} ${currency}`.trim()

/** Parts of a sentence that say something. */
export const said = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
