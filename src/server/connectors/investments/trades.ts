import { centsOf, currencyOf, numberOf } from '../exports/amount.ts'
import { tableFormat, type Row } from '../exports/table-format.ts'
import type { Trade } from '../kinds/investment.ts'
import { brokerOf } from './broker.ts'

const actions: readonly [RegExp, Trade['action']][] = [
  [/split/i, 'split'],
  [/dividend|distribution|ausschüttung|\bdiv\b/i, 'dividend'],
  [/\btax|withholding|steuer/i, 'tax'],
  [/interest|zins/i, 'interest'],
  [/\bfee|commission|gebühr/i, 'fee'],
  [/reinvest/i, 'buy'],
  [/\b(buy|bought|purchase|kauf|achat)|sparplan|savings plan/i, 'buy'],
  [/\b(sell|sold|sale|verkauf|vente)/i, 'sell'],
  [
    /deposit|withdraw|transfer|contribution|wire|einzahlung|auszahlung|journal|moneylink/i,
    'deposit',
  ],
]
/** `verkauf` may be part of a word; unknown wording becomes `other` and is kept as the detail. */
const actionOf = (written: string): Trade['action'] =>
  /verkauf/i.test(written)
    ? 'sell'
    : (actions.find(([pattern]) => pattern.test(written))?.[1] ?? 'other')

const dates = [
  'Trade Date',
  'Timestamp',
  'Run Date',
  'Activity Date',
  'Date',
  'Transaction Date',
  'Time',
  'Datum',
  'Buchungsdatum',
  'Settlement Date',
  'Process Date',
]
const kinds = [
  'Action',
  'Trans Code',
  'Transaction Type',
  'Type',
  'Activity Type',
  'Side',
  'Buy/Sell',
  'Typ',
  'Transaktion',
  'Transaction',
]
const symbols = ['Symbol', 'Ticker', 'Instrument', 'ISIN', 'Security ID', 'Asset']
const names = [
  'Security Description',
  'Investment Name',
  'Security',
  'Company',
  'Name',
  'Description',
  'Wertpapier',
  'Bezeichnung',
]
const quantities = [
  'Quantity',
  'Shares',
  'No. of shares',
  'Units',
  'Qty',
  'Quantity Transacted',
  'Anzahl',
  'Stück',
]
const prices = [
  'Price',
  'Share Price',
  'Price / share',
  'Price ($)',
  'T. Price',
  'Spot Price at Transaction',
  'Price at Transaction',
  'Kurs',
  'Price per share',
]
const totals = [
  'Amount',
  'Net Amount',
  'Amount ($)',
  'Total',
  'Proceeds',
  'Total Amount',
  'Betrag',
  'Total (inclusive of fees and/or spread)',
]
const fees = [
  'Fees & Comm',
  'Fees ($)',
  'Commission',
  'Commission ($)',
  'Comm/Fee',
  'Commission Fees',
  'Fees',
  'Fees and/or Spread',
  'Gebühr',
]

/** Brokers write amounts with or without a sign; a purchase is always a cost. */
function signed(action: Trade['action'], cents: number | null): number | null {
  if (cents === null) return null
  if (action === 'buy' || action === 'fee' || action === 'tax') return -Math.abs(cents)
  return action === 'sell' || action === 'dividend' ? Math.abs(cents) : cents
}

function tradeOf(row: Row, path: string): Trade | undefined {
  const written = row(...kinds)
  const date = row.day(...dates)
  if (date === '' || written === '') return undefined
  const name = row(...names)
  const action = actionOf(written) === 'other' ? actionOf(name) : actionOf(written)
  const total = row(...totals)
  const price = numberOf(row(...prices))
  const quantity = numberOf(row(...quantities))
  const stated = centsOf(total)
  const reckoned =
    stated === null && price !== null && quantity !== null
      ? Math.round(price * quantity * 100)
      : stated
  return {
    broker: brokerOf(path, row),
    account: row('Account Number', 'Account', 'Account Name', 'Konto'),
    date,
    action,
    symbol: row(...symbols),
    name: name === row(...symbols) ? '' : name,
    quantity: quantity === null ? null : Math.abs(quantity),
    price,
    cents: signed(action, reckoned),
    feeCents: centsOf(row(...fees)),
    currency:
      currencyOf(row('Currency', 'Currency (Total)', 'Price Currency', 'Währung'), total) || 'USD',
    detail: action === 'other' ? written : '',
  }
}

/** A broker's list of purchases, sales and income from securities. */
export const tradeTable = tableFormat({
  description: 'broker trades',
  columns: [dates, kinds, symbols, quantities],
  without: ['Order ID', 'Order number', 'First Name', 'Payee', 'Market Value', 'Current Value'],
  dates,
  row: (row, { keyOf, path }) => {
    const trade = tradeOf(row, path)
    if (!trade) return 'Lines without a day, such as sums and explanations'
    const { account, date, action, symbol, quantity, cents, name } = trade
    return {
      kind: 'trade',
      key: keyOf(account, date, action, symbol || name, quantity ?? '', cents ?? ''),
      trade,
    }
  },
})
