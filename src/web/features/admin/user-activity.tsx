import type { AdminAnalytics } from '#shared/usage.ts'
import { MeasureList } from '#web/ui/measure-list.tsx'
import { formatCount } from '#web/format/count.ts'
import { Panel } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { formatActivityRate } from './format-admin.ts'

export function UserActivity({ analytics }: { analytics: AdminAnalytics }) {
  const { activeUsers, totalUsers, guests } = analytics
  return (
    <Panel title={t('User Activity')}>
      <MeasureList
        label={t('User Activity')}
        measures={[
          {
            label: t('Active users'),
            value: formatCount(activeUsers),
            explanation: t('People with an account whose last request is under 30 minutes old'),
          },
          {
            label: t('Activity rate'),
            value: formatActivityRate(activeUsers, totalUsers),
            explanation: t('{activeUsers} of {totalUsers} are active', {
              activeUsers: formatCount(activeUsers),
              totalUsers: formatCount(totalUsers),
            }),
          },
          {
            label: t('Guests'),
            value: formatCount(guests.total),
            explanation: t(
              'Visitors without an account, {active} of them active; removed once they are idle',
              { active: formatCount(guests.active) },
            ),
          },
          {
            label: t('Queries by guests'),
            value: formatCount(guests.queries),
            explanation: t('In none of the totals above'),
          },
        ]}
      />
    </Panel>
  )
}
