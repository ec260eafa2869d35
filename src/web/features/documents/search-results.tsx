import { useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { SearchResult } from '#shared/documents.ts'
import { formatPercent } from '#web/format/percent.ts'
import { formatPlace } from '#web/format/place.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DocumentIcon } from '#web/parts/documents/document-icon.tsx'
import { t, tn } from '#web/words/translate.ts'
import { markMatches } from './marked-text.ts'

type SearchResultsProps = {
  query: string
  results: readonly SearchResult[]
  onClear: () => void
}

export function SearchResults({ query, results, onClear }: SearchResultsProps) {
  return (
    <section aria-label={t('Search results')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-base font-semibold break-words" aria-live="polite">
          {tn(results.length, '{count} result for “{query}”', '{count} results for “{query}”', {
            query,
          })}
        </h2>
        <Button variant="outline" onClick={onClear}>
          {t('Clear Search')}
        </Button>
      </div>
      {results.length === 0 ? (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t('No document matches this search')}
            description={t('Try other words, or fewer.')}
          />
        </Card>
      ) : (
        <ol className="flex flex-col gap-3">
          {results.map((result) => (
            <li key={result.passageId}>
              <Result result={result} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Result({ result }: { result: SearchResult }) {
  const { id, originalName, mimeType, relevanceScore, matchedText, matches, passageId } = result
  const navigate = useNavigate()
  const open = () =>
    void navigate({
      to: '/documents/$documentId',
      params: { documentId: id },
      search: { passage: passageId },
    })
  return (
    <Card className="gap-3 p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <DocumentIcon mimeType={mimeType} className="text-muted-foreground" />
        <div className="flex min-w-0 flex-1 flex-col">
          <h3 dir="auto" className="truncate text-left text-sm font-semibold" title={originalName}>
            {originalName}
          </h3>
          <span className="truncate text-xs text-muted-foreground">
            {formatPlace(result.locator)}
          </span>
        </div>
        <Badge variant="accent" className="tabular-nums">
          {formatPercent(relevanceScore)}
          <span className="sr-only"> {t('relevance')}</span>
        </Badge>
        <Button
          variant="outline"
          aria-label={t('Open {originalName}', { originalName })}
          onClick={open}
        >
          {t('Open')}
        </Button>
      </div>
      <p dir="auto" className="line-clamp-4 text-sm whitespace-pre-line">
        {markMatches(matchedText, matches).map(({ text, marked }, place) =>
          // oxlint-disable-next-line react/no-array-index-key -- a result never changes
          marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </p>
    </Card>
  )
}
