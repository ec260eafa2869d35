import { alignedLines } from './aligned-lines.ts'
import { readValue, isPeriod, yearsIn } from './read-value.ts'
import type { Value } from './read-value.ts'

/** A line of cells, and the index of its passage. */
export type Line = { cells: string[]; passage: number; isAligned?: true }

export type GridRow = {
  label: string
  /** The heading above the row, within the table. */
  section: string
  values: (Value | undefined)[]
  passage: number
  /** The row as written. */
  line: string
}

/** A table of figures with headings on two sides, as in reports. */
export type Grid = {
  /** Headings of the columns of figures. */
  columns: string[]
  rows: GridRow[]
  /** All headings of the table, and the text around it. */
  caption: string
  /** Its columns are aligned by spaces, so that single figures may be of another column. */
  isAligned: boolean
}

const cellsOf = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t')
  if (/\s\|\s|^\|.*\|$/.test(line)) return line.replace(/^\||\|\s*$/g, '').split('|')
  return []
}

const ruler = /^[\s:|+=-]+$/

const squeezed = (text: string) => text.replace(/[\s|]+/g, ' ').trim()

/** Each part of a split table repeats its first line. */
const isRepeated = (line: string, { cells }: Line) => squeezed(line) === squeezed(cells.join(' '))

/** The runs of table lines in consecutive passages, without the repeated first lines. */
export function tableLines(passages: readonly string[]): { lines: Line[]; text: string }[] {
  const tables: { lines: Line[]; text: string }[] = []
  let before = ''
  let open: Line[] | undefined
  const texts: string[] = []
  for (const [passage, text] of passages.entries()) {
    const aligned = alignedLines(text)
    for (const [at, line] of text.split('\n').entries()) {
      if (at === 0 && open?.[0] && isRepeated(line, open[0])) continue
      const inColumns = aligned.get(at)
      if (inColumns?.isHeading) open = undefined
      const cells = (inColumns?.cells ?? cellsOf(line)).map((cell) =>
        cell.replace(/\s+/g, ' ').trim(),
      )
      if (cells.length < 2) {
        if (line.trim() === '') continue
        texts.push(line)
        before = `${before}\n${line}`.slice(-800)
        open = undefined
        continue
      }
      if (ruler.test(line) && line.includes('-') && !/\d/.test(line)) continue
      if (!open) {
        open = []
        tables.push({ lines: open, text: before })
      }
      open.push({ cells, passage, ...(inColumns ? { isAligned: true as const } : {}) })
    }
  }
  const around = texts.join('\n').slice(0, 4000)
  return tables.map(({ lines, text }) => ({ lines, text: `${text}\n${around}` }))
}

const isHeading = (cell: string) => cell === '' || isPeriod(cell) || readValue(cell) === undefined

/** A header line: no figures, or only years. */
function isHeader({ cells }: Line): boolean {
  const [, ...rest] = cells
  return rest.some((cell) => cell !== '') && rest.every(isHeading)
}

const isSection = ({ cells: [first = '', ...rest] }: Line) =>
  first !== '' && rest.every((cell) => cell === '')

/** Each heading spans the empty cells to its right; the first also those to its left. */
function spread(cells: readonly string[]): string[] {
  const first = cells.find((cell) => cell !== '') ?? ''
  let last = first
  return cells.map((cell) => (last = cell === '' ? last : cell))
}

function headingsOf(lines: readonly string[][], width: number): string[] {
  return Array.from({ length: width }, (_, column) => {
    const parts = lines.map((cells, at) =>
      at < lines.length - 1 ? (spread(cells)[column] ?? '') : (cells[column] ?? ''),
    )
    return [...new Set(parts.filter((part) => part !== ''))].join(' ')
  })
}

/** The grid of a table's lines; undefined if they contain no figures. */
export function readGrid(lines: readonly Line[], around: string): Grid | undefined {
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  const rows: GridRow[] = []
  let headers: string[][] = []
  let columns: string[] = []
  let caption = ''
  let section = ''
  let isOpen = true
  for (const line of lines) {
    const missing = Array.from({ length: width - line.cells.length }, () => '')
    const short = missing.length > 0 && (isOpen || line.cells[0] === '') && isHeader(line)
    const cells = short ? [...missing, ...line.cells] : [...line.cells, ...missing]
    const [label = '', ...rest] = cells
    if (isHeader({ ...line, cells }) && (isOpen || label === '' || rest.some(isPeriod))) {
      if (!isOpen) headers = []
      isOpen = true
      headers.push(rest)
      caption += ` ${label} ${rest.join(' ')}`
      columns = headingsOf(headers, width - 1)
      continue
    }
    if (isSection({ ...line, cells })) {
      section = label
      if (rows.length === 0) caption += ` ${label}`
      continue
    }
    isOpen = false
    const values = rest.map(readValue)
    if (values.every((value) => value === undefined)) continue
    const row = { section, values, passage: line.passage, line: cells.filter(Boolean).join(' | ') }
    rows.push({ ...row, label: label === '' ? 'Total' : label })
    // A total ends its section.
    if (/^total\b/i.test(label)) section = ''
  }
  if (rows.length === 0 || columns.length === 0) return undefined
  const isAligned = lines.some((line) => line.isAligned === true)
  return { columns, rows, caption: `${caption}\n${around}`, isAligned }
}

/** The years in a row's headings. */
export const rowYears = ({ label, section }: GridRow): number[] => {
  const own = yearsIn(label)
  return own.length > 0 ? own : yearsIn(section)
}
