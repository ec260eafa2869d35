import { areSynonyms } from '../../language/language.ts'
import { wordsOf } from '../../language/words.ts'
import { rowYears } from './read-grid.ts'
import type { Grid, GridRow } from './read-grid.ts'
import type { Value } from './read-value.ts'
import { yearsIn } from './read-value.ts'

/** A cell with a figure, and the score of its headings for the question. */
export type Cell = { row: number; column: number; value: Value; score: number; rowScore: number }

/** Words that name a cell: neither stop words nor years. */
export type Terms = { stems: Set<string>; text: string; order: string[] }

const small = new Set(
  `the a an my our i we me of in on at for to and or by is are was were be been as from with that this what which how
  much many did do does it its their our s company group total's year years ended fiscal fy end
  note notes see respectively respective between than`.split(/\s+/),
)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\((?:\d+|[a-z]|see [^)]*|notes? [^)]*)\)/g, ' ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

export function termsOf(text: string): Terms {
  const words = wordsOf(plain(text)).filter(
    ({ folded }) => !small.has(folded) && !/^(?:19|20)\d\d$/.test(folded),
  )
  const order = words.map(({ stem }) => stem)
  return { stems: new Set(order), text: ` ${plain(text)} `, order }
}

const holds = (asked: ReadonlySet<string>, stem: string): number => {
  if (asked.has(stem)) return 1
  for (const word of asked) if (areSynonyms(word, stem)) return 0.5
  return 0
}

/** Rare heading words weigh more; a word in all headings weighs nothing. */
function rarity(headings: readonly Terms[]) {
  const counts = new Map<string, number>()
  for (const { stems } of headings)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem: string) => {
    const share = (counts.get(stem) ?? 0) / Math.max(1, headings.length)
    return share >= 1 && headings.length > 1 ? 0.05 : Math.log(1 + 1 / Math.max(share, 0.02))
  }
}

const missingShare = 0.45
const phraseBonus = 1.2

function fit(asked: Terms, heading: Terms, weight: (stem: string) => number): number {
  let score = 0
  for (const stem of heading.stems) {
    const held = holds(asked.stems, stem)
    score += held > 0 ? held * weight(stem) : -missingShare * weight(stem)
  }
  const label = heading.text.trim()
  return label !== '' && heading.stems.size > 0 && asked.text.includes(` ${label} `)
    ? score + phraseBonus
    : score
}

/** A grid with its headings as words, built once for all questions about it. */
export function indexGrid(grid: Grid) {
  const rows = grid.rows.map(({ label }) => termsOf(label))
  const sections = grid.rows.map(({ section }) => termsOf(section))
  const columns = grid.columns.map(termsOf)
  const [rowWeight, columnWeight] = [rarity(rows), rarity(columns)]
  return {
    grid,
    rows,
    columns,
    rowScores: (asked: Terms) =>
      rows.map((label, at) => {
        const own = fit(asked, label, rowWeight)
        const above = sections[at]
        let inSection = 0
        for (const stem of above?.stems ?? [])
          if (!label.stems.has(stem)) inSection += holds(asked.stems, stem) * 0.5
        return own + inSection
      }),
    columnScores: (asked: Terms) => columns.map((heading) => fit(asked, heading, columnWeight)),
  }
}
export type IndexedGrid = ReturnType<typeof indexGrid>

export const columnYears = ({ columns }: Grid) => columns.map(yearsIn)

const hasYear = (years: readonly number[], wanted: number | undefined) =>
  wanted === undefined || years.includes(wanted)

/** Whether the table separates years by columns, by rows or not at all. */
export function yearAxis(grid: Grid): 'columns' | 'rows' | 'none' {
  if (new Set(columnYears(grid).flat()).size > 0) return 'columns'
  return new Set(grid.rows.flatMap(rowYears)).size > 0 ? 'rows' : 'none'
}

/** The cells with a figure for a year, best first. */
export function findCells(index: IndexedGrid, asked: Terms, year: number | undefined): Cell[] {
  const { grid } = index
  const axis = yearAxis(grid)
  const rows = index.rowScores(asked)
  const columns = index.columnScores(asked)
  const years = columnYears(grid)
  const cells = grid.rows.flatMap((row, at) =>
    row.values.flatMap((value, column): Cell[] => {
      const own = axis === 'columns' ? (years[column] ?? []) : rowYears(row)
      if (!value || (axis !== 'none' && !hasYear(own, year))) return []
      // A column with two years contains their difference.
      const apart =
        axis === 'columns' && own.length > 1 && !/\d\s?\/\s?\d/.test(grid.columns[column] ?? '')
          ? 1
          : 0
      const rowScore = rows[at] ?? 0
      return [
        { row: at, column, value, rowScore, score: rowScore + (columns[column] ?? 0) - apart },
      ]
    }),
  )
  return cells.toSorted((a, b) => b.score - a.score || a.row - b.row || a.column - b.column)
}

const overlap = (a: Terms, b: Terms) => {
  const shared = [...a.stems].filter((stem) => b.stems.has(stem)).length
  return shared / Math.max(1, a.stems.size + b.stems.size - shared)
}

/** The cell for another year: in the same row, or in the same column if rows are years. */
export function cellOfYear(
  { grid, rows, columns }: IndexedGrid,
  cell: Cell,
  year: number,
): Cell | undefined {
  const axis = yearAxis(grid)
  const candidates =
    axis === 'columns'
      ? grid.columns.flatMap((label, column) => {
          const value = grid.rows[cell.row]?.values[column]
          const [a, b] = [columns[column], columns[cell.column]]
          return value && a && b && yearsIn(label).includes(year)
            ? [{ ...cell, column, value, near: overlap(a, b) - yearsIn(label).length * 0.01 }]
            : []
        })
      : grid.rows.flatMap((row, at) => {
          const value = row.values[cell.column]
          const [a, b] = [rows[at], rows[cell.row]]
          return value && a && b && rowYears(row).includes(year)
            ? [{ ...cell, row: at, value, near: overlap(a, b) }]
            : []
        })
  return candidates.toSorted((a, b) => b.near - a.near)[0]
}

/** All years of the table, latest first. */
export const yearsOf = (grid: Grid): number[] =>
  [
    ...new Set([
      ...columnYears(grid).flat(),
      ...(yearAxis(grid) === 'rows' ? grid.rows.flatMap(rowYears) : []),
    ]),
  ].toSorted((a, b) => b - a)

export const rowOf = ({ grid }: IndexedGrid, { row }: Cell): GridRow | undefined => grid.rows[row]

/** Position in the question of a word that only this heading has; -1 if there is none. */
export function headingPosition(asked: Terms, headings: readonly Terms[], at: number): number {
  const others = headings.filter((_, other) => other !== at)
  const own = [...(headings[at]?.stems ?? [])].filter((stem) =>
    others.every(({ stems }) => !stems.has(stem)),
  )
  return asked.order.findIndex((stem) => own.includes(stem))
}
