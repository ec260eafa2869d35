import { CircleAlert, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'
import type { Upload } from './use-uploads.ts'

type UploadQueueProps = {
  uploads: readonly Upload[]
  onAgain: (upload: Upload) => void
  onDismiss: (id: string) => void
}

/** Uploads in progress, and failed ones. */
export function UploadQueue({ uploads, onAgain, onDismiss }: UploadQueueProps) {
  if (uploads.length === 0) return null
  return (
    <Card>
      <ul aria-label={t('Uploads')} className="flex flex-col divide-y">
        {uploads.map((upload) => (
          <li key={upload.id} className="flex min-h-14 items-center gap-4 px-4 py-2 text-sm">
            <div className="flex min-w-0 flex-1 flex-col gap-1.5">
              <OneLine text={upload.name} />
              <State upload={upload} />
            </div>
            {upload.state === 'failed' && upload.canRetry && (
              <Button
                variant="outline"
                size="sm"
                aria-label={t('Try again: {name}', { name: upload.name })}
                onClick={() => onAgain(upload)}
              >
                {t('Try again')}
              </Button>
            )}
            {upload.state === 'failed' && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('Dismiss {name}', { name: upload.name })}
                onClick={() => onDismiss(upload.id)}
              >
                <X aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function State({ upload: { state, name, progress, problem } }: { upload: Upload }) {
  switch (state) {
    case 'waiting':
      return <span className="text-xs text-muted-foreground">{t('Waiting…')}</span>
    case 'sending':
      return (
        <Progress
          value={progress * 100}
          aria-label={t('Uploading {name}', { name })}
          className="h-1.5"
        />
      )
    case 'failed':
      return (
        <span className="flex items-start gap-1.5 text-xs text-destructive">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {problem ?? t('The upload failed.')}
        </span>
      )
  }
}
