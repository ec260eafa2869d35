import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { amazonDigital, amazonOrders } from './amazon.ts'
import { orderTable } from './order-table.ts'
import { paypalActivity } from './paypal.ts'

/** Purchases in online shops; their payments are left to the bank. */
export const createOrders = (): Connector =>
  createFileConnector({ formats: [amazonOrders, amazonDigital, paypalActivity, orderTable] })
