import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import type { TodayLine } from '#shared/today.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notice.tsx'
import { PanelNote } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { lineText } from './line-text.ts'
import { TodayRow } from './today-row.tsx'
import { useDismissedLines } from './use-dismissed-lines.ts'

const atFirst = 6

type LineListProps = {
  lines: readonly TodayLine[]
  /** What is shown instead if there are none. */
  empty: string
}

/** Lines of news; each can be dismissed and restored. */
export function LineList({ lines, empty }: LineListProps) {
  const { isDismissed, dismiss, restore } = useDismissedLines()
  const [all, setAll] = useState(false)
  const kept = lines.filter(({ id }) => !isDismissed(id))
  const hidden = lines.length - kept.length
  const shown = all ? kept : kept.slice(0, atFirst)
  const dismissWithUndo = (line: TodayLine) => {
    dismiss(line.id)
    notify({
      title: t('Line dismissed'),
      description: lineText(line),
      ms: limits.undoMs,
      action: { label: t('Undo'), onSelect: () => restore([line.id]) },
    })
  }
  return (
    <>
      {shown.length === 0 && (
        <PanelNote>{hidden === 0 ? empty : t('You have dismissed everything.')}</PanelNote>
      )}
      <ul className="-mx-2 flex flex-col">
        {shown.map((line) => (
          <TodayRow key={line.id} line={line} onDismiss={() => dismissWithUndo(line)} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {kept.length > shown.length && (
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {t('Show all {length}', { length: kept.length })}
          </Button>
        )}
        {hidden > 0 && (
          <Button variant="ghost" size="sm" onClick={() => restore(lines.map(({ id }) => id))}>
            {t('Restore {hidden} dismissed', { hidden })}
          </Button>
        )}
      </div>
    </>
  )
}
