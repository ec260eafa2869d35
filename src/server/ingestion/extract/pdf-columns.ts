import { toFragments, toLine, type Fragment, type Line } from './pdf-lines.ts'
import type { Piece } from './pdf-pieces.ts'

/** Lines of a page in reading order: each inner list is one column's stretch of text. */
export function readingOrder(pieces: readonly Piece[]): Line[][] {
  const turns = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const group = turns.get(piece.turn)
    if (group) group.push(piece)
    else turns.set(piece.turn, [piece])
  }
  // Text in the page's main direction is read first, rotated text after it.
  return [...turns.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((group) => orderRows(toFragments(group), 0))
}

const deepest = 3

function orderRows(rows: Fragment[][], depth: number): Line[][] {
  const gutter = depth < deepest ? findGutter(rows.flat()) : undefined
  if (gutter === undefined) return [rows.flatMap((row) => toLine(row) ?? [])]
  const stretches: Line[][] = []
  let left: Fragment[][] = []
  let right: Fragment[][] = []
  const close = (): void => {
    for (const side of [left, right])
      if (side.length > 0) stretches.push(...orderRows(side, depth + 1))
    left = []
    right = []
  }
  for (const row of rows) {
    const crossing = row.filter((fragment) => crosses(fragment, gutter))
    if (crossing.length > 0) {
      close()
      stretches.push([row].flatMap((whole) => toLine(whole) ?? []))
      continue
    }
    const before = row.filter((fragment) => fragment.right <= gutter + slack)
    const after = row.filter((fragment) => fragment.right > gutter + slack)
    if (before.length > 0) left.push(before)
    if (after.length > 0) right.push(after)
  }
  close()
  return mergeSingles(stretches)
}

const slack = 1.5

function crosses(fragment: Fragment, x: number): boolean {
  return fragment.left < x - slack && fragment.right > x + slack
}

/** Lines across all columns that follow each other make one stretch. */
function mergeSingles(stretches: Line[][]): Line[][] {
  const merged: Line[][] = []
  let open = false
  for (const stretch of stretches) {
    const single = stretch.length === 1
    if (single && open) merged.at(-1)?.push(...stretch)
    else merged.push([...stretch])
    open = single
  }
  return merged
}

const bins = 200

/** The gutter between two columns of running text; gaps between a table's columns do not count. */
function findGutter(fragments: readonly Fragment[]): number | undefined {
  if (fragments.length < 8) return undefined
  const least = Math.min(...fragments.map((fragment) => fragment.left))
  const width = Math.max(...fragments.map((fragment) => fragment.right)) - least
  if (!(width > 0)) return undefined
  const coverage = Array.from({ length: bins }, () => 0)
  for (const { left, right } of fragments) {
    const from = Math.max(0, Math.floor(((left - least) / width) * bins))
    const to = Math.min(bins - 1, Math.ceil(((right - least) / width) * bins) - 1)
    for (let bin = from; bin <= to; bin++) coverage[bin] = (coverage[bin] ?? 0) + 1
  }
  const candidates = coverage
    .map((count, bin) => ({ count, bin }))
    .filter(
      ({ count, bin }) =>
        bin > bins * 0.15 && bin < bins * 0.85 && count <= fragments.length * 0.12,
    )
    .toSorted(
      (a, b) => a.count - b.count || Math.abs(a.bin - bins / 2) - Math.abs(b.bin - bins / 2),
    )
  for (const { bin } of candidates.slice(0, 12)) {
    const x = least + ((bin + 0.5) / bins) * width
    if (isGutter(fragments, x, least, least + width)) return x
  }
  return undefined
}

function isGutter(fragments: readonly Fragment[], x: number, least: number, most: number): boolean {
  const left = fragments.filter((fragment) => fragment.right <= x + slack)
  const right = fragments.filter((fragment) => fragment.left >= x - slack)
  if (left.length < 4 || right.length < 4) return false
  if (fragments.length - left.length - right.length > fragments.length * 0.25) return false
  return isProse(left, x - least) && isProse(right, most - x)
}

/** Lines of prose fill their column; cells of a table do not. */
function isProse(side: readonly Fragment[], width: number): boolean {
  const widths = side.map((fragment) => fragment.right - fragment.left).toSorted((a, b) => a - b)
  const median = widths[Math.floor(widths.length / 2)] ?? 0
  const letters = side.reduce((sum, fragment) => sum + fragment.text.length, 0) / side.length
  return median >= width * 0.55 && letters >= 16
}
