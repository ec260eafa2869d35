import type { CatalogueEntry } from './entry.ts'

export const investments: CatalogueEntry = {
  type: 'investments',
  name: 'Investments',
  category: 'financial',
  description: 'Trades, dividends and holdings from brokers.',
  connectsBy: 'Tables of transactions and positions (.csv) from your broker.',
  fields: [],
  howto: [
    'Sign in at your broker and open the account.',
    'Trades: choose Activity or History, the longest period available, and Download as CSV.',
    'Holdings: choose Positions or Portfolio and Download as CSV. Both take a minute.',
  ],
  files: {
    accept: ['.csv', '.zip'],
    hint: 'Transactions and positions from Fidelity, Schwab, Vanguard, Robinhood, Interactive Brokers, Coinbase and other brokers (.csv).',
  },
}
