import type { LedgerEntry } from './entry.ts'
import { monthsAfter } from './calendar.ts'

/** The month before. */
export const previousMonth = (month: string): string => monthsAfter(`${month}-01`, -1).slice(0, 7)

/** This month, unless it and the previous one have no transactions: then the newest that has some. */
export function shownMonth(
  asked: string | undefined,
  entries: readonly LedgerEntry[],
  today: string,
): string | undefined {
  if (asked !== 'current') return asked
  const current = today.slice(0, 7)
  const newest = entries
    .map(({ transaction }) => transaction.date.slice(0, 7))
    .filter((month) => month <= current)
    .reduce((latest, month) => (month > latest ? month : latest), '')
  return newest === '' || newest >= previousMonth(current) ? current : newest
}
