import { readDate } from './read-date.ts'
import type { Rows } from './columns.ts'

/** The share of a column's non-empty cells that pass a test; 0 if all are empty. */
export function shareOfCells(rows: Rows, place: number, test: (cell: string) => boolean): number {
  const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell.trim() !== '')
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
}

export const isDate = (cell: string) =>
  readDate(cell, 'MDY') !== undefined || readDate(cell, 'DMY') !== undefined
