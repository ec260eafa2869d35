import type { MoneyCategory, MoneyKind } from '#shared/money.ts'
import { accountIdOf } from './account.ts'
import type { LedgerEntry } from './entry.ts'
import { plainText } from '#server/merchants/plain-words.ts'

export type Filters = {
  q?: string | undefined
  category?: MoneyCategory | undefined
  kind?: MoneyKind | undefined
  account?: string | undefined
  source?: string | undefined
  month?: string | undefined
}

/** Whether a transaction fits all filters. */
export function matchesFilters(query: Filters): (entry: LedgerEntry) => boolean {
  const { q = '', category, kind, account, source, month } = query
  const words = plainText(q).split(' ')
  return (entry) =>
    (category === undefined || entry.category === category) &&
    (kind === undefined || entry.kind === kind) &&
    (account === undefined || accountIdOf(entry) === account) &&
    (source === undefined || entry.sourceId === source) &&
    (month === undefined || entry.transaction.date.startsWith(month)) &&
    (q.trim() === '' || holds(entry, q.trim(), words))
}

function holds(entry: LedgerEntry, q: string, words: readonly string[]): boolean {
  const { transaction, merchant, category } = entry
  const amount = amountOf(entry).toFixed(2)
  if (/\d/.test(q) && amount.replace('-', '').startsWith(q.replace(',', '.').replace('-', ''))) {
    return true
  }
  const text = plainText(
    `${merchant} ${transaction.payee} ${transaction.description} ${category} ${transaction.date}`,
  )
  return words.every((word) => text.includes(word)) && words.join('') !== ''
}

export const amountOf = ({ transaction }: Pick<LedgerEntry, 'transaction'>) =>
  transaction.cents / 100
