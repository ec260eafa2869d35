import type { Item } from '#server/connectors/connector.ts'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'
import { accounts, type AccountName, type DemoTransaction } from './accounts.ts'
import { transactionsOf } from './transactions.ts'
import type { Plot } from './plot.ts'

/** Opening balances of the accounts. */
const opening: Record<AccountName, number> = { checking: 312_000, savings: 845_000, card: 0 }

export function bankItems(plot: Plot): Item[] {
  const transactions = transactionsOf(plot)
  const held = Object.entries(accounts).map(([name, of]): Item => {
    const moved = transactions.filter(({ account }) => account === name)
    const start = name === 'checking' || name === 'savings' ? opening[name] : 0
    return {
      kind: 'account',
      key: `sample:account:${of.account}`,
      bankAccount: {
        name: of.accountName,
        bank: 'Harbor Mutual Bank',
        account: of.account,
        accountType: of.accountType,
        balance: moved.reduce((sum, { cents }) => sum + cents, start),
        currency: 'USD',
        asOf: plot.anchor,
      },
    }
  })
  return [...held, ...transactions.map(transactionOf)]
}

function transactionOf(
  { account, written, category, ...moved }: DemoTransaction,
  place: number,
): Item {
  const transaction: Transaction = {
    ...moved,
    ...accounts[account],
    currency: 'USD',
    description: written,
    ...(category === undefined ? {} : { bankCategory: category }),
    origin: 'csv',
  }
  return { kind: 'transaction', key: `sample:${place}:${moved.date}:${written}`, transaction }
}
