import type { MoneyAccount, MoneyCategory, MoneySummary } from '#shared/money.ts'
import { accountIdOf, accountNameOf } from './account.ts'
import { monthsAfter } from './calendar.ts'
import type { LedgerEntry } from './entry.ts'
import { matchesFilters, type Filters } from './filter.ts'
import type { Ledger } from './ledger.ts'
import { previousMonth } from './shown-month.ts'

/**
 * Sums of a period by category, separately for each currency and without transfers between own
 * accounts; of a month also the sums of the previous one.
 */
export function summarise(
  { entries, duplicates }: Ledger,
  period: Filters,
  today: string,
): MoneySummary {
  const inPeriod = entries.filter(matchesFilters(period))
  const counted = inPeriod.filter(isCounted)
  const before = period.month === undefined ? undefined : previousOf(period.month, today)
  const earlier = before ? entries.filter(matchesFilters({ ...period, month: before.month })) : []
  const beforeIn = Map.groupBy(
    earlier.filter((entry) => isCounted(entry) && isUntil(entry, before?.until)),
    currencyOf,
  )
  const currencies = [...Map.groupBy(counted, currencyOf)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([currency, found]) => {
      const past = beforeIn.get(currency)
      return { currency, ...sumsOf(found), ...(past && { before: flowOf(past) }) }
    })
  return {
    ...(period.month === undefined ? {} : { month: period.month }),
    ...(before && { before }),
    currencies,
    transfers: inPeriod.length - counted.length,
    duplicates,
    accounts: accountsOf(entries),
    months: [...new Set(entries.map(({ transaction }) => transaction.date.slice(0, 7)))]
      .filter((month) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      .toSorted()
      .toReversed(),
  }
}

const isCounted = ({ kind }: LedgerEntry) => kind !== 'transfer'
const currencyOf = ({ transaction }: LedgerEntry) => transaction.currency
const isUntil = ({ transaction }: LedgerEntry, day: string | undefined) =>
  day === undefined || transaction.date <= day

/** An unfinished month is compared with the same days: otherwise it would look like savings. */
function previousOf(month: string, today: string): NonNullable<MoneySummary['before']> {
  const previous = previousMonth(month)
  if (month !== today.slice(0, 7)) return { month: previous }
  return { month: previous, until: monthsAfter(today, -1) }
}

const flowOf = (entries: readonly LedgerEntry[]) => {
  const { spent, income } = sumsOf(entries)
  return { spent, income }
}

function sumsOf(entries: readonly LedgerEntry[]) {
  const spending = entries.filter(({ kind }) => kind !== 'income')
  const incomeCents = entries.reduce(
    (sum, { kind, transaction }) => sum + (kind === 'income' ? transaction.cents : 0),
    0,
  )
  const byCategory = [...Map.groupBy(spending, ({ category }) => category)]
    .map(([category, found]) => categorySum(category, found))
    .toSorted((a, b) => b.spent - a.spent)
  return { spent: spentIn(spending), income: incomeCents / 100, categories: byCategory }
}

const categorySum = (category: MoneyCategory, found: readonly LedgerEntry[]) => ({
  category,
  spent: spentIn(found),
  transactions: found.length,
})

/** Spending minus refunds. */
const spentIn = (entries: readonly LedgerEntry[]) => {
  const cents = entries.reduce((sum, { transaction }) => sum - transaction.cents, 0)
  return cents === 0 ? 0 : cents / 100
}

function accountsOf(entries: readonly LedgerEntry[]): MoneyAccount[] {
  return [...Map.groupBy(entries, accountIdOf)]
    .map(([id, found]) => {
      // Only one of an account's formats may give its name.
      const named = found.find(({ transaction }) => transaction.accountName) ?? found[0]
      const { accountType: type = '' } = named ?? {}
      const name = (named && accountNameOf(named)) || 'Unnamed account'
      return { id, name, type, transactions: found.length }
    })
    .toSorted((a, b) => b.transactions - a.transactions)
}
