import {
  moneyCorrectionAnswer,
  moneyCorrectionRequest,
  moneyList,
  moneyListQuery,
  moneySummary,
  moneySummaryQuery,
} from '../money.ts'
import { moneyOverview } from '../money-overview.ts'
import { timeZoneQuery } from '../usage.ts'
import type { Call } from './call.ts'

export const listTransactions = {
  method: 'GET',
  path: '/api/money/transactions',
  access: 'person',
  summary: 'Transactions, the newest first.',
  query: moneyListQuery,
  response: moneyList,
} as const satisfies Call

export const sumMoney = {
  method: 'GET',
  path: '/api/money/summary',
  access: 'person',
  summary: 'Sums of a period, for each currency.',
  query: moneySummaryQuery,
  response: moneySummary,
} as const satisfies Call

export const readMoneyOverview = {
  method: 'GET',
  path: '/api/money/overview',
  access: 'person',
  summary: 'Cash flow, recurring payments, what was paid twice, and balances.',
  query: timeZoneQuery,
  response: moneyOverview,
} as const satisfies Call

export const correctMoney = {
  method: 'PUT',
  path: '/api/money/corrections',
  access: 'person',
  summary: 'Says what a transaction, or everything of its merchant, really is.',
  json: moneyCorrectionRequest,
  response: moneyCorrectionAnswer,
} as const satisfies Call
