import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { HeartPulse } from 'lucide-react'
import { useState } from 'react'
import type { HealthTrends } from '#shared/health.ts'
import { screenHeads } from '#shared/screens.ts'
import { NothingImported } from '#web/parts/sources/nothing-imported.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed, NothingFits } from '#web/ui/list-states.tsx'
import { Page } from '#web/ui/page.tsx'
import { reasonOf } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t, tn } from '#web/words/translate.ts'
import { MeasurePanel } from './measure-panel.tsx'
import { MedicalPanels } from './medical-panels.tsx'
import { PeriodBar } from './period-bar.tsx'
import { entriesQuery, labsQuery, medicationsQuery, trendsQuery } from './queries.ts'
import { healthSearch, type HealthSearch } from './search.ts'
import { WorkoutsPanel } from './workouts-panel.tsx'

/** Activity, sleep and wellbeing over time, and lab results. */
export function HealthPage() {
  const search = healthSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const trends = useQuery(trendsQuery(search))
  const labs = useQuery(labsQuery)
  const medications = useInfiniteQuery(medicationsQuery)
  const entries = useInfiniteQuery(entriesQuery)
  const all = [trends, labs, medications, entries]
  const failed = all.find(({ isError, data }) => isError && data === undefined)
  const show = (changed: HealthSearch) =>
    void navigate({ to: '/health', search: changed, replace: true, resetScroll: false })

  if (failed?.error) {
    return (
      <Page {...screenHeads.health}>
        <LoadFailed
          title={t('Your health data could not be loaded')}
          reason={reasonOf(failed.error)}
          onRetry={() => void Promise.all(all.map((each) => each.refetch()))}
        />
      </Page>
    )
  }
  if (!trends.data || !labs.data || !medications.data || !entries.data)
    return <Page {...screenHeads.health}>{waiting}</Page>

  const { hasData } = trends.data
  const lists = [labs.data.series, medications.data, entries.data]
  const hasRecord = lists.some((list) => list.length > 0)
  return (
    <Page {...screenHeads.health}>
      {!hasData && !hasRecord && (
        <NothingImported
          icon={HeartPulse}
          title={t('No health data yet')}
          description={t(
            'Import an export of Apple Health, Google Fit or a sports watch, or a health record from a practice. Then this page shows your trends.',
          )}
        />
      )}
      {hasData && <Trends trends={trends.data} isOld={trends.isPlaceholderData} onShow={show} />}
      <MedicalPanels
        labs={labs.data}
        medications={{ ...medications, data: medications.data }}
        entries={{ ...entries, data: entries.data }}
      />
    </Page>
  )
}

const waiting = (
  <div aria-busy className="grid grid-cols-1 gap-6 lg:grid-cols-2">
    <span className="sr-only">{t('Loading your health data…')}</span>
    <Skeleton className="h-10 lg:col-span-2" />
    <Skeleton className="h-[28rem] rounded-lg" />
    <Skeleton className="h-[28rem] rounded-lg" />
  </div>
)

/** Shown at once; the others on demand. */
const mostAtFirst = 8

type TrendsProps = {
  trends: HealthTrends
  isOld: boolean
  onShow: (search: HealthSearch) => void
}

function Trends({ trends, isOld, onShow }: TrendsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const { range, measures, workouts } = trends
  const shown = showsAll ? measures : measures.slice(0, mostAtFirst)
  return (
    <>
      <PeriodBar trends={trends} onShow={onShow} />
      <div
        aria-busy={isOld}
        className={
          isOld ? 'flex flex-col gap-6 opacity-60 transition-opacity' : 'flex flex-col gap-6'
        }
      >
        {measures.length === 0 && !workouts && (
          <NothingFits
            title={t('Nothing was measured in this period')}
            action={t('Show the newest')}
            onShowAll={() => onShow({ range })}
          />
        )}
        <div className="grid grid-cols-1 gap-6 empty:hidden lg:grid-cols-2">
          {shown.map((measure) => (
            <MeasurePanel key={`${measure.name} ${measure.unit}`} measure={measure} range={range} />
          ))}
          {workouts && <WorkoutsPanel workouts={workouts} range={range} />}
        </div>
        {shown.length < measures.length && (
          <Button variant="outline" className="self-center" onClick={() => setShowsAll(true)}>
            {tn(measures.length, 'Show {count} measurement', 'Show all {count} measurements')}
          </Button>
        )}
      </div>
    </>
  )
}
