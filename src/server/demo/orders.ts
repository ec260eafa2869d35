import type { Item } from '#server/connectors/connector.ts'
import type { Order } from '#server/connectors/kinds/order.ts'
import type { DemoTransaction } from './accounts.ts'
import { addDays } from './days.ts'
import type { Plot } from './plot.ts'
import { createRandom } from './random.ts'
import { transactionsOf } from './transactions.ts'

type Goods = { category: string; items: readonly [string, ...string[]] }

/** The shops that list what Mara ordered. */
const goodsOf: Readonly<Record<string, Goods>> = {
  'Paper Lark Books': {
    category: 'Books',
    items: [
      'A History of Tides',
      'The Patient Gardener',
      'Letters from a Lighthouse',
      'The Weight of Paper',
      'Small Boats, Big Weather',
      'Notes on Colour',
    ],
  },
  'Hearth & Thread': {
    category: 'Home',
    items: ['Linen curtain', 'Wool blanket', 'Two ceramic bowls', 'Desk lamp'],
  },
  'Kestrel Computers': { category: 'Electronics', items: ['Kestrel 14 laptop'] },
  'Meridian Outdoor': { category: 'Clothing', items: ['Rain jacket'] },
}

/** What was bought with payments to these shops; each was ordered shortly before it was paid. */
export function orderItems(plot: Plot): Item[] {
  return transactionsOf(plot)
    .filter(({ cents, payee }) => cents < 0 && payee in goodsOf)
    .map((paid, place): Item => {
      const order = orderOf(plot, paid, place)
      return { kind: 'order', key: `sample:${order.number}`, order }
    })
}

function orderOf({ laptop }: Plot, { date, cents, payee }: DemoTransaction, place: number): Order {
  const { category, items } = goodsOf[payee] ?? { category: '', items: ['Voucher'] as const }
  const random = createRandom(`order ${payee} ${date} ${cents}`)
  const isLaptop = payee === 'Kestrel Computers'
  return {
    shop: payee,
    at: isLaptop ? date : addDays(date, -random.whole(0, 2)),
    item: random.pick(items),
    seller: '',
    quantity: 1,
    cents: -cents,
    currency: 'USD',
    number: isLaptop ? laptop.order : `${date.replaceAll('-', '')}-${place + 1}`,
    // Its refund is among the bank's transactions.
    status: payee === 'Meridian Outdoor' ? 'returned' : 'delivered',
    paidWith: 'Harbor Rewards Card',
    category,
    url: '',
  }
}
