import { useQuery } from '@tanstack/react-query'
import { screenHeads } from '#shared/screens.ts'
import { reasonOf } from '#web/ui/panel.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { LoadFailed } from '#web/ui/list-states.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { language, timeZone } from '#web/format/region.ts'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { adminQuery } from './queries.ts'
import { PlatformUsage } from './platform-usage.tsx'
import { SystemStatus } from './system-status.tsx'
import { Totals } from './totals.tsx'
import { UserActivity } from './user-activity.tsx'
import { WorkPanel } from './work-panel.tsx'

export function AdminDashboard() {
  const { data, error, refetch } = useQuery(adminQuery)
  return (
    <Page
      {...screenHeads.admin}
      actions={data && <LastUpdated timestamp={data.timestamp} failed={error !== null} />}
    >
      {error && !data ? (
        <LoadFailed
          title={t('The figures could not be loaded')}
          reason={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Totals analytics={data} />
          {data ? (
            <>
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <SystemStatus analytics={data} />
                <UserActivity analytics={data} />
              </div>
              <PlatformUsage analytics={data} />
            </>
          ) : (
            <div aria-busy className="grid gap-6 lg:grid-cols-2">
              <Skeleton className="h-72 w-full" />
              <Skeleton className="h-72 w-full" />
            </div>
          )}
        </>
      )}
      <WorkPanel />
      <FailedJobs />
      <PeoplePanel />
    </Page>
  )
}

type LastUpdatedProps = { timestamp: string; failed: boolean }

function LastUpdated({ timestamp, failed }: LastUpdatedProps) {
  const at = new Date(timestamp)
  return (
    <p className="text-sm text-muted-foreground">
      {rich('Last updated: {time}', {
        time: (
          <time dateTime={timestamp} title={formatMoment(timestamp)} className="tabular-nums">
            {at.toLocaleTimeString(language(), { timeStyle: 'medium', timeZone: timeZone() })}
          </time>
        ),
      })}
      {failed && <span className="block text-destructive">{t('The last update failed.')}</span>}
    </p>
  )
}
