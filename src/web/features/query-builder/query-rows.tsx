import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import type { ResultTable } from '#shared/answers.ts'
import { queryLimits } from '#shared/queries.ts'
import { PanelProblem } from '#web/ui/panel.tsx'
import { formatCell, longText } from '#web/format/cell.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { formatCount } from '#web/format/count.ts'
import { csvPath, rowsQuery, type RowOrder } from '#web/parts/queries/queries.ts'
import { t, tn } from '#web/words/translate.ts'

/** A query's rows: in the statement's order until a heading is selected, one page at a time. */
export function QueryRows({ id, first }: { id: string; first: ResultTable }) {
  const [order, setOrder] = useState<RowOrder>({ direction: 'asc' })
  const [from, setFrom] = useState(0)
  const isMoved = order.sort !== undefined || from > 0
  const page = useQuery({ ...rowsQuery(id, order, from), enabled: isMoved })
  const shown = isMoved ? (page.data ?? first) : first
  const { columns, rows, total } = shown
  const months = monthColumns(shown)
  // The rows of another page must not replace those that failed to load.
  const failure = isMoved && !page.data ? page.error : null

  const sortBy = (place: number) => {
    const turned = order.sort === place && order.direction === 'asc'
    setOrder({ sort: place, direction: turned ? 'desc' : 'asc' })
    setFrom(0)
  }

  return (
    <div className="flex flex-col gap-3" aria-busy={isMoved && page.isFetching}>
      {failure && <PanelProblem error={failure} onRetry={() => void page.refetch()} />}
      <section
        aria-label={t('Rows')}
        hidden={failure !== null}
        // A box that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-128 overflow-auto rounded-md border bg-background"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {columns.map((column, place) => (
                <Heading
                  // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
                  key={place}
                  name={column}
                  numeric={rows.some((cells) => typeof cells[place] === 'number')}
                  sorted={order.sort === place ? order.direction : undefined}
                  onSort={() => sortBy(place)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
              <tr key={row} className="border-t">
                {cells.map((value, place) => (
                  <td
                    // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
                    key={place}
                    dir="auto"
                    title={longText(value)}
                    className={cn(
                      'max-w-80 truncate px-3 py-1.5',
                      typeof value === 'number' && 'text-right tabular-nums',
                    )}
                  >
                    {formatCell(value, months.has(place) ? month : undefined)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-muted-foreground">
          {!failure && countOf(rows.length, from, total)}
        </p>
        <div className="flex flex-wrap gap-2">
          {total > rows.length && <Pager from={from} total={total} onFrom={setFrom} />}
          <Button variant="outline" size="sm" asChild>
            <a href={csvPath(id, order)} download="query.csv">
              <Download aria-hidden />
              {t('Export CSV')}
            </a>
          </Button>
        </div>
      </div>
    </div>
  )
}

const month = { kind: 'stretch' } as const

/** Columns that contain only months or quarters. */
const monthColumns = ({ columns, rows }: ResultTable): ReadonlySet<number> =>
  new Set(
    columns.flatMap((_, place) => {
      const isMonths = rows.every((cells) =>
        /^\d{4}-(0[1-9]|1[0-2]|Q[1-4])$/.test(String(cells[place])),
      )
      return rows.length > 0 && isMonths ? [place] : []
    }),
  )

type HeadingProps = {
  name: string
  numeric: boolean
  sorted: 'asc' | 'desc' | undefined
  onSort: () => void
}

function Heading({ name, numeric, sorted, onSort }: HeadingProps) {
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  const order = sorted === undefined ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={order} className="sticky top-0 bg-muted p-0 font-medium">
      <button
        type="button"
        onClick={onSort}
        className={cn(
          'flex min-h-9 touch:min-h-11 w-full items-center gap-1 px-3 py-2 whitespace-nowrap hover:bg-accent',
          numeric && 'justify-end',
        )}
      >
        {name}
        {sorted !== undefined && <Arrow aria-hidden className="size-3.5" />}
      </button>
    </th>
  )
}

type PagerProps = { from: number; total: number; onFrom: (from: number) => void }

function Pager({ from, total, onFrom }: PagerProps) {
  const { rowsAPage } = queryLimits
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={from === 0}
        onClick={() => onFrom(Math.max(0, from - rowsAPage))}
      >
        <ChevronLeft aria-hidden />
        {t('Previous')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={from + rowsAPage >= total}
        onClick={() => onFrom(from + rowsAPage)}
      >
        {t('Next')}
        <ChevronRight aria-hidden />
      </Button>
    </>
  )
}

function countOf(count: number, from: number, total: number): string {
  const shown = formatCount(count)
  const all = formatCount(total)
  if (from > 0)
    return t('Rows {from} to {from2} of {all}', {
      from: formatCount(from + 1),
      from2: formatCount(from + count),
      all,
    })
  if (total > count) return t('The first {shown} of {all} rows', { shown, all })
  return tn(count, '{count} row', '{count} rows')
}
