import type { IndexedTable } from './indexed-table.ts'
import { isNumeric } from './columns.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import { isPlaceColumn } from './places.ts'
import type { Reading } from './reading.ts'

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const placing =
  /^(place|places|placed|position|positions|rank|ranked|finish|finished|finishes|came|come|comes)$/

function ordinalOf(word: string): number | undefined {
  const named = ordinals.indexOf(word)
  if (named >= 0) return named + 1
  const written = /^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1]
  return written === undefined ? undefined : Number(written)
}

/** "How often did she come in second": rows with that place in a column of places. */
export function placeFilters(
  { words, superlatives, howMany, times, neighbours }: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  const column = table.columns.find((each) => isNumeric(each) && isPlaceColumn(each))
  if (!column || table.records || table.joins || neighbours.length > 0) return []
  return words.flatMap(({ folded }, at): PlacedFilter[] => {
    const value = ordinalOf(folded)
    const neighbours = [at - 2, at - 1, at + 1]
    const isPlace = neighbours.some((index) => placing.test(words[index]?.folded ?? ''))
    const isRanked = superlatives.some(({ from, to }) => at >= from && at < to)
    const isLinked = links.some((link) => link.kind !== 'column' && at >= link.from && at < link.to)
    if (value === undefined || !isPlace || isLinked) return []
    // "Who came first" asks for the best row; "how often was she first" filters by place.
    if (isRanked && !howMany && !times) return []
    return [{ filter: { op: 'eq', column: column.name, value }, from: at, to: at + 1 }]
  })
}
