import { counted } from '#shared/plural.ts'
import type { Block, SheetTable } from '../extracted.ts'
import { estimateTokens, passageTokens } from '../tokens.ts'
import { a1Range, columnLetters, type Area } from './a1.ts'
import type { FoundTable, Note } from './find-tables.ts'
import { cleanText } from './plain-block.ts'
import { displayed, type SheetSource } from './sheet-source.ts'

type Column = SheetTable['columns'][number]

export function noteBlock(source: SheetSource, note: Note): Block {
  return {
    kind: 'paragraph',
    text: cleanText(note.text),
    locator: { kind: 'cells', sheet: source.name, range: a1Range(note.area) },
  }
}

/** Describes a table, so that a question about it finds it before any single row. */
export function descriptorBlock(table: SheetTable): Block {
  const columns = table.columns.map((column, index) => describeColumn(table, column, index))
  const rows = counted(table.rows.length, 'row')
  return {
    kind: 'paragraph',
    text: cleanText(`Table in sheet ${table.sheet}, ${rows}.\n${columns.join('\n')}`),
    locator: { kind: 'cells', sheet: table.sheet, range: table.range },
  }
}

function describeColumn(table: SheetTable, { name, type, unit }: Column, index: number): string {
  const head = `${name} (${unit === undefined ? type : `${type}, ${unit}`})`
  const values = table.rows.flatMap((row) => row[index] ?? [])
  if (values.length === 0) return `${head}: empty`
  switch (type) {
    case 'integer':
    case 'number':
      return `${head}: ${describeNumbers(values.filter((value) => typeof value === 'number'))}`
    case 'date':
    case 'timestamp': {
      const sorted = values.map(String).toSorted()
      return `${head}: ${sorted[0] ?? ''} to ${sorted.at(-1) ?? ''}`
    }
    case 'boolean':
      return `${head}: ${values.filter((value) => value === true).length} true`
    case 'text':
      return `${head}: ${describeTexts(values.map(String))}`
  }
}

function describeNumbers(values: number[]): string {
  let [least, most, total] = [Infinity, -Infinity, 0]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
    total += value
  }
  return `${plain(least)} to ${plain(most)}, total ${plain(total)}`
}

function plain(value: number): string {
  return String(Number(value.toPrecision(12)))
}

const shownTexts = 8

function describeTexts(values: string[]): string {
  const distinct = [...new Set(values)]
  const shown = distinct
    .slice(0, shownTexts)
    .map((value) => (value.length > 40 ? `${value.slice(0, 40)}…` : value))
  const more = distinct.length > shownTexts ? `, … (${distinct.length} different)` : ''
  return shown.join(', ') + more
}

/** A table's rows as sentences of names and values, in blocks of a passage's size. */
export function rowBlocks(
  source: SheetSource,
  found: FoundTable,
  names: readonly string[],
): Block[] {
  const blocks: Block[] = []
  let open: { lines: string[]; tokens: number; top: number; bottom: number } | undefined
  const close = (): void => {
    if (!open) return
    blocks.push(
      rowBlock(source, open.lines.join('\n'), {
        ...found.area,
        top: open.top,
        bottom: open.bottom,
      }),
    )
    open = undefined
  }
  for (let row = found.dataTop; row <= found.area.bottom; row++) {
    const pieces = rowPieces(source, found, names, row)
    const text = pieces.map((piece) => piece.text).join('; ')
    const tokens = estimateTokens(text)
    if (text === '') continue
    if (open && open.tokens + tokens > passageTokens) close()
    if (tokens > passageTokens * 1.5) blocks.push(...wideRow(source, pieces, row))
    else {
      open ??= { lines: [], tokens: 0, top: row, bottom: row }
      open.lines.push(text)
      open.tokens += tokens
      open.bottom = row
    }
  }
  close()
  return blocks
}

type Piece = { text: string; column: number }

function rowPieces(
  source: SheetSource,
  { area }: FoundTable,
  names: readonly string[],
  row: number,
): Piece[] {
  const pieces: Piece[] = []
  for (let column = area.left; column <= area.right; column++) {
    const value = displayed(source, row, column).replaceAll(/\s+/g, ' ').trim()
    const name = names[column - area.left] ?? columnLetters(column)
    if (value !== '') pieces.push({ text: `${name}: ${value}`, column })
  }
  return pieces
}

/** Splits a row longer than a passage between cells. */
function wideRow(source: SheetSource, pieces: readonly Piece[], row: number): Block[] {
  const blocks: Block[] = []
  let texts: string[] = []
  let tokens = 0
  let left = pieces[0]?.column ?? 0
  pieces.forEach((piece, index) => {
    texts.push(piece.text)
    tokens += estimateTokens(piece.text)
    const next = pieces[index + 1]
    if (next && tokens + estimateTokens(next.text) <= passageTokens) return
    blocks.push(
      rowBlock(source, texts.join('; '), { top: row, bottom: row, left, right: piece.column }),
    )
    texts = []
    tokens = 0
    left = next?.column ?? left
  })
  return blocks
}

function rowBlock(source: SheetSource, text: string, area: Area): Block {
  return {
    kind: 'table',
    text: cleanText(text),
    locator: { kind: 'cells', sheet: source.name, range: a1Range(area) },
  }
}
