import { columnAbout, isColumnLink, isMeasure, measureColumn } from './columns.ts'
import type { Draft } from './draft.ts'
import type { IndexedColumn } from './indexed-table.ts'
import { ageColumn, directionOf } from './places.ts'

type Extreme = { agg: 'min' | 'max'; column: IndexedColumn }

/** "The highest salary in each department" is the highest of each group, not their totals. */
export function extremeOf({ reading, table, links }: Draft): Extreme | undefined {
  const { superlatives, mostOf, words, speech, asked, groupCues } = reading
  const [found] = superlatives
  if (groupCues.length === 0 || found?.value.about === 'row') return undefined
  const measured = measureColumn(reading, table, links)
  if (!found) {
    // "Who has the most points in each club" asks for one of them.
    const isOne = asked?.value === 'who' && mostOf !== undefined
    const isNamed = links.some(
      (link) => isColumnLink(link) && link.exact && link.column === measured,
    )
    return isOne && isNamed && measured
      ? { agg: mostOf.value === 'desc' ? 'max' : 'min', column: measured }
      : undefined
  }
  const { value, phrase, to } = found
  const column =
    value.about === 'date'
      ? ageColumn(table.columns, phrase)
      : (measured ?? columnAbout(table, value.about))
  const next = words[to]?.stem ?? ''
  // "The highest spending per month" ranks totals.
  const isTotal = speech.spendings.has(next) && !speech.events.has(next)
  if (isTotal || !column || !isMeasure(column)) return undefined
  return { agg: directionOf(value, column) === 'desc' ? 'max' : 'min', column }
}
