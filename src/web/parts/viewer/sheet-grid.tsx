// Rows and cells are placed by hand, which table elements do not allow.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'
import { parseRange, type CellRange } from './a1.ts'
import { columnWidths } from './column-widths.ts'
import { SheetHeader } from './sheet-header.tsx'
import { SheetRow } from './sheet-row.tsx'
import { gutterPx, rowHeightPx } from './sheet-size.ts'
import { useSheetRows } from './use-sheet-rows.ts'
import { ViewerFailure } from './viewer-failure.tsx'
import { ViewerLoading } from './viewer-loading.tsx'

type SheetGridProps = {
  documentId: string
  index: number
  sheet: { name: string; rows: number; columns: number }
  range: string | undefined
  /** Only these rows of the range, counted from 1. */
  marks?: readonly number[] | undefined
}

/** Loads the first rows, which determine the column widths; the grid itself follows them. */
export function SheetGrid(props: SheetGridProps) {
  const { rows, error, retry } = useSheetRows(props.documentId, props.index, { from: 0, to: 0 })
  if (!rows) return error ? <ViewerFailure error={error} onRetry={retry} /> : <ViewerLoading />
  if (rows.totalRows === 0) {
    return <EmptyState title={t('An empty sheet')} description={t('This sheet has no cells.')} />
  }
  return <Grid {...props} firstRows={rows.firstRows} totalRows={rows.totalRows} />
}

type GridProps = SheetGridProps & {
  firstRows: readonly (readonly string[])[]
  totalRows: number
}

function Grid({ documentId, index, sheet, range, marks, firstRows, totalRows }: GridProps) {
  const box = useRef<HTMLDivElement>(null)
  const marked = range === undefined ? undefined : parseRange(range)
  const rowsMarked = marks && new Set(marks)
  const [widths] = useState(() => columnWidths(firstRows, columnCount(sheet, firstRows)))
  // Nothing here is memoised, so the functions of the virtualizer are never stale.
  // oxlint-disable-next-line react/incompatible-library
  const rowGrid = useVirtualizer({
    count: totalRows,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    // The header row stays at the top and covers the rows below it.
    scrollPaddingStart: rowHeightPx,
    overscan: 12,
  })
  const columnGrid = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement: () => box.current,
    estimateSize: (column) => widths[column] ?? 0,
    scrollPaddingStart: gutterPx,
    overscan: 3,
  })
  const inSight = rowGrid.getVirtualItems()
  const visible = { from: inSight[0]?.index ?? 0, to: inSight.at(-1)?.index ?? 0 }
  const { rows, error, retry } = useSheetRows(documentId, index, visible)
  const columns = columnGrid.getVirtualItems()

  useLayoutEffect(() => {
    const start = range === undefined ? undefined : parseRange(range)
    if (!start) return
    rowGrid.scrollToIndex(middleRow(start, totalRows), { align: 'center' })
    columnGrid.scrollToIndex(Math.min(start.left, widths.length) - 1, { align: 'auto' })
  }, [range, rowGrid, columnGrid, totalRows, widths.length])

  return (
    <div className="flex size-full flex-col">
      {error && <RowsMissing onRetry={retry} />}
      <div
        ref={box}
        role="table"
        aria-label={sheet.name}
        aria-rowcount={totalRows}
        aria-colcount={widths.length}
        // A box that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto bg-card text-sm outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div
          className="relative"
          style={{
            width: columnGrid.getTotalSize() + gutterPx,
            height: rowGrid.getTotalSize() + rowHeightPx,
          }}
        >
          <SheetHeader columns={columns} marked={marked} />
          {inSight.map((row) => (
            <SheetRow
              key={row.key}
              number={row.index + 1}
              top={row.start + rowHeightPx}
              columns={columns}
              cells={rows?.rowAt(row.index + 1)}
              marked={marked}
              rows={rowsMarked}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

function RowsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-b px-4 py-2 text-sm">
      {t('These rows could not be loaded.')}
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}

function columnCount(sheet: { columns: number }, rows: readonly (readonly string[])[]): number {
  return rows.reduce((most, row) => Math.max(most, row.length), Math.max(1, sheet.columns))
}

/** A range that fits the screen is centred; otherwise its first rows are shown. */
function middleRow({ top, bottom }: CellRange, totalRows: number): number {
  const last = Math.min(bottom, totalRows, top + 10)
  return Math.max(0, Math.floor((Math.min(top, totalRows) + last) / 2) - 1)
}
