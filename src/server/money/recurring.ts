import type { RecurringPayment } from '#shared/money-overview.ts'
import { daysAfter, daysBetween, monthsAfter } from './calendar.ts'
import type { LedgerEntry } from './entry.ts'

/** What recognising regular payments needs of a transaction. */
export type PaymentEntry = Pick<LedgerEntry, 'kind' | 'merchant' | 'merchantKey' | 'category'> & {
  transaction: Pick<LedgerEntry['transaction'], 'date' | 'cents' | 'currency'>
}

type Rhythm = { every: RecurringPayment['every']; least: number; most: number; days: number }

/** Days between two payments, with tolerance for weekends and short months. */
const rhythms: readonly Rhythm[] = [
  { every: 'week', least: 6, most: 8, days: 7 },
  { every: 'month', least: 26, most: 35, days: 30 },
  { every: 'quarter', least: 84, most: 98, days: 91 },
  { every: 'year', least: 355, most: 376, days: 365 },
]
const leastPayments = 3
/** Share of the intervals between payments that must fit. */
const fitting = 0.8
const evidence = 6
/** Bills vary; larger variation is shopping that happens to be regular. */
const spread = 2.5

/** Current bills and subscriptions: the next date of each, and any price increase. */
export function findRecurring(entries: readonly PaymentEntry[], today: string): RecurringPayment[] {
  const spent = entries.filter(
    ({ kind, transaction }) => (kind === 'spending' || kind === 'fee') && transaction.cents < 0,
  )
  return findRhythms(spent, today)
}

/** Income that comes regularly, such as a salary. */
export function findRegularIncome(
  entries: readonly PaymentEntry[],
  today: string,
): RecurringPayment[] {
  const received = entries.filter(
    ({ kind, transaction }) => kind === 'income' && transaction.cents > 0,
  )
  return findRhythms(received, today)
}

function findRhythms(entries: readonly PaymentEntry[], today: string): RecurringPayment[] {
  const byMerchant = Map.groupBy(
    entries,
    ({ merchantKey, transaction }) => `${transaction.currency} ${merchantKey}`,
  )
  return [...byMerchant.values()]
    .flatMap((found) => recurringOf(found, today) ?? [])
    .toSorted((a, b) => a.next.localeCompare(b.next))
}

function recurringOf(found: readonly PaymentEntry[], today: string): RecurringPayment | undefined {
  const payments = found.toSorted((a, b) => a.transaction.date.localeCompare(b.transaction.date))
  const last = payments.at(-1)
  if (!last || payments.length < leastPayments) return undefined
  const days = payments.map(({ transaction }) => transaction.date)
  const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day))
  const rhythm = rhythms.find(
    ({ least, most }) =>
      gaps.filter((gap) => gap >= least && gap <= most).length >= gaps.length * fitting,
  )
  if (!rhythm || !isSteady(payments)) return undefined
  const next = nextAfter(last.transaction.date, rhythm)
  // A missed payment has probably been cancelled.
  if (daysAfter(next, Math.ceil(rhythm.days / 3)) < today) return undefined
  const rise = riseOf(payments)
  return {
    merchant: last.merchant,
    category: last.category,
    currency: last.transaction.currency,
    amount: amountOf(last),
    every: rhythm.every,
    last: last.transaction.date,
    next,
    ...(rise ? { rise } : {}),
    payments: payments
      .slice(-evidence)
      .toReversed()
      .map((entry) => ({ date: entry.transaction.date, amount: amountOf(entry) })),
  }
}

const amountOf = ({ transaction }: PaymentEntry) => Math.abs(transaction.cents) / 100

function isSteady(payments: readonly PaymentEntry[]): boolean {
  const amounts = payments.slice(-evidence * 2).map(amountOf)
  return Math.max(...amounts) <= Math.min(...amounts) * spread
}

function nextAfter(day: string, { every, days }: Rhythm): string {
  if (every === 'week') return daysAfter(day, days)
  return monthsAfter(day, every === 'month' ? 1 : every === 'quarter' ? 3 : 12)
}

/**
 * The last increase of a fixed price: it was the same at least twice before, and has not changed
 * since.
 */
function riseOf(payments: readonly PaymentEntry[]): RecurringPayment['rise'] {
  const amounts = payments.map(amountOf)
  const now = amounts.at(-1) ?? 0
  const before = amounts.findLastIndex((amount) => amount !== now)
  const first = payments[before + 1]
  const from = amounts[before]
  if (!first || from === undefined || from >= now || amounts[before - 1] !== from) return undefined
  return { from, to: now, since: first.transaction.date }
}
