import type { LedgerEntry } from './entry.ts'

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
