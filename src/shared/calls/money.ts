import { moneyList, moneyListQuery, moneySummary, moneySummaryQuery } from '../money.ts'
import {
  moneyCorrectionAnswer,
  moneyCorrectionRequest,
  moneyCorrections,
} from '../money-corrections.ts'
import { budgetAnswer, budgetQuery, budgetRequest, monthBudgets } from '../budgets.ts'
import { moneyOverview } from '../money-overview.ts'
import { timeZoneQuery } from '../usage.ts'
import type { Call } from './call.ts'

export const listTransactions = {
  method: 'GET',
  path: '/api/money/transactions',
  access: 'person',
  summary: 'Lists transactions, newest first.',
  query: moneyListQuery,
  response: moneyList,
} as const satisfies Call

export const sumMoney = {
  method: 'GET',
  path: '/api/money/summary',
  access: 'person',
  summary: 'Totals for a period, by currency.',
  query: moneySummaryQuery,
  response: moneySummary,
} as const satisfies Call

export const readMoneyOverview = {
  method: 'GET',
  path: '/api/money/overview',
  access: 'person',
  summary: 'Cash flow, recurring payments, possible double payments and balances.',
  query: timeZoneQuery,
  response: moneyOverview,
} as const satisfies Call

export const correctMoney = {
  method: 'PUT',
  path: '/api/money/corrections',
  access: 'person',
  summary: 'Corrects a transaction, or all transactions of its merchant.',
  json: moneyCorrectionRequest,
  response: moneyCorrectionAnswer,
} as const satisfies Call

export const correctTransactions = {
  method: 'PUT',
  path: '/api/money/corrections/many',
  access: 'person',
  summary: 'Corrects several transactions, and returns the earlier corrections.',
  json: moneyCorrections,
  response: moneyCorrections,
} as const satisfies Call

export const readBudgets = {
  method: 'GET',
  path: '/api/money/budgets',
  access: 'person',
  summary: 'Budgets of a month, entered or from a sheet, with what was spent.',
  query: budgetQuery,
  response: monthBudgets,
} as const satisfies Call

export const enterBudget = {
  method: 'PUT',
  path: '/api/money/budgets',
  access: 'person',
  summary: 'Sets or ends the budget of a category from a month on.',
  json: budgetRequest,
  response: budgetAnswer,
} as const satisfies Call
