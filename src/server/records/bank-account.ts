import type { BankAccount } from '#server/connectors/kinds/bank-account.ts'
import { textCell } from './cells.ts'
import { joinPhrases, type RecordKind } from './record-kind.ts'

export const bankAccountKind: RecordKind<BankAccount> = {
  kind: 'account',
  table: 'accounts',
  label: 'Accounts',
  about: 'Accounts and cards with their balances. Never add balances in different currencies.',
  at: ({ asOf }) => asOf,
  columns: [
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    { name: 'bank', type: 'text', value: ({ bank }) => textCell(bank) },
    {
      name: 'balance',
      type: 'number',
      unitColumn: 'currency',
      about: 'debts are negative',
      value: ({ balance }) => balance / 100,
    },
    { name: 'as_of', type: 'date', about: 'day of the balance', value: ({ asOf }) => asOf },
    {
      name: 'account',
      type: 'text',
      about: 'last digits of the account number',
      value: ({ account }) => textCell(account),
    },
    {
      name: 'account_type',
      type: 'text',
      about: 'checking, savings, card, cash, loan, investment or wallet',
      value: ({ accountType }) => textCell(accountType),
    },
    { name: 'currency', type: 'text', value: ({ currency }) => textCell(currency) },
  ],
  sheet: {
    group: ({ currency }) => currency,
    name: (currency) => (currency === 'USD' ? 'Accounts' : `Accounts ${currency}`),
    rowsAPassage: 12,
    text: ({ name, bank, balance, currency, asOf }) =>
      joinPhrases(`${name}: ${(balance / 100).toFixed(2)} ${currency} on ${asOf}`, bank),
  },
}
