import { Activity, Database, MessageCircleQuestion, Timer } from 'lucide-react'
import type { UsageOverview } from '#shared/usage.ts'
import { FigureCard, FigureGrid } from '#web/features/dashboard/figure-card.tsx'
import { formatCount } from '#web/features/dashboard/format-figures.ts'
import { responseTime } from './measures.ts'

type OverviewCardsProps = {
  overview: UsageOverview | undefined
  /** Why there is no overview. */
  problem: string | undefined
}

export function OverviewCards({ overview, problem }: OverviewCardsProps) {
  const time = overview && responseTime(overview)
  const everybody = overview?.activeUsers.everybody
  const known = (value: string | undefined) => value ?? (problem === undefined ? undefined : '–')
  return (
    <FigureGrid label="Key figures">
      <FigureCard
        label="Total Queries"
        icon={MessageCircleQuestion}
        value={known(overview && formatCount(overview.totalQueries))}
        explanation={problem ?? 'All that you ever asked here'}
      />
      <FigureCard
        label="Active Users"
        icon={Activity}
        value={known(overview && formatCount(overview.activeUsers.count))}
        explanation={
          problem ??
          (everybody
            ? 'People with an account, in the last 30 minutes'
            : 'You; this page is yours alone')
        }
      />
      <FigureCard
        label="Data Sources"
        icon={Database}
        value={known(overview && formatCount(overview.dataSources))}
        explanation={problem ?? 'All that you have added; uploads are counted below'}
      />
      <FigureCard
        label="Avg Response Time"
        icon={Timer}
        value={known(time?.value)}
        explanation={problem ?? time?.explanation}
      />
    </FigureGrid>
  )
}
