import { useQueries, useQuery } from '@tanstack/react-query'
import { sheetRows } from './queries.ts'

type Rows = {
  /** The cells of a row, counted from 1; undefined while loading. */
  rowAt: (row: number) => readonly string[] | undefined
  totalRows: number
  firstRows: readonly (readonly string[])[]
}

/**
 * Loads the windows of a sheet that cover the visible rows. The first window shows how many rows
 * the server sends at once, so the windows never overlap.
 */
export function useSheetRows(
  documentId: string,
  index: number,
  visible: { from: number; to: number },
) {
  const first = useQuery(sheetRows(documentId, index, 0))
  const size = first.data?.rows.length ?? 0
  const starts = size > 0 ? windowStarts(visible, size) : []
  const windows = useQueries({
    queries: starts.map((start) => sheetRows(documentId, index, start)),
  })

  const rows: Rows | undefined = first.data && {
    totalRows: first.data.totalRows,
    firstRows: first.data.rows,
    rowAt: (row) => {
      for (const { data } of [first, ...windows]) {
        const cells = data?.rows[row - data.firstRow]
        if (cells) return cells
      }
      return undefined
    },
  }
  const failed = [first, ...windows].filter(({ isError }) => isError)
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return { rows, error: failed[0]?.error, retry }
}

/** The starts of the windows of `size` rows that cover the rows `from` to `to`, counted from 0. */
export function windowStarts({ from, to }: { from: number; to: number }, size: number): number[] {
  const first = Math.floor(Math.max(0, from) / size)
  const last = Math.floor(Math.max(0, to) / size)
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * size)
}
