import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SharedEvent } from '#shared/threads.ts'
import { formatWallTime } from '#web/format/wall-time.ts'
import { Panel, PanelProblem } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { eventsWith } from './queries.ts'

/** Events that a person takes part in; nothing where there are none. */
export function SharedEventList({ person }: { person: string }) {
  const { data, error, refetch } = useQuery(eventsWith(person))
  if (error && !data) {
    return (
      <Panel title={t('Shared events')}>
        <PanelProblem error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!data || data.coming.length + data.past.length === 0) return null
  return (
    <Panel title={t('Shared events')}>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {data.coming.length > 0 && <Events title={t('Coming up')} events={data.coming} />}
        {data.past.length > 0 && <Events title={t('Past')} events={data.past} />}
      </div>
    </Panel>
  )
}

function Events({ title, events }: { title: string; events: readonly SharedEvent[] }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h3 className="text-sm font-medium text-muted-foreground">{title}</h3>
      <ul className="flex flex-col divide-y">
        {events.map((event) => (
          <li key={event.id} className="flex flex-col py-2 text-sm">
            <EventTitle event={event} />
            <span className="break-words text-muted-foreground">
              {[formatWallTime(event.start), event.location]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to the day, with everything that happened around it. */
const EventTitle = ({ event: { title, start } }: { event: SharedEvent }) => (
  <Link
    to="/timeline/$day"
    params={{ day: start.slice(0, 10) }}
    dir="auto"
    className="w-fit font-medium break-words underline-offset-4 hover:underline touch:min-h-11 touch:leading-11"
  >
    {title || t('Without a title')}
  </Link>
)
