import { centsOf, currencyOf, numberOf } from '../exports/amount.ts'
import { tableFormat } from '../exports/table-format.ts'
import { blankOrder } from './blank-order.ts'

const address = (site: string, code: string) =>
  code === '' ? '' : `https://www.${site.toLowerCase() || 'amazon.com'}/dp/${code}`
const isCancelled = (status: string) => /^cancell?ed$/i.test(status)
const unlessMissing = (cell: string) => (/^not (available|applicable)$/i.test(cell) ? '' : cell)

/** `Retail.OrderHistory` from Amazon's _Request your data_: one row per item. */
export const amazonOrders = tableFormat({
  description: 'an Amazon order history',
  columns: ['Order ID', 'Order Date', 'ASIN', 'Product Name'],
  dates: ['Order Date'],
  row: (row, { keyOf }) => {
    const item = row('Product Name')
    const code = unlessMissing(row('ASIN'))
    const number = row('Order ID')
    const status = unlessMissing(row('Order Status', 'Shipment Status'))
    const owed = centsOf(row('Total Owed', 'Total Amount', 'Item Total'))
    return {
      kind: 'order',
      key: keyOf('amazon', number, code || item),
      order: {
        ...blankOrder,
        shop: 'Amazon',
        at: row.at('Order Date'),
        item,
        quantity: numberOf(row('Quantity', 'Original Quantity')) ?? 1,
        // The amount owed for the row includes the unit price and tax; a cancelled one cost nothing.
        cents: isCancelled(status) ? 0 : (owed ?? centsOf(row('Unit Price'))),
        currency: currencyOf(unlessMissing(row('Currency')), row('Total Owed', 'Unit Price')),
        number,
        status: /^closed$/i.test(status) ? 'shipped' : status.toLowerCase(),
        paidWith: unlessMissing(row('Payment Instrument Type', 'Payment Method Type')),
        url: address(row('Website'), code),
      },
    }
  },
})

/** `Digital Items`: films, books and programs. */
export const amazonDigital = tableFormat({
  description: 'digital orders from Amazon',
  columns: [
    ['OrderId', 'Order ID'],
    ['OrderDate', 'Order Date'],
    ['ProductName', 'Title'],
    ['OurPrice', 'Our Price', 'ListPriceAmount'],
  ],
  dates: ['OrderDate', 'Order Date'],
  row: (row, { keyOf }) => ({
    kind: 'order',
    key: keyOf(
      'amazon digital',
      row('OrderId'),
      row('DigitalOrderItemId', 'ASIN'),
      row('ProductName', 'Title'),
    ),
    order: {
      ...blankOrder,
      shop: 'Amazon',
      at: row.at('OrderDate'),
      item: row('ProductName', 'Title'),
      seller: unlessMissing(row('SellerOfRecord', 'Publisher')),
      quantity: numberOf(row('QuantityOrdered')) ?? 1,
      cents: centsOf(row('OurPrice', 'ListPriceAmount')),
      currency: currencyOf(row('OurPriceCurrencyCode', 'BaseCurrencyCode'), row('OurPrice')),
      number: row('OrderId'),
      status: 'shipped',
      category: 'digital',
      url: address(
        row('Marketplace').includes('.') ? row('Marketplace') : '',
        unlessMissing(row('ASIN')),
      ),
    },
  }),
})
