import type { Row } from '../exports/table-format.ts'
import { baseName } from '../open-archive.ts'

/** Brokers by file name, and by columns that only they have. */
const brokers: readonly [name: string, file: RegExp, column: string][] = [
  ['Fidelity', /fidelity|Portfolio_Positions|Accounts_History/i, 'Run Date'],
  ['Charles Schwab', /schwab|Individual.*Transactions/i, 'Fees & Comm'],
  ['Robinhood', /robinhood/i, 'Trans Code'],
  ['Vanguard', /vanguard|OfxDownload/i, 'Investment Name'],
  ['Interactive Brokers', /interactive.?brokers|\bibkr|flex/i, 'T. Price'],
  ['Trading 212', /trading.?212/i, 'No. of shares'],
  ['Coinbase', /coinbase/i, 'Quantity Transacted'],
  ['Degiro', /degiro/i, 'Exchange rate'],
  ['Scalable Capital', /scalable/i, 'assetType'],
  ['E*TRADE', /e.?trade/i, 'TransactionDate'],
]

export const brokerOf = (path: string, row: Row): string =>
  brokers.find(([, file]) => file.test(baseName(path)))?.[0] ??
  brokers.find(([, , column]) => row(column) !== '')?.[0] ??
  (row('Broker') || 'Broker')
