import { rowOf } from './find-cells.ts'
import type { Cell, IndexedGrid } from './find-cells.ts'
import { scaleOf } from './scale.ts'
import type { Scale } from './scale.ts'

/** A result from a table: a computed figure, or the texts of cells and headings. */
export type Outcome = {
  figure?: number
  texts?: string[]
  scale: Scale
  cells: Cell[]
  /** `44.1 − 56.7`, for the reader. */
  working?: string
}

export const cellText = ({ value }: Cell) => value.text.replace(/\s+/g, ' ')

/** The scale of a cell's figure. */
export function scaleAt(index: IndexedGrid, cell: Cell): Scale {
  const row = rowOf(index, cell)
  if (cell.value.isPercent) return 'percent'
  return row ? scaleOf(index.grid, row, index.grid.columns[cell.column] ?? '') : ''
}

export const figureOf = (
  figure: number,
  scale: Scale,
  cells: Cell[],
  working: string,
): Outcome => ({
  figure,
  scale,
  cells,
  working,
})
