import type { Transaction } from '#server/connectors/kinds/transaction.ts'
import { textCell } from './cells.ts'
import { joinPhrases, type RecordColumn, type RecordKind } from './record-kind.ts'

/** A transaction with its classification among all of the person's, if known. */
export type SortedTransaction = Transaction & {
  sorted?: {
    merchant: string
    category: string
    /** spending, income, transfer, refund or fee */
    kind: string
    account: string
    accountType: string
    /** From the matching order, or empty. */
    bought: string
  }
}
type Column = RecordColumn<SortedTransaction>

const date: Column = {
  name: 'date',
  type: 'date',
  about: 'booking date',
  value: ({ date: day }) => day,
}
const amount: Column = {
  name: 'amount',
  type: 'number',
  unitColumn: 'currency',
  about: 'spending is negative',
  value: ({ cents }) => cents / 100,
  text: amountText,
}
const description: Column = {
  name: 'description',
  type: 'text',
  about: "the bank's text",
  value: (transaction) => textCell(transaction.description),
}

const columns: readonly Column[] = [
  date,
  amount,
  {
    name: 'merchant',
    type: 'text',
    about: 'recipient or payer',
    value: ({ payee, sorted }) => textCell(sorted?.merchant ?? payee),
  },
  {
    name: 'category',
    type: 'text',
    about: 'purpose, such as Groceries or Rent',
    value: ({ bankCategory, sorted }) => textCell(sorted?.category ?? bankCategory),
  },
  {
    name: 'kind',
    type: 'text',
    about:
      "spending, fee, refund, income or transfer; total spending is the sum of the amounts of 'spending', 'fee' and 'refund'",
    value: ({ cents, sorted }) => sorted?.kind ?? (cents < 0 ? 'spending' : 'income'),
  },
  {
    name: 'is_transfer',
    type: 'boolean',
    about: 'between your own accounts or to your own card, so neither spending nor income',
    value: ({ sorted }) => sorted?.kind === 'transfer',
  },
  description,
  {
    name: 'contents',
    type: 'text',
    prose: true,
    about: 'purchased items, if an order in `orders` matches; both are the same purchase',
    value: ({ sorted }) => textCell(sorted?.bought),
  },
  {
    name: 'account',
    type: 'text',
    value: ({ account, sorted }) => textCell(sorted?.account ?? account),
  },
  {
    name: 'account_type',
    type: 'text',
    about: 'checking, savings, card, cash, loan, investment or wallet',
    value: ({ accountType, sorted }) => textCell(sorted?.accountType ?? accountType),
  },
  { name: 'currency', type: 'text', value: ({ currency }) => textCell(currency) },
]

/** The sheet shows the bank's own data; it has one currency. */
const sheetColumns: readonly Column[] = [
  date,
  amount,
  { name: 'payee', type: 'text', value: ({ payee }) => textCell(payee) },
  description,
  { name: 'account', type: 'text', value: ({ account }) => textCell(account) },
  { name: 'category', type: 'text', value: ({ bankCategory }) => textCell(bankCategory) },
]

export const transactionKind: RecordKind<SortedTransaction> = {
  kind: 'transaction',
  table: 'transactions',
  label: 'Transactions',
  about: 'Transactions on accounts and cards. Never add amounts in different currencies.',
  at: ({ date: day }) => day,
  columns,
  sheet: {
    group: ({ currency }) => currency,
    name: (currency) => (currency === 'USD' ? 'Transactions' : `Transactions ${currency}`),
    columns: sheetColumns,
    rowsAPassage: 12,
    text: (transaction) => {
      const { date: day, payee, description: written, account, currency } = transaction
      const what = written.includes(payee) ? written : joinPhrases(payee, written)
      return `${day}: ${amountText(transaction)} ${currency}, ${joinPhrases(what, account && `account ${account}`)}`
    },
  },
}

function amountText({ cents }: Transaction): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
