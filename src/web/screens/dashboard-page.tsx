import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { DataSourcesCard } from '#web/features/data-sources/data-sources-card.tsx'
import { TodayCard } from '#web/features/today/today-card.tsx'

export function DashboardPage() {
  return <Dashboard today={<TodayCard />} sources={<DataSourcesCard />} />
}
