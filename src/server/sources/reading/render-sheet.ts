import { chunkDocument } from '#server/ingestion/chunk.ts'
import type { Passage } from '#server/search/passage.ts'
import { cellText } from '#server/records/cells.ts'
import {
  firstDataRow,
  headingOf,
  type RecordColumn,
  type RecordKind,
} from '#server/records/record-kind.ts'

/** Longer rows may need more than one passage. */
const shortCharacters = 600

export type PlacedPassage = Passage & { ordinal: number }

export const sheetColumns = (kind: RecordKind<unknown>): readonly RecordColumn<unknown>[] =>
  kind.sheet?.columns ?? kind.columns

export const headingTexts = (kind: RecordKind<unknown>): string[] =>
  sheetColumns(kind).map(headingOf)

/** A record's cells as the viewer shows them, with times in `timeZone`, else in UTC. */
export const rowTexts = (kind: RecordKind<unknown>, record: unknown, timeZone?: string): string[] =>
  sheetColumns(kind).map(
    (column) => column.text?.(record) ?? cellText(column.value(record, timeZone)),
  )

/** Passages break at fixed row numbers, so that adding or changing a row affects few of them. */
export const passageOf = (kind: RecordKind<unknown>, row: number): number =>
  Math.floor((row - firstDataRow) / (kind.sheet?.rowsAPassage ?? 1))

export function rowsOfPassage(kind: RecordKind<unknown>, passage: number) {
  const rows = kind.sheet?.rowsAPassage ?? 1
  const from = firstDataRow + passage * rows
  return { from, to: from + rows - 1 }
}

/** The passages with this number: one, unless a single row is longer than a passage. */
export function sheetPassages(
  kind: RecordKind<unknown>,
  name: string,
  passage: number,
  rows: ReadonlyMap<number, unknown>,
): PlacedPassage[] {
  const { from, to } = rowsOfPassage(kind, passage)
  const lines: string[] = []
  let last = from
  for (let row = from; row <= to; row++) {
    if (!rows.has(row)) continue
    const line = kind.sheet?.text(rows.get(row)).trim() ?? ''
    if (line !== '') lines.push(line)
    last = row
  }
  const text = lines.join('\n')
  if (text === '') return []
  const range = `A${from}:${lastColumn(kind)}${last}`
  const locator = { kind: 'cells', sheet: kind.label, range } as const
  const whole = { text, path: [name], locator, ordinal: passage }
  if (text.length <= shortCharacters || (kind.sheet?.rowsAPassage ?? 1) > 1) return [whole]
  return chunkDocument({ blocks: [{ kind: 'paragraph', text, locator }] }).map((part) => ({
    ...whole,
    text: part.text,
  }))
}

export const lastColumn = (kind: RecordKind<unknown>): string =>
  String.fromCharCode(64 + sheetColumns(kind).length)
