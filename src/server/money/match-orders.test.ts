import { expect, test } from 'vitest'
import type { Order } from '#server/connectors/kinds/order.ts'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'
import type { Entry } from './entry.ts'
import { matchOrders } from './match-orders.ts'

const order = (more: Partial<Order>): Order => ({
  shop: 'Amazon',
  at: '2026-03-04T08:00:00Z',
  item: 'Bean net',
  seller: '',
  quantity: 1,
  cents: 1299,
  currency: 'USD',
  number: '111-1',
  status: 'shipped',
  paidWith: '',
  category: '',
  url: '',
  ...more,
})
const payment = (id: string, more: Partial<Transaction> = {}): Entry => ({
  id,
  sourceId: 'src_1',
  documentId: 'doc_1',
  key: id,
  transaction: {
    date: '2026-03-05',
    cents: -1299,
    currency: 'USD',
    payee: 'AMZN MKTP US*T0RF042YL',
    description: 'AMZN MKTP US*T0RF042YL',
    account: '4321',
    ...more,
  },
})

test('a payment shows what was bought with it', () => {
  const found = matchOrders(
    [payment('a'), payment('b', { payee: 'Corner shop', description: '' })],
    [order({})],
  )
  expect([...found]).toEqual([['a', 'Bean net']])
})

test('an order of several things is paid at once, or each with the parcel it came in', () => {
  const things = [order({}), order({ item: 'String', cents: 301 })]
  expect([...matchOrders([payment('a', { cents: -1600 })], things)]).toEqual([
    ['a', 'Bean net; String'],
  ])
  const apart = [payment('a'), payment('b', { cents: -301, date: '2026-03-09' })]
  expect([...matchOrders(apart, things)]).toEqual([
    ['a', 'Bean net'],
    ['b', 'String'],
  ])
})

test.each([
  ['another amount', payment('a', { cents: -1298 }), order({})],
  ['another currency', payment('a', { currency: 'EUR' }), order({})],
  ['another shop', payment('a', { payee: 'Garden Inc', description: '' }), order({})],
  ['weeks apart', payment('a', { date: '2026-04-05' }), order({})],
  ['before the order', payment('a', { date: '2026-03-01' }), order({})],
  ['money that came in', payment('a', { cents: 1299 }), order({})],
  ['an order that was cancelled', payment('a'), order({ status: 'cancelled' })],
])('%s is no payment for an order', (_, entry, ordered) => {
  expect(matchOrders([entry], [ordered]).size).toBe(0)
})

test('if two payments or two orders fit, none is matched', () => {
  const twice = [payment('a'), payment('b', { date: '2026-03-06' })]
  expect(matchOrders(twice, [order({})]).size).toBe(0)
  const orders = [order({}), order({ number: '111-2', item: 'Spade' })]
  expect(matchOrders([payment('a')], orders).size).toBe(0)
})

test('a purchase with PayPal is known by its seller, and one of eBay by PayPal', () => {
  const seller = { shop: 'PayPal', seller: 'Harbor Books', item: 'A map', number: 'P1' }
  const paid = { payee: 'PAYPAL *HARBORBOOKS', description: 'PAYPAL *HARBORBOOKS 402-935-7733' }
  const orders = [order(seller), order({ shop: 'eBay', item: 'A map of 1902', number: 'E1' })]
  expect([...matchOrders([payment('a', paid)], orders)]).toEqual([['a', 'A map; A map of 1902']])
})
