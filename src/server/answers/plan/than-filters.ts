import type { Filter, PlainFilter } from '../typed-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import { isColumnLink, isDate } from './columns.ts'
import { comparedColumn } from './compared-column.ts'
import { directionOf } from './places.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

const same = /^(same|gleiche[nrsm]?|selbe[nrsm]?|denselben|dieselbe|dasselbe|derselbe)$/
const as = /^(as|wie)$/
const than = /^(than|als)$/
const lengths = /^(?:tagen?|nachte?n?|wochen?|stunden?|days?|nights?|weeks?|hours?)$/
/** Maximum number of words between "than" and the value compared with. */
const reach = 4

const isPlain = (filter: Filter): filter is PlainFilter =>
  filter.op !== 'on_days' && filter.op !== 'than'

/** One row, identified by a nearly unique value. */
function namesRow({ filter }: PlacedFilter, table: IndexedTable): boolean {
  const column = table.columns.find(({ name }) => name === filter.column)
  const isOne = filter.op === 'contains' || (filter.op === 'in' && filter.values.length === 1)
  return isOne && column !== undefined && column.distinct >= table.rows * 0.6
}

/** The comparison filter that replaces the filter for a row's name. */
function relative(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
  named: PlacedFilter,
): { filter: Filter; from: number; to: number } | undefined {
  if (!isPlain(named.filter)) return undefined
  const { words, comparative, howMany, neighbours } = reading
  const of = named.filter
  const place = (from: number) => ({ from: Math.min(from, named.from), to: named.to })
  const sameAt = words.findIndex(({ folded }) => same.test(folded))
  const asAt = words.findIndex(({ folded }, at) => at > sameAt && as.test(folded))
  if (sameAt >= 0 && asAt > sameAt) {
    const column = links
      .filter(isColumnLink)
      .find(({ from, to, exact }) => exact && from > sameAt && to <= asAt)?.column
    if (column)
      return { filter: { op: 'than', column: column.name, sign: 'eq', of }, ...place(sameAt) }
  }
  const thanAt = words.findIndex(({ folded }) => than.test(folded))
  const isBehind = thanAt >= 0 && named.from > thanAt && named.from - thanAt <= reach
  if (isBehind && comparative && !reading.difference) {
    const column = comparedColumn(reading, table, links, named.from)
    const sign = column && directionOf(comparative.value, column) === 'desc' ? 'gt' : 'lt'
    if (column)
      return { filter: { op: 'than', column: column.name, sign, of }, ...place(comparative.from) }
  }
  const passed = neighbours.find(({ to }) => named.from >= to && named.from - to <= 2)
  // "Who joined before Ann": the verb names the column of dates.
  const time = links
    .filter(isColumnLink)
    .find(({ exact, column, to }) => exact && isDate(column) && to === passed?.from)?.column
  // "Wie viele Tage … nach Kyoto" counts days, not the rows after Kyoto.
  const isLength = howMany !== undefined && lengths.test(words[howMany.to]?.folded ?? '')
  const column = time?.name ?? (howMany && !isLength ? '_row' : undefined)
  if (passed && column !== undefined) {
    const sign = passed.value === 'next' ? 'gt' : 'lt'
    return { filter: { op: 'than', column, sign, of }, ...place(passed.from) }
  }
  return undefined
}

/** "The same year as X", "larger than X", "how many before X": compares rows with that of X. */
export function withRelative(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
  filters: PlacedFilter[],
): PlacedFilter[] {
  if (reading.yesNo || table.joins || table.records) return filters
  const rows = filters.filter((filter) => namesRow(filter, table))
  const [named, ...others] = rows
  const made = named && others.length === 0 ? relative(reading, table, links, named) : undefined
  return made ? filters.map((filter) => (filter === named ? made : filter)) : filters
}
