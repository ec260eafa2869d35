import * as xlsx from '@e965/xlsx'
import type { Block, SheetGrid } from '../extracted.ts'
import type { Area } from './a1.ts'
import type { ReadAttached } from './attached.ts'
import { embeddedBlocks } from './embedded.ts'
import { decodeEntities } from '#server/html/decode-entities.ts'
import { ExtractionFailure } from './failures.ts'
import { drawingTexts, partTexts } from './part-texts.ts'
import { cleanText } from './plain-block.ts'
import { sheetRemarks } from './sheet-remarks.ts'
import { readSheets, type ReadSheets } from './sheets.ts'
import type { RawCell, SheetSource } from './sheet-source.ts'
import { withoutCodes, xlsTexts } from './xls-texts.ts'

/** Cells beyond this are formatting up to the sheet's edge, not content. */
const rowLimit = 1_048_576
const cellLimit = 4_000_000

/** All sheets of a workbook, from Excel 2 to the current format. */
export function extractSpreadsheet(bytes: Uint8Array): ReadSheets {
  const workbook = open(bytes)
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true
  const sources = workbook.SheetNames.flatMap((name) => {
    const sheet = workbook.Sheets[name]
    return sheet ? (sheetSource(name, sheet, date1904) ?? []) : []
  })
  const read = readSheets(sources)
  for (const name of workbook.SheetNames) {
    const sheet = workbook.Sheets[name]
    if (sheet) read.blocks.push(...sheetRemarks(name, sheet))
  }
  const [first] = workbook.SheetNames
  const floating = besideCells(floatingTexts(bytes), read.grids)
  if (first !== undefined && floating.length > 0) {
    const text = floating.join('\n')
    read.blocks.push({ kind: 'paragraph', text, locator: firstCell(first) })
  }
  return read
}

/** Files embedded in a workbook, located like all content outside the cells. */
export async function embeddedInSheets(
  bytes: Uint8Array,
  grids: readonly SheetGrid[],
  read: ReadAttached,
): Promise<Block[]> {
  const [first] = grids
  if (!first || bytes[0] !== 0x50) return []
  const blocks = await embeddedBlocks(bytes, read)
  return blocks.map((block) => ({ ...block, locator: firstCell(first.name) }))
}

/** Content outside the cells is located at the first cell of the first sheet. */
const firstCell = (sheet: string) => ({ kind: 'cells' as const, sheet, range: 'A1' })

/** A chart keeps what its cells say. */
function besideCells(texts: readonly string[], grids: readonly SheetGrid[]): string[] {
  const open = new Set(texts)
  if (open.size > 0) {
    for (const { rows } of grids) for (const row of rows) for (const cell of row) open.delete(cell)
  }
  return [...open]
}

function floatingTexts(bytes: Uint8Array): string[] {
  if (bytes[0] === 0x50) return [...drawingTexts(bytes, 'xl'), ...marginTexts(bytes)]
  return bytes[0] === 0xd0 ? xlsTexts(bytes) : []
}

/** Headers and footers of the printed pages. */
function marginTexts(bytes: Uint8Array): string[] {
  const texts = partTexts(bytes, /^xl\/(?:work|chart)sheets\/[^/]+\.xml$/, (xml) =>
    [...xml.matchAll(/<(?:odd|even|first)(?:Header|Footer)>([^<]+)</g)].map((found) =>
      withoutCodes(cleanText(decodeEntities(found[1] ?? ''))),
    ),
  )
  return [...new Set(texts)].filter((text) => text !== '')
}

function open(bytes: Uint8Array): xlsx.WorkBook {
  try {
    return xlsx.read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (/password|encrypt/i.test(message)) throw new ExtractionFailure('office.password')
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
}

type CellRow = (xlsx.CellObject | undefined)[] | undefined

function sheetSource(
  name: string,
  sheet: xlsx.WorkSheet,
  date1904: boolean,
): SheetSource | undefined {
  const data: CellRow[] = sheet['!data'] ?? []
  const rows: string[][] = []
  let cells = 0
  for (let row = 0; row < Math.min(data.length, rowLimit); row++) {
    const shown = (data[row] ?? []).map(displayedText)
    // `map` preserves array holes, but the grid needs text in every cell.
    rows.push(trimEnd(Array.from(shown, (text) => text ?? '')))
    cells += rows[row]?.length ?? 0
    if (cells > cellLimit) throw new ExtractionFailure('file.too_big')
  }
  while (rows.at(-1)?.length === 0) rows.pop()
  return {
    name,
    rows,
    raw: (row, column) => rawCell(data[row]?.[column], date1904),
    format: (row, column) => {
      const format = data[row]?.[column]?.z
      return format === undefined ? undefined : String(format)
    },
    merges: (sheet['!merges'] ?? []).map(mergedArea),
    lines: false,
    decimalComma: false,
  }
}

function trimEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

function mergedArea({ s, e }: xlsx.Range): Area {
  return { top: s.r, left: s.c, bottom: e.r, right: e.c }
}

function displayedText(cell: xlsx.CellObject | undefined): string {
  if (!cell || cell.t === 'z') return ''
  // A long account number must be findable by its digits, not as 1.23457E+14.
  if (
    typeof cell.v === 'number' &&
    Number.isSafeInteger(cell.v) &&
    /^\d\.\d+E\+\d+$/.test(cell.w ?? '')
  ) {
    return String(cell.v)
  }
  if (cell.w !== undefined) return cleanText(cell.w)
  return cell.v === undefined ? '' : cleanText(String(cell.v))
}

function rawCell(cell: xlsx.CellObject | undefined, date1904: boolean): RawCell {
  if (!cell || cell.t === 'z' || cell.t === 'e' || cell.v === undefined) return null
  if (typeof cell.v === 'boolean') return cell.v
  if (typeof cell.v === 'number') return numberCell(cell, cell.v, date1904)
  if (cell.v instanceof Date)
    return Number.isNaN(cell.v.getTime()) ? null : { iso: cell.v.toISOString().slice(0, 19) }
  return cleanText(cell.v)
}

/** Excel stores dates as day numbers; only the format distinguishes them from numbers. */
function numberCell(cell: xlsx.CellObject, value: number, date1904: boolean): RawCell {
  const format = cell.z === undefined ? '' : String(cell.z)
  // A format such as 00000 is for codes whose zeros matter.
  if (/^0{2,}$/.test(format)) return displayedText(cell)
  if (format === '' || format === 'General' || !xlsx.SSF.is_date(format)) return value
  return dateCell(cell, value, format, date1904)
}

function dateCell(
  cell: xlsx.CellObject,
  value: number,
  format: string,
  date1904: boolean,
): RawCell {
  const dated = /[dy]|mmm/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
  const code = dated ? xlsx.SSF.parse_date_code(value, { date1904 }) : undefined
  // Times of day and durations have no date; they are kept as displayed.
  if (!code || value < 1) return displayedText(cell)
  const pad = (part: number): string => String(part).padStart(2, '0')
  const date = `${String(code.y).padStart(4, '0')}-${pad(code.m)}-${pad(code.d)}`
  const clock = `${pad(code.H)}:${pad(code.M)}:${pad(Math.floor(code.S))}`
  return { iso: clock === '00:00:00' ? date : `${date}T${clock}` }
}
