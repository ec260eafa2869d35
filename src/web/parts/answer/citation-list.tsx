import type { Citation } from '#shared/answers.ts'
import { formatPlace } from '#web/format/place.ts'
import { OneLine } from '#web/ui/one-line.tsx'
import { quoteText } from './quote-text.ts'

type CitationListProps = {
  title: string
  citations: readonly Citation[]
  onOpen: (citation: Citation) => void
}

/** The sources of an answer; each entry opens its place in the document. */
export function CitationList({ title, citations, onOpen }: CitationListProps) {
  if (citations.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ol className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {citations.map((citation) => (
          <li key={citation.number} className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(citation)}
              className="flex size-full min-h-11 gap-3 rounded-lg border bg-background p-3 text-left text-sm transition-colors hover:border-primary hover:bg-accent"
            >
              <span className="flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent px-1 text-xs font-semibold text-accent-foreground tabular-nums">
                {citation.number}
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <OneLine text={citation.documentName} className="font-medium" />
                <Cited citation={citation} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Cited({ citation }: { citation: Citation }) {
  const quote = quoteText(citation)
  if (quote === '') return null
  return (
    <>
      <span className="line-clamp-3 text-muted-foreground">{quote}</span>
      <span className="text-xs text-muted-foreground">{formatPlace(citation.locator)}</span>
    </>
  )
}
