import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import type { FailedJob } from '#shared/administration.ts'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { formatMoment, formatUploadedAt } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatCount } from '#web/format/count.ts'
import { rich } from '#web/words/rich.tsx'
import { t, tn } from '#web/words/translate.ts'
import { formatJobKind } from './format-admin.ts'
import { adminKey, dismissJob, failedJobsQuery, retryJob } from './queries.ts'

/** Background work that failed in the last day. */
export function FailedJobs() {
  const { data, error, refetch } = useQuery(failedJobsQuery)
  return (
    <Panel
      title={t('Failed Jobs')}
      description={t(
        'Background work that finally failed in the last day. Its owner and content are not shown.',
      )}
    >
      {data ? (
        data.jobs.length === 0 ? (
          <PanelNote>{t('No job has failed in the last day.')}</PanelNote>
        ) : (
          <>
            <ul aria-label={t('Failed jobs')} className="-my-3 divide-y">
              {data.jobs.map((job) => (
                <Job key={job.id} job={job} />
              ))}
            </ul>
            {data.total > data.jobs.length && (
              <p className="pt-4 text-sm text-muted-foreground">
                {t('The last {length} of {total} are shown.', {
                  length: data.jobs.length,
                  total: formatCount(data.total),
                })}
              </p>
            )}
          </>
        )
      ) : error ? (
        <PanelProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Panel>
  )
}

function Job({ job }: { job: FailedJob }) {
  const [now] = useState(() => new Date())
  const queryClient = useQueryClient()
  const settled = {
    onError: ({ message }: Error) =>
      notify({ title: t('Error'), description: message, destructive: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  }
  const retry = useMutation({
    mutationFn: () => retryJob(job.id),
    onSuccess: () => notify({ title: t('The job is waiting to run again.') }),
    ...settled,
  })
  const dismiss = useMutation({ mutationFn: () => dismissJob(job.id), ...settled })
  const name = formatJobKind(job.kind)
  const isBusy = retry.isPending || dismiss.isPending
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-0.5">
        <span className="text-sm font-medium">{name}</span>
        <span className="text-xs text-muted-foreground">
          {rich('Failed {time} · tried {tries}', {
            time: (
              <time dateTime={job.failedAt} title={formatMoment(job.failedAt)}>
                {formatUploadedAt(job.failedAt, now)}
              </time>
            ),
            tries: tn(job.tries, '{count} time', '{count} times'),
          })}
        </span>
        <code className="font-mono text-xs wrap-anywhere text-muted-foreground">{job.error}</code>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          className="max-sm:min-h-11"
          aria-label={t('Try again: {name}', { name })}
          disabled={isBusy}
          onClick={() => retry.mutate()}
        >
          <RotateCcw aria-hidden />
          {t('Try again')}
        </Button>
        <Button
          variant="ghost"
          className="max-sm:min-h-11"
          aria-label={t('Dismiss: {name}', { name })}
          disabled={isBusy}
          onClick={() => dismiss.mutate()}
        >
          <X aria-hidden />
          {t('Dismiss')}
        </Button>
      </div>
    </li>
  )
}
