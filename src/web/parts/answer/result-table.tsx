import type { Cell, ColumnStyle, ResultTable as Result } from '#shared/answers.ts'
import { formatCell, longText } from '#web/format/cell.ts'
import { cn } from '#web/ui/cn.ts'
import { formatCount } from '#web/format/count.ts'
import { t, tn } from '#web/words/translate.ts'

/** The rows of an answer, with the total number if they are truncated. */
export function ResultTable({ table, name = t('Rows') }: { table: Result; name?: string }) {
  if (table.rows.length === 0)
    return <p className="text-sm text-muted-foreground">{t('No rows.')}</p>
  return (
    <div className="flex flex-col gap-2">
      <section
        aria-label={name}
        // A box that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border bg-background"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {table.columns.map((column, place) => (
                <th
                  key={column}
                  scope="col"
                  className={cn(
                    'sticky top-0 bg-muted px-3 py-2 text-left font-medium whitespace-nowrap',
                    isNumeric(table, place) && 'text-right',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
              <tr key={row} className="border-t">
                {table.columns.map((column, place) => (
                  <ResultCell
                    key={column}
                    value={cells[place] ?? null}
                    style={table.styles?.[place]}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-xs text-muted-foreground">{countOf(table)}</p>
    </div>
  )
}

type ResultCellProps = { value: Cell; style?: ColumnStyle | null | undefined }

function ResultCell({ value, style }: ResultCellProps) {
  return (
    <td
      dir="auto"
      title={longText(value)}
      className={cn(
        'max-w-80 truncate px-3 py-1.5',
        typeof value === 'number' && 'text-right whitespace-nowrap tabular-nums',
      )}
    >
      {formatCell(value, style)}
    </td>
  )
}

/** Whether the first value of a column is a number; the others are alike. */
function isNumeric({ rows }: Result, place: number): boolean {
  const first = rows.find((cells) => (cells[place] ?? null) !== null)
  return typeof first?.[place] === 'number'
}

function countOf({ rows, total }: Result): string {
  const shown = formatCount(rows.length)
  if (total > rows.length)
    return t('The first {shown} of {total} rows', { shown, total: formatCount(total) })
  return tn(rows.length, '{count} row', '{count} rows')
}
