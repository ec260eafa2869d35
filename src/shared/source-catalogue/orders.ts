import type { CatalogueEntry } from './entry.ts'

export const orders: CatalogueEntry = {
  type: 'orders',
  name: 'Orders',
  category: 'financial',
  description: 'What you ordered at Amazon, eBay and other shops, and bought with PayPal.',
  connectsBy:
    'Order histories as files. What was paid stays with the bank, so nothing counts twice.',
  fields: [],
  howto: [
    'Amazon: open amazon.com/hz/privacy-central/data-requests/preview.html, choose Your Orders and submit the request. Amazon writes within some days; drop the .zip as it is.',
    'PayPal: open Activity, Statements, Activity report (paypal.com/reports), choose All transactions and CSV. This takes some minutes.',
    'eBay and other shops: download the purchase history as .csv, where the shop offers it.',
  ],
  files: {
    accept: ['.zip', '.csv'],
    hint: 'Your Orders.zip or Retail.OrderHistory (.csv) of Amazon, an activity report of PayPal, and tables of orders with number, date and thing (.csv).',
  },
}
