import type { Item } from '#server/connectors/connector.ts'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'
import { accounts, type AccountName, type Movement } from './movement.ts'
import { movementsOf } from './movements.ts'
import type { Plot } from './plot.ts'

/** Opening balances of the accounts. */
const opening: Record<AccountName, number> = { checking: 312_000, savings: 845_000, card: 0 }

export function bankItems(plot: Plot): Item[] {
  const movements = movementsOf(plot)
  const held = Object.entries(accounts).map(([name, of]): Item => {
    const moved = movements.filter(({ on }) => on === name)
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
  return [...held, ...movements.map(transactionOf)]
}

function transactionOf({ on, written, category, ...moved }: Movement, place: number): Item {
  const transaction: Transaction = {
    ...moved,
    ...accounts[on],
    currency: 'USD',
    description: written,
    ...(category === undefined ? {} : { bankCategory: category }),
    origin: 'csv',
  }
  return { kind: 'transaction', key: `sample:${place}:${moved.date}:${written}`, transaction }
}
