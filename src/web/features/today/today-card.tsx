import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { readPutAway, writePutAway } from './dismissed-lines.ts'
import { todayQuery } from './queries.ts'
import { TodayRow } from './today-row.tsx'

const atFirst = 6

/** Today's news, without a question; each line can be dismissed. */
export function TodayCard() {
  const { data, error, refetch } = useQuery(todayQuery())
  const { data: me } = useQuery(meQuery)
  const personId = me?.id ?? ''
  const [away, setAway] = useState(() => readPutAway(window.localStorage, personId))
  const [all, setAll] = useState(false)
  const change = (ids: string[]) => {
    writePutAway(window.localStorage, personId, ids)
    setAway(ids)
  }
  const lines = data?.lines.filter(({ id }) => !away.includes(id)) ?? []
  const hidden = (data?.lines.length ?? 0) - lines.length
  const shown = all ? lines : lines.slice(0, atFirst)

  return (
    <Panel title={t('Today')}>
      {data ? (
        <>
          {shown.length === 0 && (
            <PanelNote>
              {hidden === 0
                ? t(
                    'Nothing to report. Bills, appointments, unanswered mails and what is unusual appear here.',
                  )
                : t('You have put everything away.')}
            </PanelNote>
          )}
          <ul className="-mx-2 flex flex-col">
            {shown.map((line) => (
              <TodayRow key={line.id} line={line} onPutAway={() => change([...away, line.id])} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            {lines.length > shown.length && (
              <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
                {t('Show all {length}', { length: lines.length })}
              </Button>
            )}
            {hidden > 0 && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => change(away.filter((id) => !data.lines.some((l) => l.id === id)))}
              >
                {t('Bring back {hidden} put away', { hidden })}
              </Button>
            )}
          </div>
        </>
      ) : error ? (
        <PanelProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className="flex flex-col gap-3">
          <span className="sr-only">{t('Loading…')}</span>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </div>
      )}
    </Panel>
  )
}
