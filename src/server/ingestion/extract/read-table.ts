import type { Cell } from '#shared/answers.ts'
import type { SheetTable } from '../extracted.ts'
import { a1Range, columnLetters } from './a1.ts'
import type { FoundTable } from './find-tables.ts'
import type { DateOrder } from './parse-date.ts'
import { namedUnit, styleShown, type DecimalStyle } from './parse-number.ts'
import { displayed, type RawCell, type SheetSource } from './sheet-source.ts'
import { typeColumn, type TypedColumn } from './type-column.ts'

/** Reads one table with typed columns, excluding its total rows. */
export function readTable(source: SheetSource, found: FoundTable): SheetTable {
  const { area } = found
  const names = columnNames(source, found)
  const rowIndexes: number[] = []
  for (let row = found.dataTop; row <= area.bottom; row++) {
    if (isDataRow(source, found, row)) rowIndexes.push(row)
  }
  const decimals = decimalsOf(source, found)
  const columns = names.map((name, offset) => {
    const column = area.left + offset
    const hints = {
      decimals,
      dates: datesOf(source, found, decimals),
      percent: isPercent(source, rowIndexes, column),
    }
    const typed = typeColumn(
      rowIndexes.map((row) => rawAt(source, row, column)),
      hints,
    )
    return { name, typed, unit: unitOf(source, name, typed, rowIndexes, column) }
  })
  return {
    sheet: source.name,
    range: a1Range(area),
    columns: columns.map(({ name, typed, unit }) => ({
      name,
      type: typed.type,
      ...(unit === undefined ? {} : { unit }),
    })),
    rows: rowIndexes.map((_, index) =>
      columns.map(({ typed }): Cell => typed.values[index] ?? null),
    ),
    rowNumbers: rowIndexes.map((row) => row + 1),
  }
}

function rawAt(source: SheetSource, row: number, column: number): RawCell {
  const raw = source.raw(row, column)
  return typeof raw === 'string' && raw.trim() === '' ? null : raw
}

/** Unique column names: the joined header rows, or the column's letter if there are none. */
export function columnNames(source: SheetSource, { area, header }: FoundTable): string[] {
  const taken = new Set<string>()
  const names: string[] = []
  for (let column = area.left; column <= area.right; column++) {
    const parts: string[] = []
    for (let row = header?.top ?? 0; header && row <= header.bottom; row++) {
      const part = headerText(source, header.top, header.bottom, row, column, area.left)
      if (part !== '' && parts.at(-1) !== part) parts.push(part)
    }
    const name = parts.join(' ') || `Column ${columnLetters(column)}`
    let unique = name
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${name} ${n}`
    taken.add(unique.toLowerCase())
    names.push(unique)
  }
  return names
}

/** A group name applies to the columns to its right, or to its merged cells. */
function headerText(
  source: SheetSource,
  top: number,
  bottom: number,
  row: number,
  column: number,
  left: number,
): string {
  const own = displayed(source, row, column).replaceAll(/\s+/g, ' ').trim()
  if (own !== '' || row === bottom) return own
  const merge = source.merges.find(
    (area) => area.top <= row && area.bottom >= row && area.left <= column && area.right >= column,
  )
  if (merge) return displayed(source, merge.top, merge.left).replaceAll(/\s+/g, ' ').trim()
  const rowIsMerged = source.merges.some((area) => area.top >= top && area.top <= row)
  if (rowIsMerged || displayed(source, bottom, column).trim() === '') return ''
  for (let before = column - 1; before > left; before--) {
    const text = displayed(source, row, before).replaceAll(/\s+/g, ' ').trim()
    if (text !== '') return text
  }
  return ''
}

const totalLabel =
  /^(?:grand |sub-? ?|overall |net )?(?:totals?|sum|summe|zwischensumme|gesamt(?:summe|betrag)?|insgesamt|totale|suma|somme)(?: \d{4}| [A-Z]{3})?\s*:?$/i

/** Total rows remain in the range but not in the rows, so that sums do not count them. */
function isDataRow(source: SheetSource, { area, dataTop }: FoundTable, row: number): boolean {
  let first = ''
  let texts = 0
  let numbers = 0
  for (let column = area.left; column <= area.right; column++) {
    const raw = rawAt(source, row, column)
    if (raw === null) continue
    if (typeof raw === 'string' && styleOrInteger(raw) === false) {
      texts++
      if (first === '') first = raw.trim()
    } else numbers++
  }
  if (texts + numbers === 0) return false
  return !(row > dataTop && totalLabel.test(first) && texts <= 2 && numbers > 0)
}

function styleOrInteger(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{4,}/u.test(text)
}

const sampleRows = 200

function decimalsOf(source: SheetSource, { area, dataTop }: FoundTable): DecimalStyle {
  let balance = 0
  for (let row = dataTop; row <= Math.min(area.bottom, dataTop + sampleRows); row++) {
    for (let column = area.left; column <= area.right; column++) {
      const raw = source.raw(row, column)
      const style = typeof raw === 'string' ? styleShown(raw.trim()) : undefined
      if (style) balance += style === 'comma' ? 1 : -1
    }
  }
  if (balance !== 0) return balance > 0 ? 'comma' : 'point'
  return source.decimalComma ? 'comma' : 'point'
}

/** Without other evidence, a file's currency decides its date format. */
function datesOf(
  source: SheetSource,
  { area, dataTop }: FoundTable,
  decimals: DecimalStyle,
): DateOrder {
  if (decimals === 'comma' || source.decimalComma) return 'dmy'
  for (let row = area.top; row <= Math.min(area.bottom, dataTop + 3); row++) {
    for (let column = area.left; column <= area.right; column++) {
      if (/€|£|\b(?:EUR|GBP|AUD|NZD|INR)\b/.test(displayed(source, row, column))) return 'dmy'
    }
  }
  return 'mdy'
}

function isPercent(source: SheetSource, rows: readonly number[], column: number): boolean {
  const shown = rows
    .slice(0, sampleRows)
    .filter((row) => typeof source.raw(row, column) === 'number')
  return (
    shown.length > 0 && shown.every((row) => displayed(source, row, column).trim().endsWith('%'))
  )
}

function unitOf(
  source: SheetSource,
  name: string,
  typed: TypedColumn,
  rows: readonly number[],
  column: number,
): string | undefined {
  if (typed.type !== 'integer' && typed.type !== 'number') return undefined
  if (typed.unit) return typed.unit
  const formats = new Set(rows.slice(0, sampleRows).map((row) => source.format(row, column) ?? ''))
  const [format] = formats
  const byFormat = formats.size === 1 && format ? namedUnit(plainFormat(format)) : undefined
  return byFormat ?? namedUnit(name)
}

/** `[$€-407]` is € with a locale; `[Red]` and the like are not units. */
function plainFormat(format: string): string {
  return format.replaceAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, '$1').replaceAll(/\[[^\]]*\]/g, '')
}
