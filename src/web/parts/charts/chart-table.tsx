import { formatNumber, isCurrency } from '#web/format/cell.ts'
import { t } from '#web/words/translate.ts'
import type { ChartData } from './chart-data.ts'

type ChartTableProps = { data: ChartData; caption: string; unit: string | undefined }

export function ChartTable({ data, caption, unit }: ChartTableProps) {
  return (
    <section
      aria-label={caption}
      // A box that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-2 max-h-80 overflow-auto rounded-md border"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 bg-muted px-3 py-2 text-left font-medium">
              <span className="sr-only">{t('Label')}</span>
            </th>
            {data.series.map((name) => (
              <th
                key={name}
                scope="col"
                className="sticky top-0 bg-muted px-3 py-2 text-right font-medium"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ label, values }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may have one label
            <tr key={row} className="border-t">
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {label}
              </th>
              {data.series.map((name, column) => (
                <td key={name} className="px-3 py-1.5 text-right tabular-nums">
                  {formatValue(values[column], unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Units other than money are given once, in the chart's title. */
const formatValue = (value: number | null | undefined, unit: string | undefined): string => {
  if (value === null || value === undefined) return '–'
  return formatNumber(value, unit !== undefined && isCurrency(unit) ? unit : undefined)
}
