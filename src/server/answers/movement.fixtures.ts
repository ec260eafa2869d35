/** A payment of a current account in pounds, or an income if the amount is positive. */
export const movement = (date: string, merchant: string, amount: number, category: string) => ({
  date,
  amount,
  currency: 'GBP',
  merchant,
  description: merchant.toUpperCase(),
  category,
  kind: amount < 0 ? 'spending' : 'income',
  account: 'Current',
})
