import { readValue, isPeriod, yearsIn } from './read-value.ts'
import type { Value } from './read-value.ts'

/** A line of cells, and the passage that it stands in. */
export type Line = { cells: string[]; passage: number }

export type GridRow = {
  label: string
  /** The heading above the row, in the table. */
  section: string
  values: (Value | undefined)[]
  passage: number
  /** The row as it is written. */
  line: string
}

/** A table of figures with headings on two sides, as reports have them. */
export type Grid = {
  /** Headings of the columns of figures. */
  columns: string[]
  rows: GridRow[]
  /** All that heads the table, and the text that stands around it. */
  caption: string
}

const cellsOf = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t')
  if (/\s\|\s|^\|.*\|$/.test(line)) return line.replace(/^\||\|\s*$/g, '').split('|')
  return []
}

const ruler = /^[\s:|+=-]+$/

const squeezed = (text: string) => text.replace(/[\s|]+/g, ' ').trim()

/** A part of a table begins with the first line of all of it. */
const isRepeated = (line: string, { cells }: Line) => squeezed(line) === squeezed(cells.join(' '))

/** The runs of table lines in passages that follow each other, without the first line that parts repeat. */
export function tableLines(passages: readonly string[]): { lines: Line[]; text: string }[] {
  const tables: { lines: Line[]; text: string }[] = []
  let before = ''
  let open: Line[] | undefined
  const texts: string[] = []
  for (const [passage, text] of passages.entries()) {
    for (const [at, line] of text.split('\n').entries()) {
      if (at === 0 && open?.[0] && isRepeated(line, open[0])) continue
      const cells = cellsOf(line).map((cell) => cell.replace(/\s+/g, ' ').trim())
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
      open.push({ cells, passage })
    }
  }
  const around = texts.join('\n').slice(0, 4000)
  return tables.map(({ lines, text }) => ({ lines, text: `${text}\n${around}` }))
}

const isHeading = (cell: string) => cell === '' || isPeriod(cell) || readValue(cell) === undefined

/** A line that heads columns: no figures, or years alone. */
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

/** The grid of a table's lines; undefined where they hold no figures. */
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
    // What is summed up is over.
    if (/^total\b/i.test(label)) section = ''
  }
  if (rows.length === 0 || columns.length === 0) return undefined
  return { columns, rows, caption: `${caption}\n${around}` }
}

/** The years that stand over a row. */
export const rowYears = ({ label, section }: GridRow): number[] => {
  const own = yearsIn(label)
  return own.length > 0 ? own : yearsIn(section)
}
