import type { z } from 'zod'
import {
  moneyLimits,
  type MoneyList,
  type moneyListQuery,
  type MoneySummary,
  type moneySummaryQuery,
  type MoneyTransaction,
} from '#shared/money.ts'
import type {
  MoneyCorrection,
  MoneyCorrectionRequest,
  moneyCorrectionAnswer,
  MoneyCorrections,
} from '#shared/money-corrections.ts'
import type { MoneyOverview } from '#shared/money-overview.ts'
import type { MoneyWeek } from '#shared/today.ts'
import { AppError } from '#server/errors.ts'
import type { SortedTransaction } from '#server/records/transaction.ts'
import { createClassifier, type Classify } from './classify.ts'
import type { Entry, LedgerEntry } from './entry.ts'
import { daysAfter } from './calendar.ts'
import { amountOf, matchesFilters, type Filters } from './filter.ts'
import { cashFlowOf } from './flow.ts'
import { shownMonth } from './shown-month.ts'
import { findPaidTwice } from './paid-twice.ts'
import { findRecurring } from './recurring.ts'
import { buildLedger, type Ledger } from './ledger.ts'
import { noCorrection, type MoneyStore } from './store.ts'
import { accountNameOf } from './account.ts'
import { summarise } from './summarise.ts'
import { moneyWeek } from './week.ts'

export type Money = ReturnType<typeof createMoney>
type ListQuery = Asked<z.infer<typeof moneyListQuery>>
type SummaryQuery = Asked<z.infer<typeof moneySummaryQuery>>
/** The day in the person's time zone decides what the current month is. */
type Asked<Query> = Omit<Query, 'timeZone'> & { today: string }

/** How long something unusual is news. */
const unusualDays = 45

/** A person's money: transactions cleaned up, classified, and corrected by the person. */
export function createMoney({ store }: { store: MoneyStore }) {
  let classify: Classify | undefined

  async function ledgerOf(userId: string, stored?: readonly Entry[]): Promise<Ledger> {
    const [entries, corrections, orders] = await Promise.all([
      stored ?? store.entries(userId),
      store.corrections(userId),
      store.orders(userId),
    ])
    // Created on first use; its cache holds names of shops and is shared by all people.
    classify ??= createClassifier()
    return buildLedger(entries, corrections, classify, orders)
  }

  return {
    /** All of a person's transactions as rows of their workspace, without duplicates. */
    async workspaceRows(userId: string): Promise<WorkspaceTransaction[]> {
      const stored = await store.entries(userId)
      if (stored.length === 0) return []
      const { entries } = await ledgerOf(userId, stored)
      const byId = new Map(entries.map((entry) => [entry.id, entry]))
      return stored.map(({ id, sourceId, documentId }) => ({
        id,
        sourceId,
        documentId,
        value: sortedOf(byId.get(id)),
      }))
    },

    async list(userId: string, query: ListQuery): Promise<MoneyList> {
      const { entries } = await ledgerOf(userId)
      const found = entries.filter(matchesFilters(inMonth(query, entries))).toSorted(newestFirst)
      const from = query.cursor ?? 0
      const end = from + moneyLimits.pageSize
      return {
        transactions: found.slice(from, end).map(viewOf),
        total: found.length,
        ...(end < found.length ? { next: end } : {}),
      }
    },

    async summary(userId: string, query: SummaryQuery): Promise<MoneySummary> {
      const ledger = await ledgerOf(userId)
      const period = inMonth(query, ledger.entries)
      return summarise(ledger, period, query.today)
    },

    /** Independent of the month shown. */
    async overview(userId: string, today: string): Promise<Omit<MoneyOverview, 'worth'>> {
      const { entries } = await ledgerOf(userId)
      return {
        today,
        flow: cashFlowOf(entries, today),
        recurring: findRecurring(entries, today),
        paidTwice: findPaidTwice(entries, daysAfter(today, -unusualDays)),
      }
    },

    /** The seven days from a day on. */
    async week(userId: string, from: string): Promise<MoneyWeek | null> {
      return moneyWeek((await ledgerOf(userId)).entries, from)
    },

    async correct(
      userId: string,
      { transaction: id, scope, change }: MoneyCorrectionRequest,
    ): Promise<z.infer<typeof moneyCorrectionAnswer>> {
      const { entries } = await ledgerOf(userId)
      const entry = entries.find((each) => each.id === id)
      if (!entry) throw unknownTransaction()
      const key = scope === 'transaction' ? entry.key : entry.merchantKey
      const corrections = await store.corrections(userId)
      const before = corrections[scope].get(key) ?? noCorrection
      const correction: MoneyCorrection = { ...before, ...given(change) }
      await store.correct(userId, [{ target: { scope, key }, correction }])
      const alike = entries.filter((each) => each.merchantKey === entry.merchantKey)
      return { before, transactions: scope === 'transaction' ? 1 : alike.length }
    },

    /** Corrects several transactions, each alone; returns the earlier corrections. */
    async correctMany(
      userId: string,
      { corrections }: MoneyCorrections,
    ): Promise<MoneyCorrections> {
      const { entries } = await ledgerOf(userId)
      const keys = new Map(entries.map(({ id, key }) => [id, key]))
      const { transaction: earlier } = await store.corrections(userId)
      const changes = corrections.map(({ transaction, change }) => {
        const key = keys.get(transaction)
        if (key === undefined) throw unknownTransaction()
        const before = earlier.get(key) ?? noCorrection
        const correction: MoneyCorrection = { ...before, ...given(change) }
        return { transaction, before, target: { scope: 'transaction' as const, key }, correction }
      })
      await store.correct(userId, changes)
      return {
        corrections: changes.map(({ transaction, before }) => ({ transaction, change: before })),
      }
    },
  }
}

export type WorkspaceTransaction = {
  id: string
  sourceId: string
  documentId: string
  value: SortedTransaction | undefined
}

function sortedOf(entry: LedgerEntry | undefined): SortedTransaction | undefined {
  if (!entry) return undefined
  const { transaction, merchant, category, kind, accountType, bought } = entry
  const account = accountNameOf(entry)
  return { ...transaction, sorted: { merchant, category, kind, account, accountType, bought } }
}

const unknownTransaction = () =>
  new AppError('not_found', 'money.unknown_transaction', 'This transaction does not exist.')

const given = (change: MoneyCorrectionRequest['change']): Partial<MoneyCorrection> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const inMonth = (query: ListQuery | SummaryQuery, entries: readonly LedgerEntry[]): Filters => ({
  ...query,
  month: shownMonth(query.month, entries, query.today),
})

const newestFirst = (a: LedgerEntry, b: LedgerEntry) =>
  b.transaction.date.localeCompare(a.transaction.date) || Number(BigInt(b.id) - BigInt(a.id))

const viewOf = (entry: LedgerEntry): MoneyTransaction => {
  const { id, sourceId, transaction, merchant, merchantKey, category, kind, corrected } = entry
  return {
    id,
    sourceId,
    date: transaction.date,
    amount: amountOf(entry),
    currency: transaction.currency,
    merchant,
    merchantKey,
    description: transaction.description,
    category,
    kind,
    ...(corrected === undefined ? {} : { corrected }),
    account: accountNameOf(entry),
    pending: transaction.pending === true,
    isPossibleDuplicate: entry.isPossibleDuplicate,
    ...(entry.alsoFrom.length === 0 ? {} : { alsoFrom: entry.alsoFrom }),
    ...(entry.bought === '' ? {} : { bought: entry.bought }),
  }
}
