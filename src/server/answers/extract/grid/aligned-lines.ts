/**
 * Tables in plain text, whose columns are aligned by spaces as on payslips and bills: a line of
 * headings, and lines with a label and figures below them.
 */

type Placed = { text: string; start: number; end: number }

const gap = /\s{2,}/g
const figure = /\d/
/** `Employee ID: 208841` is a field of a form. */
const isField = (text: string) => /:\s*\S|:$/.test(text)

function placedCells(line: string): Placed[] {
  const cuts = [...line.matchAll(gap)]
  const starts = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)]
  return starts.flatMap((start, at) => {
    const end = cuts[at]?.index ?? line.length
    const text = line.slice(start, end).trim()
    return text === '' ? [] : [{ text, start, end }]
  })
}

const leastHeadings = 3

function headingsOf(line: string): Placed[] | undefined {
  const cells = placedCells(line)
  const isHeadings =
    cells.length >= leastHeadings &&
    cells.slice(1).every(({ text }) => !figure.test(text) && text.length <= 24) &&
    !cells.some(({ text }) => isField(text))
  return isHeadings ? cells : undefined
}

const distance = (a: Placed, b: Placed) =>
  Math.min(Math.abs(a.end - b.end), Math.abs(a.start - b.start))

/** A line's cells under the headings; undefined if it is no row of this table. */
function rowOf(line: string, headings: readonly Placed[]): string[] | undefined {
  const [label, ...values] = placedCells(line)
  if (!label || label.start >= (headings[1]?.start ?? 0) || values.length === 0) return undefined
  if (isField(label.text) || !values.some(({ text }) => figure.test(text))) return undefined
  const row = headings.map(() => '')
  row[0] = label.text
  for (const value of values) {
    const near = headings.slice(1).map((heading) => distance(value, heading))
    const column = near.indexOf(Math.min(...near)) + 1
    if (row[column] !== '') return undefined
    row[column] = value.text
  }
  return row
}

const leastRows = 2

/** A line of an aligned table. */
export type AlignedLine = { cells: string[]; isHeading: boolean }

/** The lines of aligned tables, by number. Lines with tabs or bars are left to others. */
export function alignedLines(text: string): Map<number, AlignedLine> {
  const found = new Map<number, AlignedLine>()
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const headings = /[\t|]/.test(line) ? undefined : headingsOf(line)
    if (!headings) continue
    const rows: string[][] = []
    for (const below of lines.slice(at + 1)) {
      const row = /[\t|]/.test(below) ? undefined : rowOf(below, headings)
      if (!row) break
      rows.push(row)
    }
    if (rows.length < leastRows) continue
    found.set(at, { cells: headings.map((cell) => cell.text), isHeading: true })
    for (const [offset, cells] of rows.entries())
      found.set(at + 1 + offset, { cells, isHeading: false })
    at += rows.length
  }
  return found
}
