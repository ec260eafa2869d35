// Rows and cells are placed by hand, which table elements do not allow.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import type { VirtualItem } from '@tanstack/react-virtual'
import { cn } from '#web/ui/cn.ts'
import { isInRange, type CellRange } from './a1.ts'
import { gutterPx, rowHeightPx } from './sheet-size.ts'

type SheetRowProps = {
  /** Counted from 1. */
  number: number
  top: number
  columns: readonly VirtualItem[]
  cells: readonly string[] | undefined
  marked: CellRange | undefined
  /** Only these rows of the highlighted range. */
  rows?: ReadonlySet<number> | undefined
}

const numeric = /^[-+(]?[\p{Sc}\s]*\d[\d.,\s']*[%)\p{Sc}]?$/u

export function SheetRow({ number, top, columns, cells, marked, rows }: SheetRowProps) {
  const isMarkedRow =
    marked !== undefined &&
    number >= marked.top &&
    number <= marked.bottom &&
    (rows?.has(number) ?? true)
  return (
    <div
      role="row"
      aria-rowindex={number}
      className="absolute left-0 w-full"
      style={{ top, height: rowHeightPx }}
    >
      <div
        role="rowheader"
        className={cn(
          'sticky left-0 z-10 flex items-center justify-end border-r border-b bg-muted px-2 text-xs text-muted-foreground tabular-nums',
          isMarkedRow && 'bg-accent font-semibold text-accent-foreground',
        )}
        style={{ width: gutterPx, height: rowHeightPx }}
      >
        {number}
      </div>
      {columns.map(({ index, key, start, size }) => {
        const text = cells?.[index] ?? ''
        const isMarked = isMarkedRow && isInRange(marked, number, index + 1)
        return (
          <div
            key={key}
            role="cell"
            aria-colindex={index + 1}
            data-marked={isMarked ? '' : undefined}
            title={text.length > 30 ? text : undefined}
            className={cn(
              'absolute top-0 border-r border-b px-2 leading-8 text-ellipsis whitespace-pre overflow-hidden',
              numeric.test(text) && 'text-right tabular-nums',
              isMarked && 'bg-mark/60',
            )}
            style={{ left: start + gutterPx, width: size, height: rowHeightPx }}
          >
            {text}
          </div>
        )
      })}
    </div>
  )
}
