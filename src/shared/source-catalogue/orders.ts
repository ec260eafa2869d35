import type { CatalogueEntry } from './entry.ts'

export const orders: CatalogueEntry = {
  type: 'orders',
  name: 'Orders',
  category: 'financial',
  description: 'Orders from Amazon, eBay and other shops, and PayPal purchases.',
  connectsBy:
    'Order histories as files. Only bank transactions count as spending, so nothing counts twice.',
  fields: [],
  howto: [
    'Amazon: open amazon.com/hz/privacy-central/data-requests/preview.html, choose Your Orders and submit the request. Amazon sends the .zip within a few days; drop it without unpacking it.',
    'PayPal: open Activity, Statements, Activity report (paypal.com/reports) and choose All transactions and CSV. This takes a few minutes.',
    'eBay and other shops: download the purchase history as .csv, if the shop offers it.',
  ],
  files: {
    accept: ['.zip', '.csv'],
    hint: 'Your Orders.zip or Retail.OrderHistory (.csv) from Amazon, an activity report from PayPal, and tables of orders with number, date and item (.csv).',
  },
}
