import type { Filter } from '../typed-query.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { isColumnLink, isNumeric } from './columns.ts'
import { isCompletionDate } from './date-roles.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { ColumnLink } from './columns.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

/** Placeholders that people write into a cell without a value. */
export const nothing = /^(?:[-–—―]+|n\/?a|none|nil|null|nothing|keine?[rs]?|unknown|tba|tbd)\.?$/i

/** Maximum number of words between "no" or "without" and the heading. */
const reach = 4
const reachOfDeed = 2
const lacking = /^(no|without|lacks?|lacking|missing|ohne|keine?[nrs]?)$/
const nothingFor = /^(nothing|nichts)$/
const having = /^(have|has|had|having|list|lists|listed|show|shows|given|hat|haben|hatte|hatten)$/

/** A filter for a column's cells without a value: empty, a placeholder, or zero. */
function emptyOf(column: IndexedColumn): Filter | undefined {
  const { name, empty, values, min } = column
  if (empty > 0) return { op: 'empty', column: name }
  const placeholders = values.filter((value) => nothing.test(value.trim()))
  if (placeholders.length > 0) return { op: 'in', column: name, values: placeholders }
  return isNumeric(column) && Number(min) === 0 ? { op: 'eq', column: name, value: 0 } : undefined
}

/** The word that requires empty cells: "no producer", "did not have an air date". */
function lackBefore({ words, not }: Reading, { from, column }: ColumnLink): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    const word = words[at]?.folded ?? ''
    if (lacking.test(word) || nothingFor.test(word)) return at
    const isNot = not.some((found) => at >= found.from && at < found.to)
    const isHad = words.slice(at + 1, from).some(({ folded }) => having.test(folded))
    // "Not returned yet": the heading is the deed itself.
    const isDeed = isCompletionDate(column) && from - at <= reachOfDeed
    if (isNot) return isHad || isDeed ? at : undefined
  }
  return undefined
}

/** "Titles without a producer", "years that had no visitors": rows whose cell is empty. */
export function emptyFilters(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): PlacedFilter[] {
  if (table.joins) return []
  return links.filter(isColumnLink).flatMap((link): PlacedFilter[] => {
    // "No mails from her" negates rows; in records only text columns with empty cells qualify.
    if (table.records && (link.column.type !== 'text' || link.column.empty === 0)) return []
    const at = link.exact ? lackBefore(reading, link) : undefined
    // "No more than five wins", "not have the value X" negate a figure or a value.
    const isOther =
      at === undefined ||
      reading.conditions.some(({ from, to }) => from <= link.to && to >= at) ||
      links.some(
        (other) =>
          (other.kind === 'value' || other.kind === 'part') &&
          other.from > at &&
          other.from <= link.to + 1,
      )
    const filter = isOther ? undefined : emptyOf(link.column)
    return at === undefined || !filter ? [] : [{ filter, from: at, to: link.to }]
  })
}
