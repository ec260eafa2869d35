import type { Piece } from './pdf-pieces.ts'

/** Pieces on one baseline without a wide gap. */
export type Fragment = {
  text: string
  left: number
  right: number
  baseline: number
  size: number
  box: Piece['box']
}

/** Fragments on one baseline: one for running text, several for a table's cells. */
export type Line = Fragment & { cells: string[] }

/** A gap of this many letter heights separates cells or columns, not words. */
const wideGap = 1.3

export function toFragments(pieces: readonly Piece[]): Fragment[][] {
  return baselineRows(pieces).map((row) => splitRow(row))
}

/** Groups pieces with close baselines; a superscript stays with its word. */
function baselineRows(pieces: readonly Piece[]): Piece[][] {
  const rows: { baseline: number; size: number; pieces: Piece[] }[] = []
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const reach = row
      ? Math.max(Math.min(row.size, piece.size) * 0.4, Math.max(row.size, piece.size) * 0.2)
      : 0
    if (row && piece.baseline - row.baseline <= reach) {
      row.pieces.push(piece)
      if (piece.size > row.size) row.size = piece.size
    } else rows.push({ baseline: piece.baseline, size: piece.size, pieces: [piece] })
  }
  return rows.map((row) => row.pieces.toSorted((a, b) => a.left - b.left))
}

function splitRow(row: readonly Piece[]): Fragment[] {
  const runs: Piece[][] = []
  let right = -Infinity
  for (const piece of row) {
    const run = runs.at(-1)
    if (run && piece.left - right <= piece.size * wideGap) run.push(piece)
    else runs.push([piece])
    right = Math.max(right, piece.right)
  }
  return runs.map(joinPieces)
}

function joinPieces(run: readonly Piece[]): Fragment {
  const rtl = run.filter((piece) => piece.rtl).length > run.length / 2
  const ordered = rtl ? run.toReversed() : run
  let text = ''
  let before: Piece | undefined
  for (const piece of ordered) {
    if (before && needsSpace(before, piece, rtl)) text += ' '
    text += piece.text
    before = piece
  }
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    left: Math.min(...run.map((piece) => piece.left)),
    right: Math.max(...run.map((piece) => piece.right)),
    baseline: run[0]?.baseline ?? 0,
    size: dominantSize(run),
    box: union(run.map((piece) => piece.box)),
  }
}

function needsSpace(before: Piece, piece: Piece, rtl: boolean): boolean {
  const gap = rtl ? before.left - piece.right : piece.left - before.right
  const size = Math.min(before.size, piece.size)
  // Right-to-left pieces are visited backwards, so their space flags apply to the other side.
  if (!rtl && piece.spaced && gap > -size) return gap > size * 0.02 || gap < -size * 0.1
  return gap > size * 0.22
}

function dominantSize(run: readonly Piece[]): number {
  const lengths = new Map<number, number>()
  for (const piece of run)
    lengths.set(piece.size, (lengths.get(piece.size) ?? 0) + piece.text.length)
  return [...lengths].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

function union(boxes: readonly Piece['box'][]): Piece['box'] {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ]
}

export function toLine(fragments: readonly Fragment[]): Line | undefined {
  const [first] = fragments
  if (!first) return undefined
  return {
    ...first,
    text: fragments.map((fragment) => fragment.text).join(' '),
    right: Math.max(...fragments.map((fragment) => fragment.right)),
    box: union(fragments.map((fragment) => fragment.box)),
    cells: fragments.map((fragment) => fragment.text),
  }
}
