import type { ConnectorDescriptor } from '../descriptor.ts'
import { createOrders } from './orders.ts'

export const ordersConnector: ConnectorDescriptor = {
  type: 'orders',
  create: () => createOrders(),
  recognitionOrder: 76,
  shopsOnStatements: { amazon: ['amazon', 'amzn'], ebay: ['ebay', 'paypal'] },
}
