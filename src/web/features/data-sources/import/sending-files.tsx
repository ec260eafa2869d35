import { useId } from 'react'
import { formatDuration } from '#web/format/duration.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { t, tn } from '#web/words/translate.ts'
import { ImportFrame } from './import-frame.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { Sending } from './use-import-draft.ts'

type SendingFilesProps = { sending: Sending; onCancel: () => void; onRetry: () => void }

/** The progress of the upload, and what to do if it fails. */
export function SendingFiles({ sending, onCancel, onRetry }: SendingFilesProps) {
  const { files, share, problem } = sending
  const id = useId()
  const arrived = share >= 1
  const title = tn(files.length, 'Sending {count} file', 'Sending {count} files')
  return (
    <ImportFrame
      title={problem !== undefined ? t('Not sent') : arrived ? t('Checking the files') : title}
      description={namesOf(files)}
    >
      {problem === undefined && <LeaveGuard />}
      {problem === undefined ? (
        <div className="flex flex-col gap-1.5">
          <Progress value={arrived ? null : share * 100} aria-labelledby={id} />
          <p id={id} className="text-sm text-muted-foreground tabular-nums">
            {arrived ? t('Finding out what they are…') : describeProgress(sending)}
          </p>
        </div>
      ) : (
        <FormError>{problem}</FormError>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        {problem !== undefined && <Button onClick={onRetry}>{t('Try again')}</Button>}
      </div>
    </ImportFrame>
  )
}

const shownNames = 3

function namesOf(files: readonly File[]): string {
  const names = files.slice(0, shownNames).map(({ name }) => name)
  const others = files.length - names.length
  return others > 0
    ? t('{names} and {others} more', { names: names.join(', '), others })
    : names.join(', ')
}

/** How much has left the browser, and the remaining time at that speed. */
function describeProgress({ files, share, startedAt }: Sending): string {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const sent = t('{total} of {total2} sent', {
    total: formatFileSize(Math.round(total * share)),
    total2: formatFileSize(total),
  })
  const seconds = (Date.now() - startedAt) / 1_000
  if (share <= 0 || seconds < 2) return sent
  return t('{sent}, {formatDuration} left', {
    sent,
    formatDuration: formatDuration((seconds / share) * (1 - share)),
  })
}
