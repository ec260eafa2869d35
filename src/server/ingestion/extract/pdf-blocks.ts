import type { Rect } from '#shared/locators.ts'
import type { Block } from '../extracted.ts'
import type { Line } from './pdf-lines.ts'

/** A page's lines in reading order, grouped by stretch, with the page's size in points. */
export type PageLines = { page: number; width: number; height: number; stretches: Line[][] }

const bullet = /^(?:[•‣◦▪●○■□–*-]|\(?(?:\d{1,2}|[a-z])[.)])\s+\S/

/** Headings, paragraphs, lists and tables of all pages. */
export function pdfBlocks(pages: readonly PageLines[]): Block[] {
  const sizes = headingSizes(pages)
  return pages.flatMap((page) =>
    page.stretches.flatMap((stretch) =>
      groupLines(stretch).map((group) => toBlock(group, page, sizes)),
    ),
  )
}

type Sizes = { body: number; headings: number[] }

/** The size of most letters is the body's; larger sizes rank the headings. */
function headingSizes(pages: readonly PageLines[]): Sizes {
  const letters = new Map<number, number>()
  for (const line of pages.flatMap((page) => page.stretches.flat())) {
    const size = roundSize(line.size)
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  const body = [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
  const headings = [...letters.keys()]
    .filter((size) => size >= body * 1.15)
    .toSorted((a, b) => b - a)
  return { body, headings }
}

function roundSize(size: number): number {
  return Math.round(size * 2) / 2
}

type Group = { kind: 'text' | 'table'; lines: Line[] }

function groupLines(lines: readonly Line[]): Group[] {
  const groups: Group[] = []
  const leading = medianGap(lines)
  lines.forEach((line, index) => {
    const group = groups.at(-1)
    const before = lines[index - 1]
    const kind = isTableLine(lines, index) ? 'table' : 'text'
    const apart =
      !before || !group || group.kind !== kind || isApart(before, line, leading, kind, lines)
    if (apart) groups.push({ kind, lines: [line] })
    else group.lines.push(line)
  })
  return groups
}

/** A line of cells with another one next to it; a line of one cell between two belongs to them. */
function isTableLine(lines: readonly Line[], index: number): boolean {
  const cells = (at: number): number => lines[at]?.cells.length ?? 0
  const own = cells(index)
  if (own >= 2) return own >= 3 || cells(index - 1) >= 2 || cells(index + 1) >= 2
  return cells(index - 1) >= 2 && cells(index + 1) >= 2
}

function medianGap(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
    .filter((gap) => gap > 0)
    .toSorted((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 2)] ?? 0
}

function isApart(
  before: Line,
  line: Line,
  leading: number,
  kind: Group['kind'],
  lines: readonly Line[],
): boolean {
  const step = line.baseline - before.baseline
  const size = Math.max(before.size, line.size)
  if (step < 0 || step > Math.max(leading * 1.45, size * 1.2) || step > size * 3) return true
  if (kind === 'table') return false
  if (line.size > before.size * 1.13 || before.size > line.size * 1.13) return true
  if (bullet.test(line.text)) return true
  const margin = Math.max(...lines.map((other) => other.right))
  const short = before.right < margin - size * 4
  const indented = line.left > before.left + size * 0.8 && line.left < before.left + size * 4
  return short && (indented || /[.!?:]$/.test(before.text))
}

function toBlock({ kind, lines }: Group, page: PageLines, sizes: Sizes): Block {
  const locator = {
    kind: 'page' as const,
    page: page.page,
    rects: lines.map((line) => toRect(line, page)),
  }
  if (kind === 'table') {
    const rows = lines.map((line) => line.cells)
    return { kind: 'table', text: rows.map((row) => row.join('\t')).join('\n'), rows, locator }
  }
  const text = joinLines(lines.map((line) => line.text))
  const level = headingLevel(lines, text, sizes)
  if (level !== undefined) return { kind: 'heading', level, text, locator }
  return { kind: bullet.test(text) ? 'list' : 'paragraph', text, locator }
}

function headingLevel(lines: readonly Line[], text: string, sizes: Sizes): number | undefined {
  const size = roundSize(lines[0]?.size ?? 0)
  if (size < sizes.body * 1.15 || lines.length > 3 || text.length > 200 || !/\p{L}/u.test(text))
    return undefined
  return Math.min(4, sizes.headings.indexOf(size) + 1) || undefined
}

/** Joins the lines of a paragraph, and words hyphenated at a line's end. */
export function joinLines(lines: readonly string[]): string {
  let text = ''
  for (const line of lines) {
    if (text === '') text = line
    else if (/\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(line))
      text = text.slice(0, -1) + line
    else if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)) text += line
    else text += ` ${line}`
  }
  return text.trim()
}

function toRect(line: Line, { width, height }: PageLines): Rect {
  const [x0, y0, x1, y1] = line.box
  return [share(x0, width), share(y0, height), share(x1, width), share(y1, height)]
}

/** A fraction of the page, to a tenth of a pixel on any screen. */
export function share(value: number, whole: number): number {
  return Math.min(1, Math.max(0, Math.round((value / whole) * 100_000) / 100_000)) || 0
}
