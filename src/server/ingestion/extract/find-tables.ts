import type { Area } from './a1.ts'
import { filledCells, findHeader, type Header } from './find-header.ts'
import { displayed, type SheetSource } from './sheet-source.ts'

export type FoundTable = { area: Area; header: Header | undefined; dataTop: number }
export type Note = { text: string; area: Area }
export type FoundTables = { tables: FoundTable[]; notes: Note[] }

/** Finds the tables of a sheet; isolated lines (titles, remarks) are notes. */
export function findTables(source: SheetSource): FoundTables {
  const found: FoundTables = { tables: [], notes: [] }
  for (const segment of rowSegments(source)) {
    for (const area of source.lines ? [segment] : columnSegments(source, segment)) {
      addArea(source, area, found)
    }
  }
  return found
}

type Extent = { left: number; right: number } | undefined

function extentOf(source: SheetSource, row: number): Extent {
  const cells = source.rows[row] ?? []
  const left = cells.findIndex((cell) => cell.trim() !== '')
  if (left < 0) return undefined
  return { left, right: cells.findLastIndex((cell) => cell.trim() !== '') }
}

/** Runs of rows between blank rows. */
function rowSegments(source: SheetSource): Area[] {
  const segments: Area[] = []
  let open: Area | undefined
  for (let row = 0; row < source.rows.length; row++) {
    const extent = extentOf(source, row)
    if (!extent) open = undefined
    else if (open) {
      open.bottom = row
      open.left = Math.min(open.left, extent.left)
      open.right = Math.max(open.right, extent.right)
    } else {
      open = { top: row, bottom: row, ...extent }
      segments.push(open)
    }
  }
  return segments
}

/** Tables side by side, separated by a blank column, each with its own header. */
function columnSegments(source: SheetSource, area: Area): Area[] {
  if (area.bottom === area.top) return [area]
  const used = new Set<number>()
  for (let row = area.top; row <= area.bottom; row++) {
    for (const cell of filledCells(source, area, row)) used.add(cell.column)
  }
  const parts: Area[] = []
  let left = area.left
  for (let column = area.left; column <= area.right; column++) {
    if (used.has(column + 1) || !used.has(column) || column >= area.right) continue
    parts.push(trimmed(source, { ...area, left, right: column }))
    left = column + 1
    while (!used.has(left)) left++
  }
  parts.push(trimmed(source, { ...area, left, right: area.right }))
  const tables = parts.filter((part) => part.right > part.left && findHeader(source, part)?.certain)
  return parts.length > 1 && tables.length === parts.length ? parts : [area]
}

function trimmed(source: SheetSource, area: Area): Area {
  let { top, bottom } = area
  while (top < bottom && filledCells(source, area, top).length === 0) top++
  while (bottom > top && filledCells(source, area, bottom).length === 0) bottom--
  return { ...area, top, bottom }
}

function addArea(source: SheetSource, area: Area, found: FoundTables): void {
  const header = findHeader(source, area)
  const before = found.tables.at(-1)
  if (before && !header?.certain && continues(source, area, before)) {
    before.area.bottom = area.bottom
    return
  }
  const start = header?.top ?? firstFullRow(source, area)
  addNotes(source, { ...area, bottom: start - 1 }, found)
  const rest = { ...area, top: start }
  if (!isTable(source, rest, header)) addNotes(source, rest, found)
  else found.tables.push({ area: rest, header, dataTop: header ? header.bottom + 1 : start })
}

/** Rows after a blank line that fill the same columns belong to the table above. */
function continues(source: SheetSource, area: Area, before: FoundTable): boolean {
  const inside = area.left >= before.area.left && area.right <= before.area.right
  const first = filledCells(source, area, area.top)
  const usual = filledCells(source, before.area, before.dataTop).length
  return inside && first.length >= 2 && first.length >= usual * 0.5
}

function firstFullRow(source: SheetSource, area: Area): number {
  for (let row = area.top; row <= area.bottom; row++) {
    if (filledCells(source, area, row).length >= 2) return row
  }
  return area.top
}

function isTable(source: SheetSource, area: Area, header: Header | undefined): boolean {
  if (header && header.bottom < area.bottom) return true
  if (area.left === area.right || area.bottom === area.top) return false
  let full = 0
  for (let row = area.top; row <= area.bottom; row++) {
    if (filledCells(source, area, row).length >= 2) full++
  }
  return full >= 2 && full >= (area.bottom - area.top + 1) / 2
}

function addNotes(source: SheetSource, area: Area, found: FoundTables): void {
  for (let row = area.top; row <= area.bottom; row++) {
    const cells = filledCells(source, area, row)
    const [first] = cells
    const last = cells.at(-1)
    if (!first || !last) continue
    const text = cells.map((cell) => displayed(source, row, cell.column).trim()).join(' | ')
    found.notes.push({
      text,
      area: { top: row, bottom: row, left: first.column, right: last.column },
    })
  }
}
