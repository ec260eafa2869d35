import type { QueryView } from '#shared/queries.ts'
import type { Correction } from '#shared/readings.ts'
import { AnswerParts } from '#web/parts/answer/answer-parts.tsx'
import { UnderstoodAs } from '#web/parts/answer/understood-as.tsx'
import { useReadings } from '#web/parts/answer/use-readings.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { formatCell } from '#web/format/cell.ts'
import { Part } from '#web/ui/part.tsx'
import { t } from '#web/words/translate.ts'
import { QueryRows } from './query-rows.tsx'

type QueryResultsProps = {
  query: QueryView
  /** Asks the question again, with or without a correction of its interpretation. */
  onReading: (question: string, reading?: Correction) => void
}

/**
 * A completed query's result: a single figure in large type, a series as a chart, and always the
 * rows.
 */
export function QueryResults({ query, onReading }: QueryResultsProps) {
  const { question, results, columns, understood, readings, parts, chart, total } = query
  const { forget } = useReadings()
  const on = {
    onCorrect: (reading: Correction) => onReading(question, reading),
    onForget: (id: string) => forget(id, () => onReading(question)),
  }
  const [only] = results
  const figure = only && columns.length === 1 && total === 1 ? only.value : undefined
  const table = {
    columns: columns.map(({ label }) => label),
    rows: results.map((row) => columns.map(({ key }) => row[key] ?? null)),
    total,
  }
  return (
    <div className="flex flex-col gap-5">
      <UnderstoodAs sentence={understood} readings={readings} {...on} />
      {results.length === 0 && (
        <p className="text-sm">
          {t('No results. The query ran, and no row matches; its SQL is on the next tab.')}
        </p>
      )}
      {figure !== undefined && (
        <p className="flex flex-col gap-1">
          <span className="font-display text-4xl tracking-tight break-words tabular-nums">
            {figure === null ? '–' : formatCell(figure)}
          </span>
          <span className="text-sm text-muted-foreground">
            {columns[0]?.label}
            {figure === null && t(': no row has a value for it')}
          </span>
        </p>
      )}
      {chart && (
        <Part>
          <Chart spec={chart} />
        </Part>
      )}
      {results.length > 0 && figure === undefined && <QueryRows id={query.id} first={table} />}
      <AnswerParts parts={parts} {...on} />
    </div>
  )
}
