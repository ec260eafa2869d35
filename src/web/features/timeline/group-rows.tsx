import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { Citation } from '#shared/answers.ts'
import type { TimelineGroup } from '#shared/timeline.ts'
import { timeText } from '#shared/written.ts'
import { language } from '#web/format/region.ts'
import { cn } from '#web/ui/cn.ts'
import { LoadMore } from '#web/ui/list-states.tsx'
import { PanelProblem } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EntryRow } from './entry-row.tsx'
import { groupText } from './group-text.ts'
import { kindIcons } from './kind-icons.ts'
import { entriesQuery } from './queries.ts'
import type { TimelineSearch } from './search.ts'

type GroupRowsProps = {
  day: string
  group: TimelineGroup
  search: TimelineSearch
  onOpen: (citation: Citation) => void
}

/** Related entries: listed individually, or as one line that unfolds. */
export function GroupRows(props: GroupRowsProps) {
  const { group, onOpen } = props
  if (group.entries.length === 0) return <Fold {...props} />
  return group.entries.map((entry) => (
    <Row key={entry.id} group={group}>
      <EntryRow group={group} entry={entry} onOpen={onOpen} />
    </Row>
  ))
}

function Row({ group, children }: { group: TimelineGroup; children: ReactNode }) {
  const Icon = kindIcons[group.kind]
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 sm:px-5 touch:py-1">
      <Icon
        aria-hidden
        className="mt-1 size-4 shrink-0 text-primary touch:mt-3.5"
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

function Fold({ day, group, search, onOpen }: GroupRowsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const times = timesText(group)
  return (
    <Row group={group}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex w-full min-w-0 items-center gap-3 text-left underline-offset-4 hover:underline touch:min-h-11"
      >
        <span className="flex min-w-0 flex-1 flex-col">
          <span dir="auto" className="break-words">
            {groupText(group)}
          </span>
          {times !== '' && <span className="text-sm text-muted-foreground">{times}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 text-muted-foreground', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={id} className="mt-2">
          <FoldedEntries day={day} group={group} search={search} onOpen={onOpen} />
        </div>
      )}
    </Row>
  )
}

function timesText({ from, to }: TimelineGroup): string {
  const times = [...new Set([from, to])].filter((time) => time !== '')
  return times.map((time) => timeText(time, language())).join(' to ')
}

function FoldedEntries({ day, group, search, onOpen }: GroupRowsProps) {
  const list = useInfiniteQuery(entriesQuery({ day, search, ...group }))
  if (!list.data) {
    if (!list.isError) return <Skeleton className="h-20" />
    return <PanelProblem error={list.error} onRetry={() => void list.refetch()} />
  }
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={groupText(group)} className="flex flex-col gap-2 border-l pl-3">
        {list.data.map((entry) => (
          <li key={entry.id}>
            <EntryRow group={group} entry={entry} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  )
}
