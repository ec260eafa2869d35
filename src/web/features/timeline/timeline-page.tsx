import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { screenHeads } from '#shared/screens.ts'
import { NothingImported } from '#web/parts/sources/nothing-imported.tsx'
import { useCitedPassage } from '#web/parts/viewer/use-cited-passage.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListLoading, LoadFailed, NothingFits } from '#web/ui/list-states.tsx'
import { Page } from '#web/ui/page.tsx'
import { reasonOf } from '#web/ui/panel.tsx'
import { t, tn } from '#web/words/translate.ts'
import { DaySection } from './day-section.tsx'
import { LoadEarlier } from './load-earlier.tsx'
import { daysQuery } from './queries.ts'
import { timelineListSearch, type TimelineListSearch } from './search.ts'
import { TimelineFilters } from './timeline-filters.tsx'

type Days = ReturnType<typeof useDays>
const useDays = (search: TimelineListSearch) => useInfiniteQuery(daysQuery(search))

/** Everything by day, newest first. */
export function TimelinePage() {
  const { future, ...search } = timelineListSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const list = useDays({ ...search, future })
  const isFiltered = search.source !== undefined || search.person !== undefined
  const hasNothing = !isFiltered && list.data?.days.length === 0 && list.data.later === 0
  const show = (changed: TimelineListSearch) =>
    void navigate({ to: '/timeline', search: changed, replace: true, resetScroll: false })
  return (
    <Page {...screenHeads.timeline}>
      {!hasNothing && (
        <TimelineFilters
          search={search}
          day=""
          onSearch={show}
          onDay={(day) => void navigate({ to: '/timeline/$day', params: { day }, search })}
        />
      )}
      <DayList
        list={list}
        search={search}
        isFiltered={isFiltered}
        onShowFuture={() => show({ ...search, future: true })}
        onClear={() => show({})}
      />
    </Page>
  )
}

type DayListProps = {
  list: Days
  search: TimelineListSearch
  isFiltered: boolean
  onShowFuture: () => void
  onClear: () => void
}

function DayList({ list, search, isFiltered, onShowFuture, onClear }: DayListProps) {
  const cited = useCitedPassage()
  if (!list.data) {
    if (!list.isError) return <ListLoading items={t('your timeline')} start />
    return (
      <LoadFailed
        title={t('Your timeline could not be loaded')}
        reason={reasonOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { days, today, later } = list.data
  if (days.length === 0 && later === 0) {
    if (isFiltered) {
      return (
        <NothingFits
          title={t('No day matches')}
          action={t('Show everything')}
          onShowAll={onClear}
        />
      )
    }
    return (
      <NothingImported
        icon={History}
        title={t('No days yet')}
        description={t(
          'Add a data source or upload a document. Then this page shows what happened on which day.',
        )}
      />
    )
  }
  return (
    <div
      className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
      aria-busy={list.isPlaceholderData}
    >
      <div className="flex min-w-0 flex-col gap-6">
        {later > 0 && (
          <Button variant="outline" className="self-start" onClick={onShowFuture}>
            {tn(later, 'Show {count} upcoming day', 'Show {count} upcoming days')}
          </Button>
        )}
        {days.map((day) => (
          <DaySection key={day.day} day={day} today={today} search={search} onOpen={cited.open} />
        ))}
        <LoadEarlier list={list} />
      </div>
      {cited.sheet}
    </div>
  )
}
