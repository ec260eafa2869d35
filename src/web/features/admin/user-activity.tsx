import type { AdminAnalytics } from '#shared/usage.ts'
import { MeasureList } from '#web/ui/measure-list.tsx'
import { formatCount } from '#web/format/count.ts'
import { Panel } from '#web/ui/panel.tsx'
import { formatActivityRate } from './format-admin.ts'

export function UserActivity({ analytics }: { analytics: AdminAnalytics }) {
  const { activeUsers, totalUsers, guests } = analytics
  return (
    <Panel title="User Activity">
      <MeasureList
        label="User Activity"
        measures={[
          {
            label: 'Active users',
            value: formatCount(activeUsers),
            explanation: 'People with an account whose last request is under 30 minutes old',
          },
          {
            label: 'Activity rate',
            value: formatActivityRate(activeUsers, totalUsers),
            explanation: `${formatCount(activeUsers)} of ${formatCount(totalUsers)} are active`,
          },
          {
            label: 'Guests',
            value: formatCount(guests.total),
            explanation: `Visitors without an account, ${formatCount(guests.active)} of them active; removed once they are idle`,
          },
          {
            label: 'Queries of guests',
            value: formatCount(guests.queries),
            explanation: 'In none of the totals above',
          },
        ]}
      />
    </Panel>
  )
}
