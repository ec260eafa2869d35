import { expect, test } from 'vitest'
import type { Item } from '../connector.ts'
import { archiveFile, lookAt, tableFile } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { readImport } from '../read-import.fixtures.ts'
import { createOrders } from './orders.ts'

const shop = createOrders()
const amazonTable =
  'Website,Order ID,Order Date,Purchase Order Number,Currency,Unit Price,Unit Price Tax,Shipping Charge,Total Discounts,Total Owed,Shipment Item Subtotal,Shipment Item Subtotal Tax,ASIN,Product Condition,Quantity,Payment Instrument Type,Order Status,Shipment Status,Ship Date,Shipping Option,Product Name\r\n' +
  'Amazon.com,111-2,2026-09-04T08:00:00Z,Not Applicable,USD,"1,010.00",80.80,0,0,"1,090.80","1,010.00",80.80,B0QUINCE01,New,1,Visa - 1234,Closed,Shipped,2026-09-05T08:00:00Z,next,Glasshouse\r\n' +
  'Amazon.com,111-3,2026-09-20T08:00:00Z,Not Applicable,USD,7.50,0.60,0,0,8.10,7.50,0.60,B0BEAN0001,New,1,Visa - 1234,Closed,Shipped,2026-09-21T08:00:00Z,next,Bean net\r\n' +
  'Amazon.com,111-3,2026-09-20T08:00:00Z,Not Applicable,USD,7.50,0.60,0,0,8.10,7.50,0.60,B0BEAN0001,New,1,Visa - 1234,Closed,Shipped,2026-09-25T08:00:00Z,next,Bean net\r\n'
const amazon = archiveFile('Your Orders.zip', {
  'Retail.OrderHistory.1/Retail.OrderHistory.1.csv': amazonTable,
  'Retail.CartItems.1/Retail.CartItems.1.csv': 'DateAddedToCart,Source\n2026-01-01,x\n',
  'README.txt': 'About these files',
})
const paypal = tableFile(
  'Download.CSV',
  ['Date', 'Time', 'TimeZone', 'Name', 'Type', 'Status', 'Currency', 'Gross', 'Fee', 'Net'].concat([
    'Transaction ID',
    'Item Title',
    'Balance',
  ]),
  [
    '09/04/2026',
    '10:11:12',
    'CET',
    'Seed House',
    'Express Checkout Payment',
    'Completed',
    'EUR',
  ].concat(['-12,50', '0,00', '-12,50', 'T1', 'Kohlrabi seeds', '0,00']),
  ['09/04/2026', '10:11:12', 'CET', '', 'Bank Deposit to PP Account', 'Completed', 'EUR'].concat([
    '12,50',
    '0,00',
    '12,50',
    'T2',
    '',
    '12,50',
  ]),
  ['09/25/2026', '10:11:12', 'CET', 'Seed House', 'Payment Refund', 'Completed', 'EUR'].concat([
    '2,50',
    '0,00',
    '2,50',
    'T3',
    '',
    '0,00',
  ]),
)
const ebay = tableFile(
  'ebay-purchases.csv',
  [
    'Order number',
    'Order date',
    'Item title',
    'Item number',
    'Quantity',
    'Item price',
    'Order total',
    'Seller',
  ],
  ['12-3', 'Sep 14, 2026', 'Old watering can', '9911', '2', '$10.00', '$24.95', 'attic-finds'],
)

const ordersOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'order' ? [item.order] : []))

test('order histories are recognised, and no bank reads them as a statement', async () => {
  expect(await lookAt(amazon)).toBe('orders: an Amazon order history')
  expect(await lookAt(paypal)).toBe('orders: PayPal purchases')
  expect(await lookAt(ebay)).toBe('orders: a table of orders')
})

test('Amazon orders cost the amount owed, and the same thing twice in an order is two', async () => {
  const { items, notes, failures } = await readImport(shop, amazon)
  expect(ordersOf(items)).toMatchObject([
    {
      shop: 'Amazon',
      item: 'Glasshouse',
      cents: 109_080,
      currency: 'USD',
      at: '2026-09-04T08:00:00.000Z',
      status: 'shipped',
    },
    { item: 'Bean net', cents: 810 },
    { item: 'Bean net', cents: 810 },
  ])
  expect(new Set(items.map(({ key }) => key)).size).toBe(3)
  expect(failures).toEqual([])
  expect(notes.join()).toContain('.csv: 1, .txt: 1')
  expect((await readImport(shop, amazon)).items).toEqual(items)
})

test('PayPal purchases count, and transfers to the bank do not', async () => {
  const { items, skipped } = await readImport(shop, paypal)
  expect(ordersOf(items)).toMatchObject([
    { item: 'Kohlrabi seeds', seller: 'Seed House', cents: 1250, at: '2026-09-04T10:11:12' },
    { seller: 'Seed House', cents: -250, status: 'refunded' },
  ])
  expect(skipped).toEqual([
    { reason: 'Money between PayPal and the bank, which the bank tells', count: 1 },
  ])
})

test('a table of orders has shop, seller and total', async () => {
  expect(ordersOf((await readImport(shop, ebay)).items)).toMatchObject([
    {
      shop: 'eBay',
      item: 'Old watering can',
      seller: 'attic-finds',
      quantity: 2,
      cents: 2495,
      currency: 'USD',
      at: '2026-09-14',
    },
  ])
})

test('an order that was cancelled cost nothing', async () => {
  const table = amazonTable.replace('Closed,Shipped', 'Cancelled,Not Available')
  const { items } = await readImport(shop, memoryFile('Retail.OrderHistory.1.csv', table))
  expect(items[0]).toMatchObject({
    order: { item: 'Glasshouse', status: 'cancelled', cents: 0 },
  })
})
