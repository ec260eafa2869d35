import type { CashFlow, MonthSoFar } from '#shared/money-overview.ts'
import type { LedgerEntry } from './entry.ts'

const shownMonths = 12
const usualMonths = 3

/** Income and spending in each of the last twelve months, in the most used currency. */
export function cashFlowOf(entries: readonly LedgerEntry[], today: string): CashFlow | null {
  const counted = entries.filter(({ kind }) => kind !== 'transfer')
  const currency = mostUsed(counted)
  if (currency === undefined) return null
  const own = counted.filter(({ transaction }) => transaction.currency === currency)
  const first = own.reduce((least, { transaction }) => min(least, transaction.date), today)
  const months = monthsBefore(today, shownMonths).filter((month) => month >= first.slice(0, 7))
  return {
    currency,
    months: months.map((month) => {
      const found = own.filter(({ transaction }) => transaction.date.startsWith(month))
      return { month, ...sumsOf(found) }
    }),
    soFar: soFarOf(own, today, first),
  }
}

/** Compared with the same days of earlier months, since an unfinished month looks like savings. */
function soFarOf(own: readonly LedgerEntry[], today: string, first: string): MonthSoFar | null {
  const day = today.slice(8)
  const [month, ...before] = monthsBefore(today, usualMonths + 1).toReversed()
  const whole = before.filter((each) => `${each}-01` >= first || each > first.slice(0, 7))
  const until = (each: string) =>
    sumsOf(own.filter(({ transaction: { date } }) => date.startsWith(each) && date.slice(8) <= day))
      .spent
  if (month === undefined || whole.length === 0) return null
  const usual = whole.reduce((sum, each) => sum + until(each), 0) / whole.length
  return { month, spent: until(month), usual: Math.round(usual * 100) / 100, months: whole.length }
}

function sumsOf(entries: readonly LedgerEntry[]) {
  let spent = 0
  let income = 0
  for (const { kind, transaction } of entries) {
    if (kind === 'income') income += transaction.cents
    else spent -= transaction.cents
  }
  return { spent: spent / 100, income: income / 100 }
}

const min = (a: string, b: string) => (b < a ? b : a)

function mostUsed(entries: readonly LedgerEntry[]): string | undefined {
  const uses = Map.groupBy(entries, ({ transaction }) => transaction.currency)
  return [...uses].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

/** The month of the day and the months before it, oldest first. */
function monthsBefore(day: string, count: number): string[] {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}
