import { answerColumn } from './answer-column.ts'
import { dateColumn, isColumnLink, isDate, isMeasure, moneyColumn } from './columns.ts'
import { columnNames, type Asked, type Draft, type Intent } from './draft.ts'
import type { IndexedColumn } from './indexed-table.ts'
import { namesRow } from './row-noun.ts'
import { isUnpaid, partyColumn, paymentColumn } from './unpaid.ts'

/** The day a debt began: of the invoice or the lesson, and not of its payment. */
function begunOn({ table, links }: Draft): IndexedColumn | undefined {
  const paid = paymentColumn(table)
  const columns = table.columns.filter((column) => column !== paid)
  const others = links.filter((link) => !isColumnLink(link) || link.column !== paid)
  return dateColumn({ ...table, columns }, others)
}

/** Each party with the sum of what is not paid. */
const byParty = (
  party: IndexedColumn,
  money: IndexedColumn,
  direction: 'asc' | 'desc' = 'desc',
): Asked => ({
  measure: { agg: 'sum', column: money.name },
  groupBy: { column: party.name },
  order: { by: 'measure', direction },
})

/** "The biggest unpaid invoice", but not "the unpaid job with the most days". */
const ranksOther = ({ links }: Draft, money: IndexedColumn | undefined): boolean =>
  links.some(
    (link) => isColumnLink(link) && link.exact && isMeasure(link.column) && link.column !== money,
  )

/** Who or what is asked for, with the party, the day and the amount of its row. */
function shownOf(draft: Draft): { isOfParty: boolean; select: string[] } {
  const { reading, table } = draft
  const party = partyColumn(table)
  const named = answerColumn(draft)
  const isOfParty = party !== undefined && (reading.asked?.value === 'who' || named === party)
  const begun = begunOn(draft)
  const shown = named && (isDate(named) ? begun : named)
  const select = columnNames(isOfParty ? party : shown, party, begun, moneyColumn(table))
  return { isOfParty, select }
}

/** The unpaid rows by how long ago they began: "the oldest", "has owed me the longest". */
function byAge(draft: Draft, select: string[]): Asked | undefined {
  const [superlative] = draft.reading.superlatives
  const begun = begunOn(draft)
  if (!superlative || !begun || !/^(?:length|date|row)$/.test(superlative.value.about))
    return undefined
  const { direction, about } = superlative.value
  const isLongest = about === 'length' && direction === 'desc'
  return {
    measure: { agg: 'lookup' },
    select,
    order: {
      by: 'column',
      column: begun.name,
      direction: isLongest ? 'asc' : about === 'length' ? 'desc' : direction,
    },
    limit: draft.reading.top?.limit ?? 1,
  }
}

/** "Who still owes me", "the oldest unpaid invoice", "who has owed me the longest". */
export const unpaidDebts: Intent = (draft) => {
  const { reading, table, filters } = draft
  const {
    superlatives,
    mostOf,
    asked,
    howMany,
    groupCues,
    yesNo,
    times,
    howMuch,
    words,
    aggregates,
  } = reading
  const isUnpaidAsked = filters.some(({ filter }) => isUnpaid(filter, table))
  const isOther = howMany ?? times ?? (yesNo || groupCues.length > 0)
  if (!isUnpaidAsked || isOther) return undefined
  const money = moneyColumn(table)
  const party = partyColumn(table)
  const { isOfParty, select } = shownOf(draft)
  if (ranksOther(draft, money)) return undefined
  const aged = byAge(draft, select)
  if (aged) return aged
  const direction = superlatives[0]?.value.direction ?? mostOf?.value
  const limit = reading.top?.limit ?? 1
  if (direction && money && isOfParty && party)
    return { ...byParty(party, money, direction), limit }
  if (direction && money)
    return {
      measure: { agg: 'lookup' },
      select,
      order: { by: 'column', column: money.name, direction },
      limit,
    }
  const isSum = aggregates.some(({ value }) => value === 'sum')
  if (isSum && money && !direction) return { measure: { agg: 'sum', column: money.name } }
  if (direction || howMuch) return undefined
  if (asked?.value === 'who' && money && party) return byParty(party, money)
  // "Which jobs are unpaid": each of the rows, although two may have the same name.
  return asked && namesRow(words[asked.to], table)
    ? { measure: { agg: 'list' }, select }
    : undefined
}
