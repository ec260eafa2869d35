import {
  moneyCorrectionAnswer,
  moneyCorrectionRequest,
  moneyList,
  moneyListQuery,
  moneySummary,
  moneySummaryQuery,
} from '../money.ts'
import type { Call } from './call.ts'

export const listTransactions = {
  method: 'GET',
  path: '/api/money/transactions',
  by: 'account',
  says: 'Transactions, the newest first.',
  query: moneyListQuery,
  answer: moneyList,
} as const satisfies Call

export const sumMoney = {
  method: 'GET',
  path: '/api/money/summary',
  by: 'account',
  says: 'Sums of a period, for each currency.',
  query: moneySummaryQuery,
  answer: moneySummary,
} as const satisfies Call

export const correctMoney = {
  method: 'PUT',
  path: '/api/money/corrections',
  by: 'account',
  says: 'Says what a transaction, or everything of its merchant, really is.',
  json: moneyCorrectionRequest,
  answer: moneyCorrectionAnswer,
} as const satisfies Call
