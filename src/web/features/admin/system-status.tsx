import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react'
import type { AdminAnalytics, PartStatus } from '#shared/usage.ts'
import { Panel } from '#web/ui/panel.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { formatUptime } from './format-admin.ts'

export function SystemStatus({ analytics }: { analytics: AdminAnalytics }) {
  const { system, systemUptime, startedAt } = analytics
  return (
    <Panel title={t('System Status')}>
      <dl className="-my-3 flex flex-col divide-y">
        <Part name={t('Database')} status={system.database} />
        <Part name={t('Background jobs')} status={system.jobs} />
        <Part name={t('Embedding model')} status={system.model} />
        <Part name={t('Disk')} status={system.disk} />
        <Part name={t('Memory')} status={system.memory} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3">
          <dt className="text-sm font-medium">{t('Uptime')}</dt>
          <dd className="text-sm font-semibold tabular-nums">{formatUptime(systemUptime)}</dd>
          <dd className="col-span-2 text-xs text-muted-foreground">
            {t('Since {startedAt}', { startedAt: formatMoment(startedAt) })}
          </dd>
        </div>
      </dl>
    </Panel>
  )
}

const looks: Record<
  PartStatus['state'],
  { text: string; variant: 'success' | 'warning' | 'destructive'; icon: LucideIcon }
> = {
  working: { text: t('Working'), variant: 'success', icon: CircleCheck },
  starting: { text: t('Starting'), variant: 'warning', icon: CircleDashed },
  low: { text: t('Running low'), variant: 'warning', icon: CircleAlert },
  failed: { text: t('Not working'), variant: 'destructive', icon: CircleAlert },
}

function Part({ name, status }: { name: string; status: PartStatus }) {
  const { text, variant, icon: Icon } = looks[status.state]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3">
      <dt className="text-sm font-medium">{name}</dt>
      <dd>
        <Badge variant={variant}>
          <Icon aria-hidden />
          {text}
        </Badge>
      </dd>
      <dd className="col-span-2 text-xs wrap-anywhere text-muted-foreground">
        {tServer(status.detail)}
      </dd>
    </div>
  )
}
