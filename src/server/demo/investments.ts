import type { Item } from '#server/connectors/connector.ts'
import type { Trade } from '#server/connectors/kinds/investment.ts'
import { dayOf, monthsUntil } from './days.ts'
import type { Plot } from './plot.ts'

const broker = 'Buoy Brokerage'
const account = 'Buoy 5521'

const funds = [
  { symbol: 'BUOYW', name: 'Buoy World Stock Fund', quantity: 62, price: 118.4, cost: 5_580 },
  { symbol: 'BUOYB', name: 'Buoy Short Bond Fund', quantity: 40, price: 51.25, cost: 2_010 },
] as const

/** Two funds that Mara bought before the sample begins; their dividends stay at the broker. */
export const investmentItems = (plot: Plot): Item[] => [
  ...dividendsOf(plot).map((trade): Item => ({
    kind: 'trade',
    key: `sample:${trade.symbol}:${trade.date}`,
    trade,
  })),
  ...funds.map(({ symbol, name, quantity, price, cost }): Item => ({
    kind: 'holding',
    key: `sample:${symbol}`,
    holding: {
      broker,
      account,
      asOf: plot.anchor,
      symbol,
      name,
      quantity,
      price,
      valueCents: Math.round(quantity * price * 100),
      costCents: cost * 100,
      currency: 'USD',
    },
  })),
]

/** Paid each quarter. */
const dividendsOf = ({ anchor }: Plot): Trade[] =>
  monthsUntil(anchor)
    .filter((month) => Number(month.slice(5)) % 3 === 0)
    .flatMap((month) =>
      funds.map(({ symbol, name, quantity, price }): Trade => ({
        broker,
        account,
        date: dayOf(month, 16),
        action: 'dividend',
        symbol,
        name,
        quantity: null,
        price: null,
        cents: Math.round(quantity * price * 0.6),
        feeCents: null,
        currency: 'USD',
        detail: '',
      })),
    )
    .filter(({ date }) => date <= anchor)
