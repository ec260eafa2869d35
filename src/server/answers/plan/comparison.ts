import type { TypedQuery } from '../typed-query.ts'
import { asksMoney } from './columns.ts'
import { comparedColumn } from './compared-column.ts'
import type { Draft } from './draft.ts'
import type { PlacedFilter } from './placed-filter.ts'
import { directionOf } from './places.ts'

type Sides = NonNullable<TypedQuery['comparison']>

const isPeriod = ({ filter }: PlacedFilter) => filter.op === 'period'

/** The claim that a question makes: "did I spend more in March than in February". */
export function claimOf({ reading, table, links }: Draft): TypedQuery['claim'] {
  const { yesNo, comparative, words } = reading
  if (!yesNo || !comparative) return undefined
  const column = comparedColumn(reading, table, links, words.length)
  const direction = column ? directionOf(comparative.value, column) : comparative.value.direction
  return direction === 'desc' ? 'more' : 'less'
}

const than = /^(?:than|als)$/

/** "Is Ann older than Bo": two rows, compared by a column of figures. */
function comparesRows({ reading, table, links }: Draft, values: number): boolean {
  const isThan = reading.words.some(({ folded }) => than.test(folded))
  if (!reading.yesNo || !isThan || values !== 2 || table.records) return false
  return comparedColumn(reading, table, links, reading.words.length) !== undefined
}

const either = /^(?:or|oder)$/

/** "At Fry's or at Sprouts": two shops, of which the bank writes one as a part of a longer name. */
function alternatives({ reading, filters }: Draft) {
  const at = reading.words.findIndex(({ folded }) => either.test(folded))
  const isSide = ({ filter }: PlacedFilter) => filter.op === 'in' || filter.op === 'contains'
  const left = filters.filter((placed) => isSide(placed) && placed.to <= at).at(-1)
  const right = filters.find((placed) => isSide(placed) && placed.from > at)
  if (at < 0 || !left || !right || left.filter.column !== right.filter.column) return undefined
  const sides = [left, right].map(({ filter, from, to }) => ({
    label: reading.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
    filter,
  }))
  return { sides, filters: filters.filter((placed) => placed !== left && placed !== right) }
}

/** Two periods, or two values of one column, that the question compares. */
export function readComparison(
  draft: Draft,
): { sides: Sides; filters: PlacedFilter[] } | undefined {
  const { reading, table, links, filters } = draft
  const periods = filters.filter(isPeriod)
  if (periods.length >= 2) {
    const sides = periods.map(({ filter }) => ({
      label: filter.op === 'period' ? filter.label : '',
      filter,
    }))
    return { sides, filters: filters.filter((placed) => !isPeriod(placed)) }
  }
  const shops = reading.comparative && asksMoney(reading) ? alternatives(draft) : undefined
  if (shops) return shops
  const isOfSense = ({ from, to }: PlacedFilter) =>
    links.some((link) => link.kind === 'sense' && link.from === from && link.to === to)
  // "Food", which stands for two categories, is one side.
  const several = filters.find(
    (placed) => placed.filter.op === 'in' && placed.filter.values.length >= 2 && !isOfSense(placed),
  )
  // "Did I spend more on groceries or eating out" compares totals, not two rows.
  const repeats = table.columns.some(
    ({ name, distinct }) => name === several?.filter.column && distinct < table.rows * 0.9,
  )
  const isMore = reading.comparative !== undefined && asksMoney(reading) && repeats
  if (several?.filter.op !== 'in') return undefined
  if (!reading.compare && !isMore && !comparesRows(draft, several.filter.values.length)) {
    return undefined
  }
  const { column, values } = several.filter
  const sides = values.map((value) => ({
    label: String(value),
    filter: { op: 'in' as const, column, values: [value] },
  }))
  return { sides, filters: filters.filter((placed) => placed !== several) }
}

const more = /^(?:more|less|fewer|mehr|weniger)$/
const limits = /^(?:gt|ge|lt|le|than|compare)$/

/** "More than I earned": a comparison that no filter contains, as "more than 100" does. */
export function comparesTwo({ reading: { comparative, words }, filters }: Draft): boolean {
  const from = comparative?.from ?? words.findIndex(({ folded }) => more.test(folded))
  const thanAt = words.findLastIndex(({ folded }) => than.test(folded))
  return from >= 0 && thanAt > from && !filters.some(({ filter: { op } }) => limits.test(op))
}
