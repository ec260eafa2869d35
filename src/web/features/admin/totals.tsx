import { Database, Layers, MessageCircleQuestion, Users } from 'lucide-react'
import type { AdminAnalytics } from '#shared/usage.ts'
import { FigureCard, FigureGrid } from '#web/ui/figure-card.tsx'
import { formatDataPoints, pointsMeaning } from '#web/format/figures.ts'
import { formatCount } from '#web/format/count.ts'
import { t, tn } from '#web/words/translate.ts'

/** `analytics` is undefined while it is being loaded. */
export function Totals({ analytics }: { analytics: AdminAnalytics | undefined }) {
  return (
    <FigureGrid label={t('Totals')}>
      <FigureCard
        label={t('Total Users')}
        icon={Users}
        value={analytics && formatCount(analytics.totalUsers)}
        explanation={t('People with an account; guests are counted apart')}
      />
      <FigureCard
        label={t('Total Queries')}
        icon={MessageCircleQuestion}
        value={analytics && formatCount(analytics.totalQueries)}
        explanation={t('All questions they have asked')}
      />
      <FigureCard
        label={t('Total Data Sources')}
        icon={Database}
        value={analytics && formatCount(analytics.totalDataSources)}
        explanation={t('All sources they have added')}
      />
      <FigureCard
        label={t('Data Points')}
        icon={Layers}
        value={analytics && formatDataPoints(analytics.dataPoints)}
        explanation={
          analytics &&
          tn(
            analytics.totalDocuments,
            '{pointsMeaning}; {count} document was uploaded',
            '{pointsMeaning}; {count} documents were uploaded',
            { pointsMeaning },
          )
        }
      />
    </FigureGrid>
  )
}
