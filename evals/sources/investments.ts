import { dayTexts } from '../sample-person/question.ts'
import { american, csv, day, month, sum, type SourceCase } from './source-case.ts'

type Row = readonly [
  date: string,
  action: string,
  symbol: string,
  name: string,
  quantity: number,
  price: number,
  amount: number,
]
const trades: Row[] = [
  [day(14, 6), 'Buy', 'WLDX', 'WORLD INDEX', 20, 95, -1900],
  [day(10, 3), 'Buy', 'BNDX', 'BOND INDEX', 10, 50, -500],
  [day(8, 12), 'Cash Dividend', 'WLDX', 'WORLD INDEX', 0, 0, 14.2],
  [day(5, 12), 'Cash Dividend', 'WLDX', 'WORLD INDEX', 0, 0, 15.1],
  [day(4, 9), 'Sell', 'BNDX', 'BOND INDEX', 4, 51, 204],
  [day(2, 12), 'Cash Dividend', 'WLDX', 'WORLD INDEX', 0, 0, 15.8],
  [day(1, 15), 'Buy', 'QNCE', 'QUINCE FARMS', 30, 10, -300],
]
const holdings = [
  ['WLDX', 'WORLD INDEX', 20, 110, 1900],
  ['BNDX', 'BOND INDEX', 6, 52, 300],
  ['QNCE', 'QUINCE FARMS', 30, 9, 300],
] as const
const dollars = (value: number) => `${value < 0 ? '-' : ''}$${Math.abs(value).toFixed(2)}`
const paid = (keep: (row: Row) => boolean) => sum(trades.filter(keep).map((row) => row[6]))

export const investments: SourceCase = {
  name: 'investments',
  type: 'investments',
  files: {
    'Individual_XXX1_Transactions.csv': csv([
      ['Date', 'Action', 'Symbol', 'Description', 'Quantity', 'Price', 'Fees & Comm', 'Amount'],
      ...trades.map(([date, action, symbol, name, quantity, price, amount]) => [
        american(date),
        action,
        symbol,
        name,
        quantity || '',
        price ? dollars(price) : '',
        '',
        dollars(amount),
      ]),
    ]),
    [`Portfolio_Positions_${new Date(day(1, 28)).toUTCString().slice(8, 11)}-28-${month(1).slice(0, 4)}.csv`]: `${csv(
      [
        [
          'Account Number',
          'Account Name',
          'Symbol',
          'Description',
          'Quantity',
          'Last Price',
          'Current Value',
          'Cost Basis Total',
          'Type',
        ],
        ...holdings.map(([symbol, name, quantity, price, cost]) => [
          'Z1',
          'Brokerage',
          symbol,
          name,
          quantity,
          dollars(price),
          dollars(quantity * price),
          dollars(cost),
          'Cash',
        ]),
      ],
    )}\n\n"Date downloaded ${american(day(1, 28))}"\n`,
  },
  questions: [
    { question: 'Which stocks do I hold?', texts: ['WLDX', 'BNDX', 'QNCE'] },
    {
      question: 'What is my portfolio worth?',
      numbers: [sum(holdings.map(([, , quantity, price]) => quantity * price))],
    },
    { question: 'How many shares of WLDX do I own?', numbers: [20] },
    {
      question: 'How much did I get in dividends?',
      numbers: [paid(([, action]) => action.includes('Dividend'))],
    },
    { question: 'When did I buy QNCE?', texts: [dayTexts(day(1, 15))] },
    { question: 'How much did I pay for BNDX?', numbers: [500] },
    { question: 'What did I sell?', texts: ['BNDX'] },
    { question: 'How many purchases did I make?', numbers: [3] },
    { question: 'What was my largest purchase?', texts: ['WLDX'] },
    { question: 'What is my largest holding?', texts: ['WLDX'] },
  ],
}
