import { CircleAlert, X } from 'lucide-react'
import type { Refused } from '#web/parts/sources/import-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { t } from '#web/words/translate.ts'

type RefusedFilesProps = { files: readonly Refused[]; onDismiss: () => void }

/** Files that were not sent, with the reasons, until the person dismisses them. */
export function RefusedFiles({ files, onDismiss }: RefusedFilesProps) {
  if (files.length === 0) return null
  return (
    <section role="alert" aria-label={t('Import errors')}>
      <Card className="flex-row items-start gap-3 border-destructive/40 p-4 text-sm">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="font-semibold">{t('Import errors')}</h2>
          <ul className="flex flex-col gap-1">
            {files.map(({ name, reason }) => (
              <li key={name} className="wrap-anywhere">
                {name}: {reason}
              </li>
            ))}
          </ul>
        </div>
        <Button
          variant="ghost"
          size="icon-sm"
          className="-m-1 touch:-m-2.5"
          aria-label={t('Dismiss')}
          title={t('Dismiss')}
          onClick={onDismiss}
        >
          <X aria-hidden />
        </Button>
      </Card>
    </section>
  )
}
