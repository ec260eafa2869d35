import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { DataSourcesCard } from '#web/features/data-sources/data-sources-card.tsx'

export function DashboardPage() {
  return <Dashboard sources={<DataSourcesCard />} />
}
