import { columnAbout, isColumnLink, isMeasure } from './columns.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { ageColumn } from './places.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

/** The column of figures that a comparative before position `end` compares rows by. */
export function comparedColumn(
  { comparative }: Reading,
  table: IndexedTable,
  links: readonly Link[],
  end: number,
): IndexedColumn | undefined {
  if (!comparative) return undefined
  const { value, from, phrase } = comparative
  const age = ageColumn(table.columns, phrase)
  if (age || value.about === 'date') return age
  const named = links.filter(isColumnLink).filter(({ column }) => isMeasure(column))
  const namedExactly = named.find((link) => link.exact && link.from < end)?.column
  const meant = namedExactly ?? columnAbout(table, value.about)
  if (meant) return isMeasure(meant) ? meant : undefined
  // "Who earns more than Ann": the verb names the column.
  return named.find(({ to }) => from >= to && from - to <= 1)?.column
}
