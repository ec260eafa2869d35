import type { Cell } from '#shared/answers.ts'
import type { ItemKind } from '#server/connectors/connector.ts'
import type { ColumnType } from '#server/ingestion/extracted.ts'

/** A column of a workspace table, and of the record's sheet. */
export type RecordColumn<Value> = {
  /** Name in SQL. */
  name: string
  /** Heading in the sheet; derived from the name if absent. */
  label?: string
  type: ColumnType
  unit?: string
  /** The column that holds this one's unit. */
  unitColumn?: string
  /** Description for people and language models who write SQL. */
  about?: string
  /** Prose, whose words are found by search rather than compared as values. */
  prose?: true
  /** `timeZone`: the zone of the column's times; UTC if absent. */
  value(record: Value, timeZone?: string): Cell
  /** Text in the sheet, if the cell alone says too little. */
  text?(record: Value): string
}

/** The people in a mail or message, by their names in `people`; empty if there are none. */
export type PeopleOf = {
  /** The other people of the exchange. */
  with: string
  /** The author, unless it is the owner. */
  from: string
  to: string
}

/** How records without a document of their own are shown: as rows of sheets. */
export type SheetOf<Value> = {
  /** A source has one sheet per group, such as a service or a currency; may be empty. */
  group(record: Value): string
  /** The sheet's name for a group. */
  name: (group: string) => string
  /** Columns of the sheet, if they differ from the table's. */
  columns?: readonly RecordColumn<Value>[]
  /** Number of rows in one passage. */
  rowsAPassage: number
  /** The row's text in a passage. */
  text(record: Value): string
}

/**
 * Everything about a kind of record except how it is imported. Adding a table means adding one of
 * these.
 */
export type RecordKind<Value> = {
  /** `person`: not stored, but derived from records of other kinds. */
  kind: ItemKind | 'person'
  /** Name of its counts and of its SQL table. */
  table: string
  /** Display name. */
  label: string
  about: string
  columns: readonly RecordColumn<Value>[]
  /** The rows of a record, if not exactly one. */
  rows?(record: Value): Cell[][]
  /** Number of data points in a record, if not one. */
  items?(record: Value): number
  /** When it happened: ISO 8601, or empty. */
  at(record: Value): string
  /** The part of a record that decides whether it has changed, if not all of it. */
  content?(record: Value): unknown
  /** The record without long texts that neither its table nor any derived data needs. */
  brief?(value: Value): Value
  /** Merges a new copy, which may have fewer details, with the stored record. */
  merge?(stored: Value, next: Value): Value
  sheet?: SheetOf<Value>
}

/** Row 1 of a sheet contains the headings. */
export const firstDataRow = 2

export const headingOf = ({ name, label }: { name: string; label?: string }): string =>
  label ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`

/** The rows of a record in the workspace, with times in `timeZone`; in UTC if absent. */
export const rowsOf = <Value>(
  kind: RecordKind<Value>,
  record: Value,
  timeZone?: string,
): Cell[][] =>
  kind.rows ? kind.rows(record) : [kind.columns.map((column) => column.value(record, timeZone))]

/** `Twitter posts`; `Posts` if the service is unknown. */
export const ofService = (label: string) => (service: string) =>
  service === '' ? label : `${service} ${label.toLowerCase()}`

/** `12.50 EUR`; empty if unknown. */
export const moneyText = (cents: number | null, currency: string): string =>
  cents === null ? '' : `${(cents / 100).toFixed(2)} ${currency}`.trim()

/** Joins the non-empty parts of a sentence. */
export const joinPhrases = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
