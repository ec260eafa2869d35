import { fold } from '../language/stem.ts'
import type { Filter } from '../typed-query.ts'
import type { IndexedTable } from './indexed-table.ts'

/** "Concerts and services" in a sheet: the rows of both, unless one value contains both words. */
export function eitherPart(
  a: Filter,
  b: Filter,
  { records, columns }: IndexedTable,
): Filter | undefined {
  if (records || a.op !== 'contains' || b.op !== 'contains') return undefined
  const values = columns.find(({ name }) => name === a.column)?.values ?? []
  const [first, second] = [a, b].map(({ text }) =>
    values.filter((value) => fold(value).includes(text)),
  )
  if (!first?.length || !second?.length || first.some((value) => second.includes(value)))
    return undefined
  return { op: 'in', column: a.column, values: [...first, ...second] }
}
