import { useQuery } from '@tanstack/react-query'
import type { ImportReport } from '#shared/sources.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatMoment } from '#web/format/dates.ts'
import {
  isMoving,
  reportQuery,
  sourceListQuery,
  type ListedSource,
} from '#web/parts/sources/queries.ts'
import { t } from '#web/words/translate.ts'
import { EarlierReports } from './earlier-reports.tsx'
import { ReportView } from './report-view.tsx'

type ReportDialogProps = { source: ListedSource | undefined; onClose: () => void }

/** The result of a source's last import or sync, or of the running one so far. */
export function ReportDialog({ source, onClose }: ReportDialogProps) {
  return (
    <Dialog open={source !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-xl">{source && <Report source={source} />}</DialogContent>
    </Dialog>
  )
}

function Report({ source: { id, name } }: { source: ListedSource }) {
  const { data: progress } = useQuery({
    ...sourceListQuery,
    select: (sources) => sources.find((source) => source.id === id)?.progress,
  })
  const { data: report, error } = useQuery(reportQuery(id, isMoving(progress)))
  const title = !report
    ? t('Report: {name}', { name })
    : report.kind === 'sync'
      ? t('Sync report: {name}', { name })
      : t('Import report: {name}', { name })
  return (
    <>
      <DialogHeader>
        <DialogTitle className="break-words">{title}</DialogTitle>
        <DialogDescription>
          {report
            ? startedText(report, progress?.state === 'stopped')
            : t('The last import or sync')}
        </DialogDescription>
      </DialogHeader>
      {report ? (
        <>
          <ReportView report={report} />
          <EarlierReports id={id} than={report.startedAt} />
        </>
      ) : report === null ? (
        <p className="text-sm">{t('Nothing has been imported or synced yet.')}</p>
      ) : error ? (
        <FormError>{t('The report could not be loaded. Please try again.')}</FormError>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">{t('Done')}</Button>
        </DialogClose>
      </DialogFooter>
    </>
  )
}

function startedText({ startedAt, finishedAt }: ImportReport, stopped: boolean): string {
  if (finishedAt !== null)
    return t('Finished {finishedAt}', { finishedAt: formatMoment(finishedAt) })
  return t('Started {startedAt}, {value}', {
    startedAt: formatMoment(startedAt),
    value: stopped ? t('stopped') : t('still running'),
  })
}
