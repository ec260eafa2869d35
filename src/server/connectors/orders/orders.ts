import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { amazonDigital, amazonOrders } from './amazon.ts'
import { orderTable } from './order-table.ts'
import { paypalActivity } from './paypal.ts'

/** What was bought in shops on the internet; what was paid stays with the bank. */
export const createOrders = (): Connector =>
  createFileConnector({ formats: [amazonOrders, amazonDigital, paypalActivity, orderTable] })
