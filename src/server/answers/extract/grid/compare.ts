import type { Asked } from './asked.ts'
import { cellsByYear } from './cell-pairs.ts'
import { findCells, termsOf, yearAxis, yearsOf } from './find-cells.ts'
import type { Cell, IndexedGrid } from './find-cells.ts'
import type { Outcome } from './outcome.ts'
import { rowYears } from './read-grid.ts'
import { yearsIn } from './read-value.ts'

const noRow = { label: '', section: '', values: [], passage: 0, line: '' }

/** The cells of one row or column to compare, with the headings that label them. */
function along(asked: Asked, index: IndexedGrid): { cells: Cell[]; label: (cell: Cell) => string } {
  const { grid } = index
  const terms = termsOf(asked.names[0] ?? '')
  const axis = yearAxis(grid)
  const overPeriods = asked.operation !== 'best' ? true : asked.years.length !== 1
  const periods = /\b(?:years?|periods?|quarters?|fys?|jahr\w*|quartal\w*)\b/.test(
    asked.names[0] ?? '',
  )
  if (overPeriods && periods) {
    const cells = cellsByYear(
      index,
      asked.names[0] ?? '',
      asked.years.length > 1 ? asked.years : yearsOf(grid),
    )
    const label = (cell: Cell) =>
      String(
        (axis === 'columns'
          ? yearsIn(grid.columns[cell.column] ?? '')
          : rowYears(grid.rows[cell.row] ?? noRow))[0] ?? '',
      )
    return { cells, label }
  }
  const [best] = findCells(index, terms, asked.years[0])
  const columns = index.columnScores(terms)
  const column = best?.column ?? columns.indexOf(Math.max(...columns))
  const section = best ? grid.rows[best.row]?.section : undefined
  const cells = grid.rows.flatMap((row, at): Cell[] => {
    const value = row.values[column]
    const isSum = /^(?:sub)?total\b|^net\b|^gross\b|^summe\b/i.test(row.label)
    return value && !isSum && (section === '' || row.section === section)
      ? [{ row: at, column, value, score: 0, rowScore: 0 }]
      : []
  })
  return {
    cells,
    label: (cell) => (grid.rows[cell.row]?.label ?? '').replace(/\s*\(\w\)$|:$/g, ''),
  }
}

/** The headings with the largest or smallest figure, or with one beyond a limit. */
export function compareHeadings(asked: Asked, index: IndexedGrid): Outcome | undefined {
  const { cells, label } = along(asked, index)
  if (cells.length < 2) return undefined
  if (asked.operation === 'best') {
    const sign = asked.direction === 'most' ? -1 : 1
    const [first] = cells.toSorted((a, b) => sign * (a.value.number - b.value.number))
    return first && { texts: [label(first)], scale: '', cells: [first] }
  }
  const { limit } = asked
  if (!limit) return undefined
  const fitting = cells.filter(({ value }) =>
    limit.above ? value.number > limit.value : value.number < limit.value,
  )
  if (asked.counts)
    return { figure: fitting.length, scale: '', cells: fitting.length > 0 ? fitting : cells }
  return fitting.length === 0 ? undefined : { texts: fitting.map(label), scale: '', cells: fitting }
}
