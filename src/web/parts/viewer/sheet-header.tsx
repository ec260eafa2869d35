// Rows and cells are placed by hand, which table elements do not allow.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import type { VirtualItem } from '@tanstack/react-virtual'
import { cn } from '#web/ui/cn.ts'
import { t } from '#web/words/translate.ts'
import { columnLetters, type CellRange } from './a1.ts'
import { gutterPx, rowHeightPx } from './sheet-size.ts'

type SheetHeaderProps = {
  columns: readonly VirtualItem[]
  marked: CellRange | undefined
}

/** The column letters; stays at the top. */
export function SheetHeader({ columns, marked }: SheetHeaderProps) {
  return (
    <div role="row" className="sticky top-0 z-20 bg-muted" style={{ height: rowHeightPx }}>
      <div
        role="columnheader"
        className="sticky left-0 z-10 border-r border-b bg-muted"
        style={{ width: gutterPx, height: rowHeightPx }}
      >
        <span className="sr-only">{t('Row')}</span>
      </div>
      {columns.map(({ index, key, start, size }) => (
        <div
          key={key}
          role="columnheader"
          aria-colindex={index + 1}
          className={cn(
            'absolute top-0 flex items-center justify-center border-r border-b text-xs text-muted-foreground',
            marked &&
              index + 1 >= marked.left &&
              index + 1 <= marked.right &&
              'bg-accent font-semibold text-accent-foreground',
          )}
          style={{ left: start + gutterPx, width: size, height: rowHeightPx }}
        >
          {columnLetters(index + 1)}
        </div>
      ))}
    </div>
  )
}
