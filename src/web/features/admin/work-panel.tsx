import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WorkView } from '#shared/administration.ts'
import { formatCount } from '#web/format/count.ts'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { formatJobKind, formatWait } from './format-admin.ts'
import { workQuery } from './queries.ts'

/** Background jobs by kind, and the slowest calls. */
export function WorkPanel() {
  const { data, error, refetch } = useQuery(workQuery)
  const shown = (show: (work: WorkView) => ReactNode) =>
    data ? (
      show(data)
    ) : error ? (
      <PanelProblem error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-24 w-full" />
    )
  return (
    <>
      <Panel
        title={t('Jobs')}
        description={t('Background work by kind. Done and failed jobs are from the last day.')}
      >
        {shown(({ jobs }) =>
          jobs.length === 0 ? (
            <PanelNote>{t('No job has run in the last day.')}</PanelNote>
          ) : (
            <Jobs jobs={jobs} />
          ),
        )}
      </Panel>
      <Panel
        title={t('Slow calls')}
        description={t(
          'Time until an answer begins, for the latest calls of each route in this process',
        )}
      >
        {shown(({ calls }) => (
          <Calls calls={calls} />
        ))}
      </Panel>
    </>
  )
}

function Jobs({ jobs }: Pick<WorkView, 'jobs'>) {
  return (
    <Figures
      label={t('Jobs by kind')}
      heads={[
        t('Kind'),
        t('Waiting'),
        t('Oldest'),
        t('Running'),
        t('Trying again'),
        t('Done'),
        t('Failed'),
      ]}
      rows={jobs.map(({ kind, ...counts }) => [
        formatJobKind(kind),
        formatCount(counts.waiting),
        counts.oldestWaitingS === null ? '–' : formatWait(counts.oldestWaitingS),
        formatCount(counts.running),
        formatCount(counts.retrying),
        formatCount(counts.done),
        formatCount(counts.failed),
      ])}
    />
  )
}

function Calls({ calls }: Pick<WorkView, 'calls'>) {
  return (
    <Figures
      label={t('Calls by route')}
      heads={[t('Route'), t('Calls'), t('Median'), t('95th percentile')]}
      rows={calls.map(({ route, calls: count, p50Ms, p95Ms }) => [
        <code key={route} className="font-mono text-xs break-all">
          {route}
        </code>,
        formatCount(count),
        t('{ms} ms', { ms: formatCount(p50Ms) }),
        t('{ms} ms', { ms: formatCount(p95Ms) }),
      ])}
    />
  )
}

type FiguresProps = { label: string; heads: readonly string[]; rows: readonly ReactNode[][] }

/** A table whose first column names the subject of its figures. */
function Figures({ label, heads, rows }: FiguresProps) {
  return (
    <section
      aria-label={label}
      // A table that scrolls sideways is reached with the keyboard, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b text-left text-muted-foreground">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={at === 0 ? 'py-2 pr-3 font-medium' : 'py-2 pl-3 text-right font-medium'}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row" className="min-w-40 py-2 pr-3 text-left font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={at} className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
