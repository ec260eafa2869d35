import { X } from 'lucide-react'
import { t } from '#web/words/translate.ts'
import { Button } from './button.tsx'

/** The last change on a screen, which can be undone until the next one. */
export type LastChange = {
  text: string
  /** Limits a change of several items to the intended one. */
  only?: () => void
  undo: () => void
}

type ChangeBarProps = { change: LastChange | undefined; pending: boolean; onDismiss: () => void }

/** The last change, at the bottom of the page, with an undo button. */
export function ChangeBar({ change, pending, onDismiss }: ChangeBarProps) {
  return (
    <div className="sticky bottom-4 z-10 empty:hidden">
      {change && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border bg-popover py-2 pr-2 pl-4 text-sm text-popover-foreground shadow-lg">
          <output className="min-w-0 flex-1 basis-60 py-1 break-words">{change.text}</output>
          <div className="flex items-center gap-1">
            {change.only && (
              <Button variant="outline" size="sm" disabled={pending} onClick={change.only}>
                {t('Only this one')}
              </Button>
            )}
            <Button variant="outline" size="sm" disabled={pending} onClick={change.undo}>
              {t('Undo')}
            </Button>
            <Button variant="ghost" size="icon-sm" aria-label={t('Close')} onClick={onDismiss}>
              <X aria-hidden />
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
