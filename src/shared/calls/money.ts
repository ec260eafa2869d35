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
  by: 'person',
  says: 'Transactions, the newest first.',
  query: moneyListQuery,
  answer: moneyList,
} as const satisfies Call

export const sumMoney = {
  method: 'GET',
  path: '/api/money/summary',
  by: 'person',
  says: 'Sums of a period, for each currency.',
  query: moneySummaryQuery,
  answer: moneySummary,
} as const satisfies Call

export const readMoneyOverview = {
  method: 'GET',
  path: '/api/money/overview',
  by: 'person',
  says: 'Cash flow, recurring payments, what was paid twice, and balances.',
  query: timeZoneQuery,
  answer: moneyOverview,
} as const satisfies Call

export const correctMoney = {
  method: 'PUT',
  path: '/api/money/corrections',
  by: 'person',
  says: 'Says what a transaction, or everything of its merchant, really is.',
  json: moneyCorrectionRequest,
  answer: moneyCorrectionAnswer,
} as const satisfies Call
