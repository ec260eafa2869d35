import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { isColumnLink } from './columns.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

const outcomes = [
  {
    words: /^(win|won|wins|winning|victor(y|ies)|gewonnen|siege?)$/,
    cell: /^(w|s)(in|on|ins|inner|ieg)?(?![\p{L}])/iu,
  },
  {
    words: /^(loss|losses|lose|loses|lost|defeats?|verloren|niederlagen?)$/,
    cell: /^(l|n)(oss|ost|oses?|iederlage)?(?![\p{L}])/iu,
  },
  {
    words: /^(draws?|drew|ties?|tied|unentschieden)$/,
    cell: /^(d|t|u)(raw|rawn|rew|ie|ied|nentschieden)?(?![\p{L}])/iu,
  },
]

/** A column that holds the outcome of each row: `W 3–1`, `Loss`. */
function outcomeColumn({ columns }: IndexedTable): IndexedColumn | undefined {
  return columns.find(
    ({ type, values }) => type === 'text' && values.length >= 2 && tellOutcomes(values),
  )
}

/** Stops once over a tenth of the values do not match: most text columns are long and unrelated. */
function tellOutcomes(values: readonly string[]): boolean {
  const kinds = new Set<(typeof outcomes)[number]>()
  let others = 0
  for (const value of values) {
    const matching = outcomes.filter(({ cell }) => cell.test(value.trim()))
    for (const kind of matching) kinds.add(kind)
    if (matching.length === 0) others++
    if (values.length - others < values.length * 0.9) return false
  }
  return kinds.size >= 2
}

/** "How many games were won": filters the outcome column, if no heading has that name. */
export function outcomeFilters(
  { words, content, howMany }: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  if (table.records || table.joins) return []
  const column = outcomeColumn(table)
  if (!column) return []
  return content.flatMap((at): PlacedFilter[] => {
    const outcome = outcomes.find((each) => each.words.test(words[at]?.folded ?? ''))
    // "How many wins" is a figure if a heading has that name; "how many races were won" is not.
    const isLinked = links.some(
      (link) =>
        at >= link.from &&
        at < link.to &&
        (!isColumnLink(link) || (link.exact && at - (howMany?.to ?? at) <= 1)),
    )
    if (!outcome || isLinked) return []
    const values = column.values.filter((value) => outcome.cell.test(value.trim()))
    return values.length === 0
      ? []
      : [{ filter: { op: 'in', column: column.name, values }, from: at, to: at + 1 }]
  })
}
