import type { Cell } from '#shared/answers.ts'
import type { ColumnType } from '../extracted.ts'
import { dateOrder, parseDate, type DateOrder } from './parse-date.ts'
import { parseNumber, type DecimalStyle } from './parse-number.ts'
import { isPlaceholder, type RawCell } from './sheet-source.ts'

export type TypedColumn = { type: ColumnType; unit?: string; values: Cell[] }
export type ColumnHints = { decimals: DecimalStyle; dates: DateOrder; percent: boolean }

const truths = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['ja', true],
  ['nein', false],
  ['wahr', true],
  ['falsch', false],
])

/** Gives a column the narrowest type that holds (nearly) all of its values. */
export function typeColumn(cells: readonly RawCell[], hints: ColumnHints): TypedColumn {
  const filled = cells.filter(
    (cell) => cell !== null && !(typeof cell === 'string' && isPlaceholder(cell)),
  )
  if (filled.length === 0) return asText(cells)
  return (
    asBooleans(cells, filled) ??
    asDates(cells, filled, hints) ??
    asNumbers(cells, filled, hints) ??
    asText(cells)
  )
}

function asBooleans(
  cells: readonly RawCell[],
  filled: readonly RawCell[],
): TypedColumn | undefined {
  const read = (cell: RawCell): boolean | undefined =>
    typeof cell === 'boolean'
      ? cell
      : typeof cell === 'string'
        ? truths.get(cell.trim().toLowerCase())
        : undefined
  if (!filled.every((cell) => read(cell) !== undefined)) return undefined
  return { type: 'boolean', values: cells.map((cell) => read(cell) ?? null) }
}

function asDates(
  cells: readonly RawCell[],
  filled: readonly RawCell[],
  hints: ColumnHints,
): TypedColumn | undefined {
  if (filled.some((cell) => typeof cell === 'number' || typeof cell === 'boolean')) return undefined
  const texts = filled.filter((cell) => typeof cell === 'string')
  // A column that does not start with dates is not a date column.
  const [sample] = texts
  if (sample !== undefined && !mayBeDate(texts.slice(0, 50))) return undefined
  const order = dateOrder(texts, hints.dates)
  const read = (cell: RawCell): string | undefined =>
    typeof cell === 'string'
      ? parseDate(cell, order)
      : typeof cell === 'object'
        ? cell?.iso
        : undefined
  if (!nearlyAll(filled, (cell) => read(cell) !== undefined)) return undefined
  const values = cells.map((cell) => read(cell) ?? null)
  const timed = values.some((value) => value?.includes('T') && !value.endsWith('T00:00:00'))
  return {
    type: timed ? 'timestamp' : 'date',
    values: values.map((value) => value && (timed ? withTime(value) : value.slice(0, 10))),
  }
}

function mayBeDate(texts: readonly string[]): boolean {
  return texts.some(
    (text) => parseDate(text, 'dmy') !== undefined || parseDate(text, 'mdy') !== undefined,
  )
}

function withTime(iso: string): string {
  return iso.includes('T') ? iso : `${iso}T00:00:00`
}

function asNumbers(
  cells: readonly RawCell[],
  filled: readonly RawCell[],
  hints: ColumnHints,
): TypedColumn | undefined {
  const style = decimalStyle(filled, hints.decimals)
  const read = (cell: RawCell): { value: number; unit?: string } | undefined => {
    if (typeof cell === 'string') return parseNumber(cell, style)
    if (typeof cell !== 'number') return undefined
    return hints.percent ? { value: percent(cell), unit: '%' } : { value: cell }
  }
  if (!nearlyAll(filled, (cell) => read(cell) !== undefined)) return undefined
  const numbers = cells.map(read)
  const values = numbers.map((number) => number?.value ?? null)
  const found = new Set(numbers.flatMap((number) => number?.unit ?? []))
  const [unit] = found
  const whole = values.every((value) => value === null || Number.isSafeInteger(value))
  const type: ColumnType = whole ? 'integer' : 'number'
  return found.size === 1 && unit !== undefined ? { type, unit, values } : { type, values }
}

/** 0.07 is shown as 7%; the multiplication must not leave 7.000000000000001. */
function percent(value: number): number {
  return Number((value * 100).toPrecision(14))
}

const styleSample = 5000

/** The style that parses more of the column; the hint if both parse all of it. */
function decimalStyle(filled: readonly RawCell[], hint: DecimalStyle): DecimalStyle {
  const texts = filled.slice(0, styleSample).filter((cell) => typeof cell === 'string')
  const readBy = (style: DecimalStyle): number =>
    texts.filter((text) => parseNumber(text, style) !== undefined).length
  const [point, comma] = [readBy('point'), readBy('comma')]
  if (point === comma) return hint
  return point > comma ? 'point' : 'comma'
}

/** A stray remark in a long column does not make its numbers text. */
function nearlyAll(filled: readonly RawCell[], fits: (cell: RawCell) => boolean): boolean {
  const allowed = filled.length >= 20 ? Math.floor(filled.length * 0.05) : 0
  let strays = 0
  for (const cell of filled) if (!fits(cell) && ++strays > allowed) return false
  return true
}

function asText(cells: readonly RawCell[]): TypedColumn {
  return {
    type: 'text',
    values: cells.map((cell) => {
      if (cell === null) return null
      return typeof cell === 'object' ? cell.iso : String(cell)
    }),
  }
}
