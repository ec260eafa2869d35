import type { TypedQuery } from '../typed-query.ts'
import { asksMoney } from './columns.ts'
import type { Draft } from './draft.ts'
import type { PlacedFilter } from './placed-filter.ts'

type Sides = NonNullable<TypedQuery['comparison']>

const isPeriod = ({ filter }: PlacedFilter) => filter.op === 'period'

/** The claim that a question makes: "did I spend more in March than in February". */
export const claimOf = ({ reading: { yesNo, comparative } }: Draft): TypedQuery['claim'] =>
  yesNo && comparative ? (comparative.value.direction === 'desc' ? 'more' : 'less') : undefined

/** Two periods, or two values of one column, that the question compares. */
export function readComparison({
  reading,
  table,
  filters,
}: Draft): { sides: Sides; filters: PlacedFilter[] } | undefined {
  const periods = filters.filter(isPeriod)
  if (periods.length >= 2) {
    const sides = periods.map(({ filter }) => ({
      label: filter.op === 'period' ? filter.label : '',
      filter,
    }))
    return { sides, filters: filters.filter((placed) => !isPeriod(placed)) }
  }
  const several = filters.find(({ filter }) => filter.op === 'in' && filter.values.length >= 2)
  // "Did I spend more on groceries or eating out" compares totals, not two rows.
  const repeats = table.columns.some(
    ({ name, distinct }) => name === several?.filter.column && distinct < table.rows * 0.9,
  )
  const isMore = reading.comparative !== undefined && asksMoney(reading) && repeats
  if (!reading.compare && !isMore) return undefined
  if (several?.filter.op !== 'in') return undefined
  const { column, values } = several.filter
  const sides = values.map((value) => ({
    label: String(value),
    filter: { op: 'in' as const, column, values: [value] },
  }))
  return { sides, filters: filters.filter((placed) => placed !== several) }
}
