import type { Asked } from './asked.ts'
import { findCells, headingPosition, cellOfYear, termsOf, yearAxis, yearsOf } from './find-cells.ts'
import type { Cell, IndexedGrid } from './find-cells.ts'
import { yearsIn } from './read-value.ts'

/** The years to compare: those named, the one named and the one before it, or the latest two. */
export function comparedYears({ years }: Asked, index: IndexedGrid): number[] {
  const known = yearsOf(index.grid)
  const [first, second] =
    years.length >= 2 ? years.toSorted((a, b) => b - a) : [years[0] ?? known[0]]
  if (first === undefined) return []
  const before = second ?? known.find((year) => year < first) ?? first - 1
  return [first, before]
}

/** The cell that the question names, in each of the years. */
export function cellsByYear(index: IndexedGrid, name: string, years: readonly number[]): Cell[] {
  const asked = termsOf(name)
  const all = years.map((year) => findCells(index, asked, year)[0])
  const [best] = all.flatMap((cell) => cell ?? []).toSorted((a, b) => b.score - a.score)
  if (!best) return []
  return years.flatMap((year) => cellOfYear(index, best, year) ?? [])
}

/** The two cells of a change: in two years, or under two headings that the question names. */
export function cellsOfChange(asked: Asked, index: IndexedGrid): Cell[] {
  const [name = ''] = asked.names
  const years = yearAxis(index.grid) === 'none' ? [] : comparedYears(asked, index)
  if (asked.years.length < 2) {
    const named = namedPair(asked, index)
    if (named.length === 2) return named
  }
  return years.length === 2 ? cellsByYear(index, name, years) : []
}

const ordinals = ['first', 'second', 'third', 'fourth', 'q1', 'q2', 'q3', 'q4']

/** Two cells of one row or column whose other headings are both named, the later one first. */
function namedPair({ names, years }: Asked, index: IndexedGrid): Cell[] {
  const asked = termsOf(names[0] ?? '')
  const cells = findCells(index, asked, years[0])
  const [best] = cells
  if (!best) return []
  const { columns, rows } = index
  const inRow = ({ column }: Cell) => headingPosition(asked, columns, column)
  const inColumn = ({ row }: Cell) => headingPosition(asked, rows, row)
  const pairs = [
    { cells: cells.filter((cell) => cell.row === best.row), place: inRow, headings: columns },
    { cells: cells.filter((cell) => cell.column === best.column), place: inColumn, headings: rows },
  ].map(({ cells: all, place, headings }) => {
    const named = all.filter((cell) => place(cell) >= 0)
    const rank = (cell: Cell) => {
      const heading = headings[headings === columns ? cell.column : cell.row]
      return ordinals.findIndex((word) => heading?.text.includes(` ${word} `))
    }
    const isTimes = named.every((cell) => rank(cell) >= 0)
    return named.toSorted((a, b) => (isTimes ? rank(b) - rank(a) : place(b) - place(a)))
  })
  return pairs.find((pair) => pair.length === 2) ?? []
}

/** The cells of two named things, of the same year or column. */
export function cellsOfTwoNames({ names, years }: Asked, index: IndexedGrid): Cell[] {
  const [a, b] = names
  if (a === undefined || b === undefined) return []
  const all = names.join(' ')
  const found = [a, b].map((name) => {
    const year =
      yearsIn(name)[0] ??
      years[0] ??
      (yearAxis(index.grid) === 'none' ? undefined : yearsOf(index.grid)[0])
    return findCells(index, termsOf(name), year)[0] ?? findCells(index, termsOf(all), year)[0]
  })
  const [first, second] = found
  if (!first || !second) return []
  // The words about the column accompany only one of the two names.
  const better = [first, second].toSorted(
    (x, y) => y.score - y.rowScore - (x.score - x.rowScore),
  )[0]
  const inColumn = (cell: Cell) => {
    const value = index.grid.rows[cell.row]?.values[better?.column ?? cell.column]
    return value && years.length <= 1 && first.row !== second.row
      ? { ...cell, column: better?.column ?? cell.column, value }
      : cell
  }
  return first.row === second.row && first.column === second.column
    ? []
    : [inColumn(first), inColumn(second)]
}
