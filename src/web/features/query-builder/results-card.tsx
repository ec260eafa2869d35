import { Table2 } from 'lucide-react'
import type { QueryView } from '#shared/queries.ts'
import type { Correction } from '#shared/readings.ts'
import { PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { t } from '#web/words/translate.ts'
import { GeneratedSql } from './generated-sql.tsx'
import { QueryFailure } from './query-failure.tsx'
import { QueryResults } from './query-results.tsx'
import { SaveQuery } from './save-query.tsx'

export type ResultsTab = 'results' | 'sql'

type ResultsCardProps = {
  tab: ResultsTab
  onTab: (tab: ResultsTab) => void
  /** Undefined until loaded. */
  query: QueryView | undefined
  /** Whether there is a query to show. */
  asked: boolean
  error: Error | null
  onRetry: () => void
  /** Runs an edited statement. */
  onRun: (sql: string) => void
  /** Asks the question again, with or without a correction of its interpretation. */
  onReading: (question: string, reading?: Correction) => void
}

/** The query's rows and SQL, or its status. */
export function ResultsCard({ tab, onTab, onRun, onReading, ...state }: ResultsCardProps) {
  const { query } = state
  const sql = query?.status === 'pending' ? null : query?.sqlQuery
  return (
    <section aria-label={t('Results')}>
      <Card className="p-5 sm:p-6">
        <Tabs value={tab} onValueChange={(to) => onTab(to === 'sql' ? 'sql' : 'results')}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <TabsList className="w-full sm:w-fit">
              <TabsTrigger value="results" className="flex-auto whitespace-nowrap">
                {t('Results')}
              </TabsTrigger>
              <TabsTrigger value="sql" className="flex-auto whitespace-nowrap">
                {t('Generated SQL')}
              </TabsTrigger>
            </TabsList>
            {query?.status === 'completed' && <SaveQuery key={query.id} query={query} />}
          </div>
          <TabsContent value="results" className="min-h-40">
            {query?.status === 'completed' ? (
              <QueryResults key={query.id} query={query} onReading={onReading} />
            ) : (
              <Standing {...state} />
            )}
          </TabsContent>
          <TabsContent value="sql" className="min-h-40">
            {query && typeof sql === 'string' ? (
              <GeneratedSql key={query.id} sql={sql} hint={query.hint} onRun={onRun} />
            ) : (
              <Standing {...state} />
            )}
          </TabsContent>
        </Tabs>
      </Card>
    </section>
  )
}

function Standing({
  query,
  asked,
  error,
  onRetry,
}: Pick<ResultsCardProps, 'query' | 'asked' | 'error' | 'onRetry'>) {
  if (!asked) {
    return (
      <PanelNote>
        <Table2 aria-hidden className="mx-auto mb-3 size-6 text-primary" strokeWidth={1.6} />
        {t('Your results will appear here, with the SQL that found them.')}
      </PanelNote>
    )
  }
  if (!query && error) return <PanelProblem error={error} onRetry={onRetry} />
  if (!query) return <Skeleton className="h-40 w-full" />
  if (query.status === 'error') return <QueryFailure query={query} />
  return (
    <PanelNote>
      <output className="flex items-center gap-2">
        <Spinner className="text-primary" />
        {t('Query is still processing...')}
      </output>
    </PanelNote>
  )
}
