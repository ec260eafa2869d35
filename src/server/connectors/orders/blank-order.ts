import type { Order } from '../kinds/order.ts'

export const blankOrder: Order = {
  shop: '',
  at: '',
  item: '',
  seller: '',
  quantity: 1,
  cents: null,
  currency: '',
  number: '',
  status: '',
  paidWith: '',
  category: '',
  url: '',
}
