import type { ColumnPreview } from '#shared/sources.ts'
import { cn } from '#web/ui/cn.ts'
import { t } from '#web/words/translate.ts'
import { roleNames, rolesOf, type Mapping } from './mapping.ts'

type ColumnTableProps = {
  preview: ColumnPreview
  /** Absent until the person has decided how it is read. */
  mapping?: Mapping
  /** Distinguishes the tables of several files. */
  name?: string
}

/** The first rows of the file, with the meaning of each column. */
export function ColumnTable({ preview, mapping, name = t('the statement') }: ColumnTableProps) {
  const { columns, rows } = preview
  const roles = columns.map((_, index) => (mapping ? rolesOf(mapping, index) : []))
  const used = (index: number) => (roles[index]?.length ?? 0) > 0
  return (
    <section
      aria-label={t('The first rows of {name}', { name })}
      // It scrolls sideways, also with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="clear-both w-full overflow-x-auto rounded-md border bg-card"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b">
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col" className="px-3 py-2 align-top font-medium">
                <span className="block whitespace-nowrap">
                  {column.trim() === '' ? t('Column {index}', { index: index + 1 }) : column}
                </span>
                {mapping && (
                  <span
                    className={cn(
                      'block text-xs font-normal whitespace-nowrap',
                      used(index) ? 'text-primary' : 'text-muted-foreground',
                    )}
                  >
                    {used(index)
                      ? (roles[index] ?? []).map((role) => roleNames[role]).join(', ')
                      : t('Not read')}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={line}>
              {columns.map((_, index) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  title={row[index]}
                  className={cn(
                    'max-w-64 truncate px-3 py-1.5 tabular-nums',
                    mapping && !used(index) && 'text-muted-foreground',
                  )}
                >
                  {row[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
