import { Link } from '@tanstack/react-router'
import type { Citation } from '#shared/answers.ts'
import type { TimelineDay } from '#shared/timeline.ts'
import { formatDay } from '#web/format/money.ts'
import { Card } from '#web/ui/card.tsx'
import { t } from '#web/words/translate.ts'
import { GroupRows } from './group-rows.tsx'
import type { TimelineSearch } from './search.ts'

type DaySectionProps = {
  day: TimelineDay
  today: string
  search: TimelineSearch
  onOpen: (citation: Citation) => void
}

/** A day in the list; its heading links to its page. */
export function DaySection({ day: { day, groups }, today, search, onOpen }: DaySectionProps) {
  const name = formatDay(day)
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-2">
      <h2 className="text-base leading-6 font-semibold">
        <Link
          to="/timeline/$day"
          params={{ day }}
          search={search}
          className="inline-flex min-h-8 items-center underline-offset-4 hover:underline touch:min-h-11"
        >
          {day === today ? t('Today, {name}', { name }) : name}
        </Link>
      </h2>
      <DayCard day={day} groups={groups} search={search} onOpen={onOpen} />
    </section>
  )
}

export function DayCard({
  day,
  groups,
  search,
  onOpen,
}: TimelineDay & Omit<DaySectionProps, 'day' | 'today'>) {
  return (
    <Card>
      <ul aria-label={t('What happened on {day}', { day: formatDay(day) })} className="divide-y">
        {groups.map((group) => (
          <GroupRows
            key={`${group.kind} ${group.of} ${group.service}`}
            day={day}
            group={group}
            search={search}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Card>
  )
}
