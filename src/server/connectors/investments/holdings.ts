import { centsOf, currencyOf, numberOf } from '../exports/amount.ts'
import { tableFormat } from '../exports/table-format.ts'
import { baseName } from '../open-archive.ts'
import { instantOf } from '../exports/moments.ts'
import { brokerOf } from './broker.ts'

const symbols = ['Symbol', 'Ticker', 'ISIN']
const values = [
  'Current Value',
  'Market Value',
  'Mkt Val (Market Value)',
  'Total Value',
  'Value',
  'Position Value',
  'Marktwert',
  'Kurswert',
]
const quantities = ['Quantity', 'Qty (Quantity)', 'Shares', 'Units', 'Anzahl', 'Stück']
const prices = ['Last Price', 'Price', 'Share Price', 'Close Price', 'Kurs']
const costs = ['Cost Basis Total', 'Cost Basis', 'Total Cost', 'Einstandswert']
const days = ['As of', 'As of Date', 'Date', 'Datum', 'Report Date']

/** The day in the file's name, as in `Portfolio_Positions_Mar-04-2026.csv`. */
function dayIn(path: string): string {
  const name = baseName(path)
  const words = /([A-Z][a-z]{2})-(\d{1,2})-(\d{4})/.exec(name)
  if (words) return instantOf(`${words[1]} ${words[2]}, ${words[3]}`)
  const numbers = /(\d{4})[-_]?(\d{2})[-_]?(\d{2})/.exec(name)
  return numbers ? instantOf(`${numbers[1]}-${numbers[2]}-${numbers[3]}`) : ''
}

/** An account's holdings, as listed by a broker. */
export const holdingTable = tableFormat({
  description: 'broker holdings',
  columns: [symbols, values, quantities],
  without: ['Order ID', 'Order number', 'Action', 'Trans Code', 'Transaction Type'],
  dates: days,
  row: (row, { path }) => {
    const symbol = row(...symbols)
    const value = row(...values)
    const valueCents = centsOf(value)
    if (symbol === '' || /total/i.test(symbol) || valueCents === null) {
      return 'Lines that are no holding, such as sums and explanations'
    }
    const account = row('Account Number', 'Account Name', 'Account', 'Konto')
    const asOf = row.day(...days) || dayIn(path)
    return {
      kind: 'holding',
      key: `${account} ${symbol} ${asOf}`,
      holding: {
        broker: brokerOf(path, row),
        account,
        asOf,
        symbol: symbol.replace(/\*+$/, ''),
        name: row('Description', 'Name', 'Security', 'Investment Name', 'Security Name'),
        quantity: numberOf(row(...quantities)),
        price: numberOf(row(...prices)),
        valueCents,
        costCents: centsOf(row(...costs)),
        currency: currencyOf(row('Currency', 'Währung'), value) || 'USD',
      },
    }
  },
})
