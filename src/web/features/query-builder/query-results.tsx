import type { QueryView } from '#shared/queries.ts'
import { Chart } from '#web/features/charts/chart.tsx'
import { formatCell } from '#web/format/cell.ts'
import { QueryRows } from './query-rows.tsx'

/** What a completed query found: one figure large, a series as a chart, and always the rows. */
export function QueryResults({ query }: { query: QueryView }) {
  const { results, columns, understood, chart, total } = query
  const [only] = results
  const figure = only && columns.length === 1 && total === 1 ? only.value : undefined
  const table = {
    columns: columns.map(({ label }) => label),
    rows: results.map((row) => columns.map(({ key }) => row[key] ?? null)),
    total,
  }
  return (
    <div className="flex flex-col gap-5">
      {understood !== undefined && (
        <p className="text-sm text-muted-foreground">
          <span className="font-medium">Understood as:</span> {understood}
        </p>
      )}
      {results.length === 0 && (
        <p className="text-sm">
          No results. The query ran, and no row fits it; its SQL is beside this tab.
        </p>
      )}
      {figure !== undefined && (
        <p className="flex flex-col gap-1">
          <span className="font-display text-4xl tracking-tight break-words tabular-nums">
            {figure === null ? '–' : formatCell(figure)}
          </span>
          <span className="text-sm text-muted-foreground">
            {columns[0]?.label}
            {figure === null && ': no row has a value for it'}
          </span>
        </p>
      )}
      {chart && <Chart spec={chart} />}
      {results.length > 0 && figure === undefined && <QueryRows id={query.id} first={table} />}
    </div>
  )
}
