import type { Holding, Trade } from '#server/connectors/kinds/investment.ts'
import { dayCell, textCell } from './cells.ts'
import { moneyText, ofService, joinPhrases, type RecordKind } from './record-kind.ts'

const money = (cents: number | null) => (cents === null ? null : cents / 100)

export const tradeKind: RecordKind<Trade> = {
  kind: 'trade',
  table: 'trades',
  label: 'Trades',
  about:
    'Purchases and sales of securities, with dividends, interest and fees. None of it counts as everyday spending or income.',
  at: ({ date }) => date,
  columns: [
    { name: 'date', type: 'date', value: ({ date }) => dayCell(date) },
    {
      name: 'action',
      type: 'text',
      about:
        '`buy`, `sell`, `dividend`, `interest`, `fee`, `tax`, `deposit` (or withdrawal), `split` or `other`',
      value: ({ action }) => action,
    },
    { name: 'symbol', type: 'text', value: ({ symbol }) => textCell(symbol) },
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    { name: 'quantity', type: 'number', value: ({ quantity }) => quantity },
    {
      name: 'amount',
      type: 'number',
      unitColumn: 'currency',
      about: 'money received by the account; payments are negative',
      value: ({ cents }) => money(cents),
    },
    { name: 'price', type: 'number', unitColumn: 'currency', value: ({ price }) => price },
    {
      name: 'fee',
      type: 'number',
      unitColumn: 'currency',
      value: ({ feeCents }) => money(feeCents),
    },
    { name: 'currency', type: 'text', value: ({ currency }) => textCell(currency) },
    { name: 'account', type: 'text', value: ({ account }) => textCell(account) },
    { name: 'broker', type: 'text', value: ({ broker }) => textCell(broker) },
    { name: 'detail', type: 'text', prose: true, value: ({ detail }) => textCell(detail) },
  ],
  sheet: {
    group: ({ broker }) => broker,
    name: ofService('Trades'),
    rowsAPassage: 12,
    text: ({ date, action, symbol, name, quantity, price, cents, currency, detail }) =>
      `${date}: ${joinPhrases(`${action} ${quantity ?? ''} ${joinPhrases(symbol, name) || detail}`.replaceAll(/\s+/g, ' '), price !== null && `at ${price}`, moneyText(cents, currency))}`,
  },
}

export const holdingKind: RecordKind<Holding> = {
  kind: 'holding',
  table: 'holdings',
  label: 'Holdings',
  about: 'Securities held in accounts on a given day. Only add values of the same day.',
  at: ({ asOf }) => asOf,
  columns: [
    { name: 'symbol', type: 'text', value: ({ symbol }) => textCell(symbol) },
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    {
      name: 'value',
      type: 'number',
      unitColumn: 'currency',
      value: ({ valueCents }) => money(valueCents),
    },
    { name: 'quantity', type: 'number', value: ({ quantity }) => quantity },
    { name: 'price', type: 'number', unitColumn: 'currency', value: ({ price }) => price },
    {
      name: 'cost',
      type: 'number',
      unitColumn: 'currency',
      about: 'purchase cost',
      value: ({ costCents }) => money(costCents),
    },
    { name: 'currency', type: 'text', value: ({ currency }) => textCell(currency) },
    { name: 'as_of', type: 'date', value: ({ asOf }) => dayCell(asOf) },
    { name: 'account', type: 'text', value: ({ account }) => textCell(account) },
    { name: 'broker', type: 'text', value: ({ broker }) => textCell(broker) },
  ],
  sheet: {
    group: ({ broker }) => broker,
    name: ofService('Holdings'),
    rowsAPassage: 12,
    text: ({ symbol, name, quantity, valueCents, currency, asOf }) =>
      joinPhrases(
        joinPhrases(symbol, name),
        quantity !== null && `${quantity} held`,
        moneyText(valueCents, currency),
        asOf && `as of ${asOf}`,
      ),
  },
}
