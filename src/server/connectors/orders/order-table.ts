import { centsOf, currencyOf, numberOf } from '../exports/amount.ts'
import { tableFormat, type Row } from '../exports/table-format.ts'
import { baseName } from '../open-archive.ts'
import { blankOrder } from './blank-order.ts'

const numbers = [
  'Order number',
  'Order ID',
  'Order No',
  'Order #',
  'Bestellnummer',
  'Sales record number',
]
const items = [
  'Item title',
  'Item name',
  'Title',
  'Product',
  'Product name',
  'Items',
  'Artikel',
  'Artikelbezeichnung',
]
const dates = [
  'Order date',
  'Purchase date',
  'Sale date',
  'Date ordered',
  'Date purchased',
  'Date',
  'Bestelldatum',
  'Kaufdatum',
]
const totals = [
  'Order total',
  'Total price',
  'Total',
  'Item total',
  'Item subtotal',
  'Gesamtbetrag',
  'Item price',
  'Price',
  'Preis',
]

const shops: readonly [RegExp, string][] = [
  [/amazon/i, 'Amazon'],
  [/ebay/i, 'eBay'],
  [/etsy/i, 'Etsy'],
  [/walmart/i, 'Walmart'],
  [/aliexpress/i, 'AliExpress'],
  [/zalando/i, 'Zalando'],
]

function shopOf(row: Row, path: string): string {
  const named = row('Shop', 'Store', 'Website', 'Merchant')
  const hint = `${named} ${baseName(path)} ${row('Order URL', 'Item URL', 'Link')}`
  // Only eBay has an item number besides the order number.
  const isEbay = row('Item number', 'Item ID', 'Artikelnummer') !== ''
  return shops.find(([name]) => name.test(hint))?.[1] ?? (named || (isEbay ? 'eBay' : 'Shop'))
}

/** Orders of eBay and of shops that write the usual columns: number, date and item. */
export const orderTable = tableFormat({
  description: 'a table of orders',
  columns: [numbers, items, dates],
  without: ['Symbol', 'Ticker', 'Side', 'First Name', 'Balance', 'Security'],
  dates,
  row: (row, { keyOf, path }) => {
    const item = row(...items)
    if (item === '') return 'Rows without a thing'
    const number = row(...numbers)
    const shop = shopOf(row, path)
    const total = row(...totals)
    return {
      kind: 'order',
      key: keyOf(shop.toLowerCase(), number, item),
      order: {
        ...blankOrder,
        shop,
        at: row.at(...dates),
        item,
        seller: row('Seller', 'Seller name', 'Seller ID', 'Sold by', 'Verkäufer', 'Shop name'),
        quantity: numberOf(row('Quantity', 'Qty', 'Anzahl', 'Menge')) ?? 1,
        cents: centsOf(total),
        currency: currencyOf(row('Currency', 'Währung'), total),
        number,
        status: row('Order status', 'Status').toLowerCase(),
        paidWith: row('Payment method', 'Zahlungsart'),
        category: row('Category', 'Kategorie'),
        url: row('Item URL', 'Order URL', 'Link'),
      },
    }
  },
})
