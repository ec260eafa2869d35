import type { Order } from '#server/connectors/kinds/order.ts'
import { dayOrMomentCell, textCell } from './cells.ts'
import { moneyText, ofService, joinPhrases, type RecordKind } from './record-kind.ts'

export const orderKind: RecordKind<Order> = {
  kind: 'order',
  table: 'orders',
  label: 'Orders',
  about:
    'Ordered and purchased items, one per row. The payment itself is in `transactions`; never add the two.',
  at: ({ at }) => at,
  columns: [
    { name: 'date', type: 'timestamp', value: ({ at }, zone) => dayOrMomentCell(at, zone) },
    { name: 'item', type: 'text', value: ({ item }) => textCell(item) },
    { name: 'shop', type: 'text', value: ({ shop }) => textCell(shop) },
    { name: 'seller', type: 'text', value: ({ seller }) => textCell(seller) },
    { name: 'quantity', type: 'number', value: ({ quantity }) => quantity },
    {
      name: 'amount',
      type: 'number',
      unitColumn: 'currency',
      about: 'total price',
      value: ({ cents }) => (cents === null ? null : cents / 100),
    },
    { name: 'currency', type: 'text', value: ({ currency }) => textCell(currency) },
    {
      name: 'status',
      type: 'text',
      about: 'status given by the shop: shipped, cancelled, returned, …',
      value: ({ status }) => textCell(status),
    },
    { name: 'category', type: 'text', value: ({ category }) => textCell(category) },
    { name: 'paid_with', type: 'text', value: ({ paidWith }) => textCell(paidWith) },
    { name: 'order_number', type: 'text', value: ({ number }) => textCell(number) },
    { name: 'url', type: 'text', prose: true, value: ({ url }) => textCell(url) },
  ],
  sheet: {
    group: ({ shop }) => shop,
    name: ofService('Orders'),
    rowsAPassage: 12,
    text: ({ at, item, shop, seller, quantity, cents, currency, status }) =>
      `${at.slice(0, 10)}: ${joinPhrases(`ordered ${item}`, quantity > 1 && `${quantity} times`, moneyText(cents, currency), `from ${seller || shop}`, status)}`,
  },
}
