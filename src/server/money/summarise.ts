import type { MoneyAccount, MoneyCategory, MoneySummary } from '#shared/money.ts'
import type { LedgerEntry } from './entry.ts'
import type { Ledger } from './ledger.ts'

const typeNames: Record<string, string> = {
  checking: 'Checking',
  savings: 'Savings',
  card: 'Card',
  cash: 'Cash',
  loan: 'Loan',
  investment: 'Investments',
  wallet: 'Payment app',
}

/** Identifies an account in filters; transactions of a source without an account are together. */
export const accountIdOf = ({ account, sourceId }: LedgerEntry) => account || `of ${sourceId}`

/** The name of the account; empty if the file gives none. */
export function accountNameOf({ account, accountType, transaction }: LedgerEntry): string {
  const name = transaction.accountName ?? typeNames[accountType] ?? ''
  const digits = /^\d{4}$/.test(account) ? `···· ${account}` : account
  if (name !== '' && account !== '' && name.includes(account)) return name
  return [name, digits].filter((part) => part !== '').join(' ')
}

/**
 * Sums of a period by category, separately for each currency and without transfers between own
 * accounts.
 */
export function summarise(
  { entries, duplicates }: Ledger,
  isInPeriod: (entry: LedgerEntry) => boolean,
): MoneySummary {
  const inPeriod = entries.filter(isInPeriod)
  const counted = inPeriod.filter(({ kind }) => kind !== 'transfer')
  const currencies = [...Map.groupBy(counted, ({ transaction }) => transaction.currency)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([currency, found]) => ({ currency, ...sumsOf(found) }))
  return {
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
