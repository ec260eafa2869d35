import type { Filter } from '../typed-query.ts'
import { isColumnLink, isMeasure } from './columns.ts'
import { completionAndDueDates, isCompletionVerb } from './date-roles.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

type Sign = Extract<Filter, { op: 'compare' }>['sign']

const cues: [words: RegExp, sign: Sign][] = [
  [/^(?:(?:too )?late|zu spat|verspatet)$/, 'gt'],
  [/^(?:(?:too )?early|zu fruh)$/, 'lt'],
  [/^(?:on time|in time|punktlich|rechtzeitig)$/, 'le'],
]
const opposite = { gt: 'le', ge: 'lt', le: 'gt', lt: undefined } as const

/** Maximum number of words between "than" and the column compared with. */
const reach = 3

type Span = { from: number; to: number }
const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to

/** "Late", "on time": the words, if they name no period, heading or value. */
function cueOf({ words, periods }: Reading, links: readonly Link[]) {
  const named = links.filter((link) => link.kind === 'value' || (isColumnLink(link) && link.exact))
  const taken: Span[] = [...named, ...periods.map(({ start, end }) => ({ from: start, to: end }))]
  for (const length of [2, 1]) {
    for (const [from] of words.entries()) {
      const span = { from, to: from + length }
      const texts = words.slice(span.from, span.to).map(({ folded }) => folded)
      const sign = cues.find(([pattern]) => pattern.test(texts.join(' ')))?.[1]
      if (sign && !taken.some((other) => overlaps(span, other))) return { ...span, sign }
    }
  }
  return undefined
}

/** "Returned late", "paid on time": the day something was done against the day it was due. */
function punctual(reading: Reading, table: IndexedTable, links: readonly Link[]): PlacedFilter[] {
  const { words, not } = reading
  const [done, due] = completionAndDueDates(table) ?? []
  const cue = done && due && cueOf(reading, links)
  if (!cue) return []
  const isNot = not.some(({ to }) => to <= cue.from && cue.from - to <= 2)
  const sign = isNot ? opposite[cue.sign] : cue.sign
  if (!sign) return []
  // The verb next to the cue is explained as well, in any language.
  const from = isCompletionVerb(words[cue.from - 1]?.stem) ? cue.from - 1 : cue.from
  const to = isCompletionVerb(words[cue.to]?.stem) ? cue.to + 1 : cue.to
  return [{ filter: { op: 'compare', column: done.name, sign, other: due.name }, from, to }]
}

/** The figure that is compared with another: the one named before it, or the only one like it. */
function comparedWith(
  other: IndexedColumn,
  at: number,
  table: IndexedTable,
  links: readonly Link[],
) {
  const measures = table.columns.filter((column) => isMeasure(column) && column !== other)
  const named = links.filter(isColumnLink).filter(({ exact, to }) => exact && to <= at)
  const namedMeasure = measures.find((column) => named.some((link) => link.column === column))
  if (namedMeasure) return namedMeasure
  const like = measures.filter(({ unit }) => unit === other.unit)
  return like.length === 1 ? like[0] : undefined
}

/** "Used more than planned": one figure of a row against another. */
function unequal(
  { words, comparative, difference }: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  const than = words.findIndex(({ folded }) => /^(?:than|als)$/.test(folded))
  if (!comparative || difference || than < comparative.from) return []
  const named = links
    .filter(isColumnLink)
    .find(
      ({ from, exact, column }) =>
        exact && isMeasure(column) && from > than && from - than <= reach,
    )
  const column = named && comparedWith(named.column, than, table, links)
  if (!named || !column) return []
  const sign = comparative.value.direction === 'desc' ? 'gt' : 'lt'
  return [
    {
      filter: { op: 'compare', column: column.name, sign, other: named.column.name },
      from: comparative.from,
      to: named.to,
    },
  ]
}

/** Rows in which one column is above or below another. */
export function columnFilters(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  if (table.joins || table.records) return []
  return [...punctual(reading, table, links), ...unequal(reading, table, links)]
}
