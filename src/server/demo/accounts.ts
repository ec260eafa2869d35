import type { Transaction } from '#server/connectors/kinds/transaction.ts'

export const accounts = {
  checking: { account: '4417', accountName: 'Harbor Checking', accountType: 'checking' },
  savings: { account: '8802', accountName: 'Harbor Savings', accountType: 'savings' },
  card: { account: '9031', accountName: 'Harbor Rewards Card', accountType: 'card' },
} as const
export type AccountName = keyof typeof accounts

export type DemoTransaction = Pick<Transaction, 'date' | 'cents' | 'payee'> & {
  account: AccountName
  written: string
  category?: string
}
