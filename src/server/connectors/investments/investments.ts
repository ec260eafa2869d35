import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { holdingTable } from './holdings.ts'
import { tradeTable } from './trades.ts'

/** Trades and holdings, from brokers' tables. */
export const createInvestments = (): Connector =>
  createFileConnector({ formats: [holdingTable, tradeTable] })
