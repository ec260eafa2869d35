import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { formatMoment } from '#web/format/dates.ts'
import { reportsQuery } from '#web/parts/sources/queries.ts'
import { formatOutcome } from '#web/parts/sources/format-counts.ts'
import { t } from '#web/words/translate.ts'
import { ReportView } from './report-view.tsx'

type EarlierReportsProps = {
  id: string
  /** The start of the run whose report is already shown. */
  than: string
}

/** The reports of earlier runs, each folded. */
export function EarlierReports({ id, than }: EarlierReportsProps) {
  const { data } = useQuery(reportsQuery(id))
  const earlier = data?.filter(({ startedAt }) => startedAt < than) ?? []
  if (earlier.length === 0) return null
  return (
    <section
      aria-label={t('Earlier reports')}
      className="flex flex-col gap-1 border-t pt-4 text-sm"
    >
      <h3 className="font-medium">{t('Earlier reports')}</h3>
      {earlier.map((report) => (
        <details key={report.startedAt} className="group">
          <summary className="flex min-h-10 touch:min-h-11 cursor-pointer list-none items-center gap-2 rounded-md py-1 [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
            />
            <span className="flex min-w-0 flex-col">
              <span>
                {report.kind === 'sync' ? t('Sync') : t('Import')}, {formatMoment(report.startedAt)}
              </span>
              <span className="text-xs text-muted-foreground tabular-nums">
                {formatOutcome(report)}
              </span>
            </span>
          </summary>
          <div className="py-3 pl-6">
            <ReportView report={report} earlier />
          </div>
        </details>
      ))}
    </section>
  )
}
