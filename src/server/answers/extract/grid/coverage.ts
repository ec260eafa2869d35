import { areSynonyms } from '../../language/language.ts'
import { termsOf } from './find-cells.ts'
import type { Cell, IndexedGrid } from './find-cells.ts'
import type { Grid } from './read-grid.ts'

/** Words for operations, or that only lead to cells. */
const leading = new Set(
  termsOf(
    `change increase decrease growth grow difference differ average mean sum altogether together combined
    percentage percent proportion share ratio respective respectively amount value values figure number
    largest highest greatest biggest most lowest smallest least larger higher greater lower smaller exceed
    exceeded more less than above below over under thousand thousands million millions billion period periods
    quarter table list included include show information provide available calculate provided component type segment was according reported recorded given there
    nominal absolute annual overall
    veränderung durchschnitt anteil betrag wert höhe unterschied prozent jahr`,
  ).stems,
)

const has = (stems: ReadonlySet<string>, word: string) =>
  stems.has(word) || [...stems].some((stem) => areSynonyms(stem, word))

/** Verbs that any heading of an amount is a synonym of. */
const paying = termsOf('spend spent buy bought pay paid').stems

const unknownNumber = /^\d[\d.,]*%?$/

/** A payslip or bill is the last one unless another is asked for. */
const newest = termsOf('last latest newest recent current').stems

const askedStems = (question: string, { isAligned }: Grid) =>
  [...termsOf(question).stems].filter(
    (stem) => !leading.has(stem) && !unknownNumber.test(stem) && !(isAligned && newest.has(stem)),
  )

function headingStems({ grid }: IndexedGrid, cells: readonly Cell[]): ReadonlySet<string> {
  const headings = cells.map(({ row, column }) => {
    const { label = '', section = '' } = grid.rows[row] ?? {}
    return `${label} ${section} ${grid.columns[column] ?? ''}`
  })
  return termsOf(headings.join(' ')).stems
}

/** Whether a word of the question is in the cells' own headings. */
export function isNamedByHeadings(
  index: IndexedGrid,
  question: string,
  cells: readonly Cell[],
): boolean {
  const own = headingStems(index, cells)
  const asked = askedStems(question, index.grid)
  return asked.length === 0 || asked.some((stem) => !paying.has(stem) && has(own, stem))
}

/** Whether the question names the rows and the columns of all cells. */
export function isNamedTwice(
  { grid }: IndexedGrid,
  question: string,
  cells: readonly Cell[],
): boolean {
  const asked = askedStems(question, grid)
  const isNamed = (heading: string) => {
    const own = termsOf(heading).stems
    return asked.some((stem) => has(own, stem))
  }
  return cells.every(
    ({ row, column }) =>
      isNamed(grid.rows[row]?.label ?? '') && isNamed(grid.columns[column] ?? ''),
  )
}

/** Share of the question's words in the cells' headings; words in the caption count half. */
export function coverageOf(
  index: IndexedGrid,
  question: string,
  cells: readonly Cell[],
  aroundShare = 0.5,
): number {
  const asked = askedStems(question, index.grid)
  if (asked.length === 0) return cells.length > 0 ? 0.5 : 0
  const own = headingStems(index, cells)
  const around = termsOf(index.grid.caption).stems
  const covered = asked.map((stem) => (has(own, stem) ? 1 : has(around, stem) ? aroundShare : 0))
  return covered.reduce<number>((sum, share) => sum + share, 0) / asked.length
}
