import type { Area } from './a1.ts'
import { parseDate } from './parse-date.ts'
import { parseNumber } from './parse-number.ts'
import { displayed, isPlaceholder, type SheetSource } from './sheet-source.ts'

export type Header = {
  top: number
  bottom: number
  /** Whether the rows below differ in kind, so that this row must be a header. */
  certain: boolean
}

const lookAhead = 30
const titleRows = 12

/** The header row (or rows) of an area, below any title lines. */
export function findHeader(source: SheetSource, area: Area): Header | undefined {
  const width = widest(source, area)
  const last = Math.min(area.bottom, area.top + titleRows)
  for (let row = area.top; row <= last; row++) {
    const cells = filledCells(source, area, row)
    if (cells.length < Math.max(width > 1 ? 2 : 1, width * 0.6)) continue
    if (!looksLikeLabels(source, area, row, cells)) return undefined
    const bottom = lastHeaderRow(source, area, row)
    const certain = typedColumns(source, area, bottom + 1).length > 0
    if (!certain && (bottom === area.bottom || (width === 1 && !source.lines))) return undefined
    return { top: groupRow(source, area, row), bottom, certain }
  }
  return undefined
}

type Filled = { column: number; text: string }

export function filledCells(source: SheetSource, area: Area, row: number): Filled[] {
  const cells: Filled[] = []
  for (let column = area.left; column <= area.right; column++) {
    const text = displayed(source, row, column).trim()
    if (text !== '') cells.push({ column, text })
  }
  return cells
}

function widest(source: SheetSource, area: Area): number {
  let width = 0
  for (let row = area.top; row <= Math.min(area.bottom, area.top + 50); row++) {
    width = Math.max(width, filledCells(source, area, row).length)
  }
  return width
}

function looksLikeLabels(source: SheetSource, area: Area, row: number, cells: Filled[]): boolean {
  const distinct = new Set(cells.map((cell) => cell.text.toLowerCase())).size
  if (distinct < cells.length * 0.7 && distinct < cells.length - 2) return false
  const values = cells.filter((cell) => isValue(source, row, cell))
  if (values.length === 0) return cells.every((cell) => cell.text.length <= 120)
  return arePeriods(source, area, row, cells, values)
}

/** Years, months or week numbers may be column names: `Region | 2023 | 2024`. */
function arePeriods(
  source: SheetSource,
  area: Area,
  row: number,
  cells: Filled[],
  values: Filled[],
): boolean {
  const [first] = cells
  const labelled =
    displayed(source, row, area.left).trim() === '' || (first && !values.includes(first))
  if (!labelled || new Set(values.map((cell) => cell.text)).size < values.length) return false
  return values.every((cell) => {
    const period = isYear(cell.text) || parseDate(cell.text, 'dmy') !== undefined
    const below = displayed(source, row + 1, cell.column).trim()
    return period && (below === '' || (!isYear(below) && parseDate(below, 'dmy') === undefined))
  })
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d{2}$/.test(text)
}

/** Whether a cell holds a number, a date or a boolean rather than words. */
function isValue(source: SheetSource, row: number, { column, text }: Filled): boolean {
  const raw = source.raw(row, column)
  if (typeof raw !== 'string') return raw !== null
  return (
    parseNumber(text, 'point') !== undefined ||
    parseNumber(text, 'comma') !== undefined ||
    parseDate(text, 'dmy') !== undefined ||
    parseDate(text, 'mdy') !== undefined
  )
}

/** Columns whose cells below a row are mostly values. */
function typedColumns(source: SheetSource, area: Area, from: number): number[] {
  const typed: number[] = []
  for (let column = area.left; column <= area.right; column++) {
    let filled = 0
    let values = 0
    for (let row = from; row <= Math.min(area.bottom, from + lookAhead); row++) {
      const text = displayed(source, row, column).trim()
      if (text === '' || isPlaceholder(text)) continue
      filled++
      if (isValue(source, row, { column, text })) values++
    }
    if (filled > 0 && values >= filled * 0.6) typed.push(column)
  }
  return typed
}

/** A further row of words above columns of numbers (units, sub-headings) still belongs to the header. */
function lastHeaderRow(source: SheetSource, area: Area, first: number): number {
  let row = first
  while (row + 1 < area.bottom && row < first + 2) {
    const typed = typedColumns(source, area, row + 2)
    const names = typed.filter((column) => {
      const text = displayed(source, row + 1, column).trim()
      return text !== '' && !isPlaceholder(text) && !isValue(source, row + 1, { column, text })
    })
    if (typed.length < 2 || names.length < typed.length) break
    row++
  }
  return row
}

/** A row of group names above the header, each over several columns, is joined to it. */
function groupRow(source: SheetSource, area: Area, header: number): number {
  const above = header - 1
  if (above < area.top) return header
  const cells = filledCells(source, area, above)
  const merged = source.merges.some(
    (merge) =>
      merge.top === above &&
      merge.bottom === above &&
      merge.right > merge.left &&
      merge.left > area.left,
  )
  const words = cells.every((cell) => !isValue(source, above, cell) || isYear(cell.text))
  // A long line is a title, however many cells it spans.
  const short = cells.every((cell) => cell.text.length <= 60)
  return words && short && (cells.length >= 2 || merged) ? above : header
}
