import { useState } from 'react'
import type { Locator } from '#shared/locators.ts'
import { cn } from '#web/ui/cn.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'
import { SheetGrid } from './sheet-grid.tsx'

type Sheet = { name: string; rows: number; columns: number }

type SheetsViewProps = {
  documentId: string
  sheets: readonly Sheet[]
  place: Extract<Locator, { kind: 'cells' }> | undefined
}

export function SheetsView({ documentId, sheets, place }: SheetsViewProps) {
  const marked = sheets.findIndex(({ name }) => name === place?.sheet)
  const [chosen, choose] = useState<number>()
  const index = chosen ?? Math.max(0, marked)
  const sheet = sheets[index]
  if (!sheet)
    return <EmptyState title={t('No sheets')} description={t('This workbook is empty.')} />

  return (
    <div className="flex size-full flex-col">
      <div className="min-h-0 flex-1">
        <SheetGrid
          key={index}
          documentId={documentId}
          index={index}
          sheet={sheet}
          range={index === marked ? place?.range : undefined}
          marks={index === marked ? place?.rows : undefined}
        />
      </div>
      {sheets.length > 1 && (
        <nav
          aria-label={t('Sheets')}
          className="shrink-0 overflow-x-auto border-t bg-muted/60 px-2"
        >
          <ul className="flex gap-1">
            {sheets.map(({ name }, at) => (
              <li key={name}>
                <button
                  type="button"
                  title={name}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => choose(at)}
                  className={cn(
                    'min-h-11 max-w-56 truncate border-t-2 border-transparent px-3 text-sm outline-offset-[-2px] transition-colors hover:bg-secondary',
                    at === index && 'border-primary bg-card font-medium',
                  )}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
