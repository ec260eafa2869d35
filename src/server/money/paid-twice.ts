import type { PaidTwice } from '#shared/money-overview.ts'
import { daysBetween } from './calendar.ts'
import type { LedgerEntry } from './entry.ts'

const apartDays = 3
/** Small purchases, such as two coffees, are repeated on purpose. */
const leastCents = 1_000

/** Two payments of the same amount to one merchant within days, if that never happened before. */
export function findPaidTwice(entries: readonly LedgerEntry[], since: string): PaidTwice[] {
  const spent = entries.filter(
    ({ kind, transaction }) => kind === 'spending' && transaction.cents <= -leastCents,
  )
  const alike = Map.groupBy(
    spent,
    ({ merchantKey, transaction }) => `${transaction.currency} ${transaction.cents} ${merchantKey}`,
  )
  return [...alike.values()]
    .flatMap((found) => {
      const sorted = found.toSorted((a, b) => a.transaction.date.localeCompare(b.transaction.date))
      const pairs = sorted.slice(1).flatMap((second, index) => {
        const first = sorted[index]
        return first && isClose(first, second) ? [{ first, second }] : []
      })
      const [pair] = pairs
      if (!pair || pairs.length > 1 || pair.second.transaction.date < since) return []
      return [viewOf(pair.first, pair.second)]
    })
    .toSorted((a, b) => b.dates[1].localeCompare(a.dates[1]))
}

const isClose = (first: LedgerEntry, second: LedgerEntry) =>
  daysBetween(first.transaction.date, second.transaction.date) <= apartDays

const viewOf = ({ merchant, transaction }: LedgerEntry, second: LedgerEntry): PaidTwice => ({
  merchant,
  currency: transaction.currency,
  amount: -transaction.cents / 100,
  dates: [transaction.date, second.transaction.date],
})
