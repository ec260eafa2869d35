import type { MoneyWeek } from '#shared/today.ts'
import { daysAfter } from './calendar.ts'
import type { LedgerEntry } from './entry.ts'

const weekDays = 7
const usualWeeks = 4
const shownPayments = 3

/** Spending in the seven days from a day on, next to the average of the weeks before. */
export function moneyWeek(entries: readonly LedgerEntry[], from: string): MoneyWeek | null {
  const spent = entries.filter(({ kind }) => kind !== 'transfer' && kind !== 'income')
  const inWeek = within(spent, from)
  const currency = mostUsed(inWeek)
  if (currency === undefined) return null
  const own = spent.filter(({ transaction }) => transaction.currency === currency)
  const first = own.reduce(
    (least, { transaction: { date } }) => (date < least ? date : least),
    from,
  )
  const before = Array.from({ length: usualWeeks }, (_, index) =>
    daysAfter(from, -(index + 1) * weekDays),
  ).filter((start) => start >= first)
  const usual = before.reduce((sum, start) => sum + sumOf(within(own, start)), 0) / before.length
  const week = within(own, from)
  return {
    currency,
    spent: sumOf(week),
    weeks: before.length,
    usual: before.length === 0 ? 0 : Math.round(usual * 100) / 100,
    days: Array.from({ length: weekDays }, (_, index) => {
      const day = daysAfter(from, index)
      return { day, value: sumOf(week.filter(({ transaction }) => transaction.date === day)) }
    }),
    biggest: week
      .filter(({ transaction }) => transaction.cents < 0)
      .toSorted((a, b) => a.transaction.cents - b.transaction.cents)
      .slice(0, shownPayments)
      .map(({ merchant, transaction }) => ({
        merchant,
        date: transaction.date,
        amount: -transaction.cents / 100,
      })),
  }
}

const within = (entries: readonly LedgerEntry[], from: string) => {
  const end = daysAfter(from, weekDays)
  return entries.filter(({ transaction: { date } }) => date >= from && date < end)
}

function sumOf(entries: readonly LedgerEntry[]): number {
  const cents = entries.reduce((sum, { transaction }) => sum - transaction.cents, 0)
  return cents === 0 ? 0 : cents / 100
}

function mostUsed(entries: readonly LedgerEntry[]): string | undefined {
  const uses = Map.groupBy(entries, ({ transaction }) => transaction.currency)
  return [...uses].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}
