import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TimelineDayView } from '#shared/timeline.ts'
import { formatDay, formatShortDay } from '#web/format/money.ts'
import { useCitedPassage } from '#web/parts/viewer/use-cited-passage.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListLoading, LoadFailed } from '#web/ui/list-states.tsx'
import { Page } from '#web/ui/page.tsx'
import { reasonOf } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { DayCard } from './day-section.tsx'
import { dayQuery } from './queries.ts'
import { timelineSearch, type TimelineSearch } from './search.ts'
import { TimelineFilters } from './timeline-filters.tsx'

/** Browsers parse 31 February as a day in March. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

/** One day, with or without entries, and links to its neighbours. */
export function DayPage() {
  const { day = '' } = useParams({ strict: false })
  const search = timelineSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (to: string, changed: TimelineSearch) =>
    void navigate({
      to: '/timeline/$day',
      params: { day: to },
      search: changed,
      replace: to === day,
    })
  return (
    <Page title={isDay(day) ? formatDay(day) : t('No such day')}>
      <TimelineFilters
        search={search}
        day={isDay(day) ? day : ''}
        onSearch={(changed) => show(day, changed)}
        onDay={(to) => show(to, search)}
      />
      {isDay(day) ? (
        <Day day={day} search={search} />
      ) : (
        <Card>
          <EmptyState
            title={t('There is no such day')}
            description={t('Choose a day above, or look at all of them.')}
          >
            <AllDays search={search} />
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}

function Day({ day, search }: { day: string; search: TimelineSearch }) {
  const found = useQuery(dayQuery(day, search))
  const cited = useCitedPassage()
  if (!found.data) {
    if (!found.isError) return <ListLoading items={t('this day')} start />
    return (
      <LoadFailed
        title={t('This day could not be loaded')}
        reason={reasonOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    )
  }
  const { groups } = found.data
  const isFiltered = search.source !== undefined || search.person !== undefined
  return (
    <div
      className={found.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
      aria-busy={found.isPlaceholderData}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <AdjacentDays view={found.data} search={search} pending={found.isPlaceholderData} />
        {groups.length > 0 ? (
          <DayCard day={day} groups={groups} search={search} onOpen={cited.open} />
        ) : (
          <Card>
            <EmptyState
              title={
                isFiltered ? t('Nothing matches on this day') : t('Nothing is known of this day')
              }
              description={t('The arrows lead to the nearest days with entries.')}
            />
          </Card>
        )}
      </div>
      {cited.sheet}
    </div>
  )
}

type AdjacentDaysProps = {
  view: TimelineDayView
  search: TimelineSearch
  /** The previous day is still shown, whose neighbours differ. */
  pending: boolean
}

/** The nearest days with entries. */
function AdjacentDays({ view, search, pending }: AdjacentDaysProps) {
  const { previous, following } = view
  return (
    <nav aria-label={t('Days')} className="flex flex-wrap items-center justify-between gap-2">
      <Step day={previous} search={search} pending={pending} label={t('Previous day')}>
        <ChevronLeft aria-hidden />
        {previous === undefined ? t('Nothing earlier') : formatShortDay(previous)}
      </Step>
      <AllDays search={search} />
      <Step day={following} search={search} pending={pending} label={t('Next day')}>
        {following === undefined ? t('Nothing later') : formatShortDay(following)}
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  )
}

type StepProps = {
  day: string | undefined
  search: TimelineSearch
  pending: boolean
  label: string
  children: ReactNode
}

function Step({ day, search, pending, label, children }: StepProps) {
  if (day === undefined) {
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    )
  }
  return (
    <Button variant="outline" asChild>
      <Link
        to="/timeline/$day"
        params={{ day }}
        search={search}
        title={`${label}: ${formatDay(day)}`}
        aria-disabled={pending}
        onClick={(event) => pending && event.preventDefault()}
      >
        <span className="sr-only">{label}: </span>
        {children}
      </Link>
    </Button>
  )
}

const AllDays = ({ search }: { search: TimelineSearch }) => (
  <Button variant="ghost" asChild>
    <Link to="/timeline" search={search}>
      <ArrowLeft aria-hidden />
      {t('All days')}
    </Link>
  </Button>
)
