import { expect, test } from 'vitest'
import { lookAt } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { readImport } from '../read-import.fixtures.ts'
import { createInvestments } from './investments.ts'

const broker = createInvestments()
const files = {
  fidelity: memoryFile(
    'Accounts_History.csv',
    '\n\nBrokerage\n\nRun Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Amount ($),Settlement Date\n' +
      '03/14/2026,"YOU BOUGHT WORLD INDEX (WLDX) (Cash)",WLDX,WORLD INDEX,Cash,3,101.50,,0.02,-304.52,03/16/2026\n' +
      '03/20/2026,"DIVIDEND RECEIVED WORLD INDEX (WLDX) (Cash)",WLDX,WORLD INDEX,Cash,,,,,4.10,\n' +
      '\n"The data is for information only."\n',
  ),
  schwab: memoryFile(
    'Individual_XXX1_Transactions.csv',
    '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"\n' +
      '"03/14/2026","Buy","BNDX","BOND INDEX","10","$50.00","$0.10","-$500.10"\n' +
      '"03/15/2026","Sell","BNDX","BOND INDEX","4","$51.00","","$204.00"\n',
  ),
  robinhood: memoryFile(
    'robinhood.csv',
    '"Activity Date","Process Date","Settle Date","Instrument","Description","Trans Code","Quantity","Price","Amount"\n' +
      '"3/14/2026","3/14/2026","3/16/2026","QNCE","Quince Farms","Buy","2","$10.00","($20.00)"\n',
  ),
  positions: memoryFile(
    'Portfolio_Positions_Mar-31-2026.csv',
    'Account Number,Account Name,Symbol,Description,Quantity,Last Price,Current Value,Cost Basis Total,Type\n' +
      'Z1,Brokerage,WLDX,WORLD INDEX,3,$110.00,$330.00,$304.52,Cash\n' +
      '\n"Date downloaded 03/31/2026"\n',
  ),
}

test('tables from brokers are recognised, and no bank reads a purchase as income', async () => {
  expect(await lookAt(files.fidelity)).toBe('investments: broker trades')
  expect(await lookAt(files.schwab)).toBe('investments: broker trades')
  expect(await lookAt(files.robinhood)).toBe('investments: broker trades')
  expect(await lookAt(files.positions)).toBe('investments: broker holdings')
})

test('purchases are outgoing, sales and dividends incoming', async () => {
  const { items, skipped } = await readImport(broker, files.fidelity, files.schwab, files.robinhood)
  expect(items.flatMap((item) => (item.kind === 'trade' ? [item.trade] : []))).toMatchObject([
    {
      broker: 'Fidelity',
      action: 'buy',
      symbol: 'WLDX',
      quantity: 3,
      price: 101.5,
      cents: -30_452,
    },
    { action: 'dividend', symbol: 'WLDX', quantity: null, cents: 410, date: '2026-03-20' },
    { broker: 'Charles Schwab', action: 'buy', symbol: 'BNDX', cents: -50_010, feeCents: 10 },
    { action: 'sell', quantity: 4, cents: 20_400 },
    { broker: 'Robinhood', action: 'buy', symbol: 'QNCE', name: 'Quince Farms', cents: -2_000 },
  ])
  expect(skipped).toEqual([
    { reason: 'Lines without a day, such as sums and explanations', count: 1 },
  ])
})

test('holdings have the date in the file', async () => {
  const { items } = await readImport(broker, files.positions)
  expect(items).toMatchObject([
    {
      kind: 'holding',
      holding: {
        symbol: 'WLDX',
        quantity: 3,
        valueCents: 33_000,
        costCents: 30_452,
        asOf: '2026-03-31',
      },
    },
  ])
})

test('a purchase by a savings plan is a purchase', async () => {
  const file = memoryFile(
    'transactions.csv',
    '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"\n' +
      '"04/02/2026","Sparplan","WLDX","WORLD INDEX","1","$50.00","","$50.00"\n' +
      '"05/02/2026","Savings plan execution","WLDX","WORLD INDEX","1","$51.00","","$51.00"\n',
  )
  const { items } = await readImport(broker, file)
  const trades = items.flatMap((item) => (item.kind === 'trade' ? [item.trade] : []))
  expect(trades.map(({ action, cents }) => [action, cents])).toEqual([
    ['buy', -5_000],
    ['buy', -5_100],
  ])
})
