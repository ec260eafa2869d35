import { useQuery } from '@tanstack/react-query'
import type { WeekView } from '#shared/today.ts'
import { formatShortDay } from '#web/format/money.ts'
import { Panel, PanelProblem } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { LineList } from './line-list.tsx'
import { todayQuery, weekQuery } from './queries.ts'

/** News of today and of the last full week, without a question asked. */
export function TodayCard() {
  const { data, error, refetch } = useQuery(todayQuery())
  const week = useQuery(weekQuery())
  // Both at once, so that the second pushes nothing down.
  const isLoading = !error && (data === undefined || week.isPending)
  const hasWeek = !isLoading && week.data !== undefined && week.data.lines.length > 0
  return (
    <div className={hasWeek ? 'grid grid-cols-1 items-start gap-6 lg:grid-cols-2' : undefined}>
      <Panel title={t('Today')}>
        {isLoading ? (
          <div aria-busy className="flex flex-col gap-3">
            <span className="sr-only">{t('Loading…')}</span>
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <Skeleton key={row} className="h-18 w-full max-md:h-24" />
            ))}
          </div>
        ) : data ? (
          <LineList
            lines={data.lines}
            empty={t(
              'Nothing to report. Bills, appointments, unanswered mails and what is unusual appear here.',
            )}
          />
        ) : (
          error && <PanelProblem error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
      {hasWeek && <WeekPanel week={week.data} />}
    </div>
  )
}

function WeekPanel({ week: { from, to, lines } }: { week: WeekView }) {
  return (
    <Panel
      title={t('Last week')}
      description={t('{from} to {to}', { from: formatShortDay(from), to: formatShortDay(to) })}
    >
      <LineList lines={lines} empty="" />
    </Panel>
  )
}
