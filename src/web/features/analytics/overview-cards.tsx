import { Activity, Database, MessageCircleQuestion, Timer } from 'lucide-react'
import type { UsageOverview } from '#shared/usage.ts'
import { FigureCard, FigureGrid } from '#web/ui/figure-card.tsx'
import { formatCount } from '#web/format/count.ts'
import { Explain } from '#web/ui/explain.tsx'
import { t } from '#web/words/translate.ts'
import { explanationsOf } from './explanations.ts'
import { responseTime } from './measures.ts'

type OverviewCardsProps = {
  overview: UsageOverview | undefined
  /** Why there is no overview. */
  problem: string | undefined
}

export function OverviewCards({ overview, problem }: OverviewCardsProps) {
  const cards = overview ? cardsOf(overview) : []
  const explained = overview && explanationsOf(overview)
  return (
    <FigureGrid label={t('Key figures')}>
      {names.map(({ key, label, icon }, index) => (
        <FigureCard
          key={key}
          label={label}
          icon={icon}
          value={cards[index]?.value ?? (problem === undefined ? undefined : '–')}
          explanation={problem ?? cards[index]?.explanation}
          info={explained && <Explain figure={label} explanation={explained[key]} />}
        />
      ))}
    </FigureGrid>
  )
}

const names = [
  { key: 'totalQueries', label: t('Total Queries'), icon: MessageCircleQuestion },
  { key: 'activeUsers', label: t('Active Users'), icon: Activity },
  { key: 'dataSources', label: t('Data Sources'), icon: Database },
  { key: 'responseTime', label: t('Avg Response Time'), icon: Timer },
] as const

/** In the order of `names`. */
function cardsOf(overview: UsageOverview): { value: string; explanation: string }[] {
  const { activeUsers, dataSources, period, totalQueries } = overview
  const isAllTime = period.from === null
  return [
    {
      value: formatCount(totalQueries),
      explanation: isAllTime
        ? t('All that you ever asked here')
        : t('What you asked in this period'),
    },
    {
      value: formatCount(activeUsers.count),
      explanation: activeUsers.everybody
        ? t('People with an account, in the last 30 minutes')
        : t('You; this page is yours alone'),
    },
    {
      value: formatCount(dataSources.total),
      explanation: isAllTime
        ? t('All that you have added; uploads are counted below')
        : t('At the end of the period; {added} of them added during it', {
            added: formatCount(dataSources.added),
          }),
    },
    responseTime(overview),
  ]
}
