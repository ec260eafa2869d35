import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { BudgetRequest } from '#shared/budgets.ts'
import {
  correctMoney,
  correctTransactions,
  enterBudget,
  listTransactions,
  readBudgets,
  readMoneyOverview,
  sumMoney,
} from '#shared/calls/money.ts'
import { moneyCategory, moneyMonth, type MoneyTransaction } from '#shared/money.ts'
import type { MoneyCorrectionRequest, MoneyCorrections } from '#shared/money-corrections.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'

export const moneyKey = ['money'] as const

/** The filters in the address. Without a month it is the current one. */
export const moneyFilters = z.object({
  source: z.catch(z.optional(z.string()), undefined),
  month: z.catch(z.optional(z.union([moneyMonth, z.literal('all')])), undefined),
  account: z.catch(z.optional(z.string()), undefined),
  category: z.catch(z.optional(moneyCategory), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
})
export type MoneyFilters = z.infer<typeof moneyFilters>

const periodOf = ({ month = 'current' }: MoneyFilters) => ({
  ...(month !== 'all' && { month }),
  timeZone: timeZone(),
})

export const transactionsQuery = (filters: MoneyFilters) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, 'transactions', filters],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === 0 ? undefined : pageParam
      const query = { ...filters, month: undefined, ...periodOf(filters), cursor }
      return requestJson(listTransactions, { query, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }): { transactions: MoneyTransaction[]; total: number } => ({
      transactions: pages.flatMap((page) => page.transactions),
      total: pages[0]?.total ?? 0,
    }),
  })

/** Sums of the period; search and category do not change them. */
export const summaryQuery = ({ source, month, account }: MoneyFilters) =>
  queryOptions({
    queryKey: [...moneyKey, 'summary', { source, month, account }],
    queryFn: ({ signal }) =>
      requestJson(sumMoney, { query: { source, account, ...periodOf({ month }) }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Budgets of the month shown; all months together have none. */
export const budgetsQuery = ({ month = 'current' }: MoneyFilters) =>
  queryOptions({
    queryKey: [...moneyKey, 'budgets', month, timeZone()],
    queryFn: ({ signal }) =>
      requestJson(readBudgets, { query: { month, timeZone: timeZone() }, signal }),
    enabled: month !== 'all',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const sendCorrections = (corrections: MoneyCorrections) =>
  requestJson(correctTransactions, { json: corrections })

export const sendBudget = (budget: BudgetRequest) => requestJson(enterBudget, { json: budget })

/** The overview, independent of the filters. */
export const moneyOverviewQuery = () =>
  queryOptions({
    queryKey: [...moneyKey, 'overview', timeZone()],
    queryFn: ({ signal }) =>
      requestJson(readMoneyOverview, { query: { timeZone: timeZone() }, signal }),
    refetchOnMount: 'always',
  })

export const sendCorrection = (correction: MoneyCorrectionRequest) =>
  requestJson(correctMoney, { json: correction })
