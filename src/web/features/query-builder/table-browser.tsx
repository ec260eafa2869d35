import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { tablesQuery } from '#web/parts/queries/queries.ts'
import { t, tn } from '#web/words/translate.ts'

/** The tables that SQL can use, with their columns. */
export function TableBrowser() {
  const { data, error, refetch } = useQuery(tablesQuery)
  return (
    <Panel title={t('Tables')} description={t('Names to use in SQL')}>
      {data ? (
        data.length === 0 ? (
          <PanelNote>{t('There are no tables yet. Upload a sheet or connect a source.')}</PanelNote>
        ) : (
          // A height that cuts off the last row, to show that there are more.
          <ul className="flex max-h-[23.4rem] flex-col overflow-y-auto">
            {data.map(({ name, documentName, rows, columns }) => (
              <li key={name}>
                <details className="group">
                  <summary
                    title={documentName}
                    className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden"
                  >
                    <ChevronRight
                      aria-hidden
                      className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
                    />
                    <span className="min-w-0 flex-1 truncate font-mono">{name}</span>
                    <span className="text-xs text-muted-foreground tabular-nums">
                      {tn(rows, '{count} row', '{count} rows')}
                    </span>
                  </summary>
                  <ul className="flex flex-col gap-1 pb-3 pl-6 text-sm">
                    {columns.map((column) => (
                      <li key={column.name} className="flex justify-between gap-3">
                        <OneLine text={column.name} className="font-mono" />
                        <span className="text-muted-foreground">
                          {column.type}
                          {column.unit !== undefined && t(' in {unit}', { unit: column.unit })}
                        </span>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <PanelProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Panel>
  )
}
