import { useQuery } from '@tanstack/react-query'
import { Database, FileText, Layers, MessageCircleQuestion } from 'lucide-react'
import { formatCount } from '#web/format/count.ts'
import { Button } from '#web/ui/button.tsx'
import { FigureCard, FigureGrid } from '#web/ui/figure-card.tsx'
import { formatDataPoints, pointsMeaning } from '#web/format/figures.ts'
import { reasonOf } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { statsQuery, type DocumentsInTheWorks } from './queries.ts'

/** A document's contents are counted once it has been read, so the figures follow the documents. */
export function StatsStrip({ documents }: { documents: DocumentsInTheWorks }) {
  const { data, error, refetch } = useQuery(statsQuery(documents))
  const unknown = error && !data ? reasonOf(error) : undefined
  const value = (known: string | undefined) => known ?? (unknown === undefined ? undefined : '–')

  return (
    <div className="flex flex-col gap-3">
      <FigureGrid label={t('Your numbers')}>
        <FigureCard
          label={t('Connected Sources')}
          icon={Database}
          value={value(data && formatCount(data.connectedSources))}
          explanation={unknown ?? t('All the sources you have added, whatever their status')}
        />
        <FigureCard
          label={t('Queries This Month')}
          icon={MessageCircleQuestion}
          value={value(data && formatCount(data.monthlyQueries))}
          explanation={unknown ?? t('Questions you asked since the first of the month')}
        />
        <FigureCard
          label={t('Documents Uploaded')}
          icon={FileText}
          value={value(data && formatCount(data.documentsUploaded))}
          explanation={unknown ?? t('Files that are stored for you now')}
        />
        <FigureCard
          label={t('Data Points')}
          icon={Layers}
          value={value(data && formatDataPoints(data.dataPoints))}
          explanation={unknown ?? pointsExplained(data?.dataPoints)}
        />
      </FigureGrid>
      {unknown !== undefined && (
        <Button variant="outline" className="self-start" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      )}
    </div>
  )
}

function pointsExplained(points: number | undefined): string {
  return points
    ? t('{pointsMeaning}: {points} in all', { pointsMeaning, points: formatCount(points) })
    : pointsMeaning
}
