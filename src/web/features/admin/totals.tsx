import { Database, Layers, MessageCircleQuestion, Users } from 'lucide-react'
import type { AdminAnalytics } from '#shared/usage.ts'
import { FigureCard, FigureGrid } from '#web/ui/figure-card.tsx'
import { countOf, formatDataPoints, pointsMeaning } from '#web/format/figures.ts'
import { formatCount } from '#web/format/count.ts'

/** `analytics` is undefined while it is being loaded. */
export function Totals({ analytics }: { analytics: AdminAnalytics | undefined }) {
  return (
    <FigureGrid label="Totals">
      <FigureCard
        label="Total Users"
        icon={Users}
        value={analytics && formatCount(analytics.totalUsers)}
        explanation="People with an account; guests are counted apart"
      />
      <FigureCard
        label="Total Queries"
        icon={MessageCircleQuestion}
        value={analytics && formatCount(analytics.totalQueries)}
        explanation="Questions that they ever asked"
      />
      <FigureCard
        label="Total Data Sources"
        icon={Database}
        value={analytics && formatCount(analytics.totalDataSources)}
        explanation="Sources that they have added"
      />
      <FigureCard
        label="Data Points"
        icon={Layers}
        value={analytics && formatDataPoints(analytics.dataPoints)}
        explanation={
          analytics &&
          `${pointsMeaning}; ${countOf(analytics.totalDocuments, 'document was', 'documents were')} uploaded`
        }
      />
    </FigureGrid>
  )
}
