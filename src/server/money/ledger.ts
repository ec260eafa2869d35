import type { MoneyCategory, MoneyKind } from '#shared/money.ts'
import type { MoneyCorrection } from '#shared/money-corrections.ts'
import type { Order } from '#server/connectors/kinds/order.ts'
import { accountType } from '#server/connectors/kinds/transaction.ts'
import type { Classified, Classify } from './classify.ts'
import type { Entry, LedgerEntry } from './entry.ts'
import { findDuplicates } from './find-duplicates.ts'
import { matchOrders } from './match-orders.ts'
import { matchTransfers } from './match-transfers.ts'

export type Corrections = {
  /** By transaction key. */
  transaction: ReadonlyMap<string, MoneyCorrection>
  /** By merchant key. */
  merchant: ReadonlyMap<string, MoneyCorrection>
}

export type Ledger = { entries: LedgerEntry[]; duplicates: number }

/**
 * Classifies all of a person's transactions: a function of the stored data and the person's
 * corrections, so that a correction applies at once to past and future transactions.
 */
export function buildLedger(
  stored: readonly Entry[],
  corrections: Corrections,
  classify: Classify,
  orders: readonly Order[] = [],
): Ledger {
  const { duplicates, otherSources, possibleDuplicates, accounts } = findDuplicates(stored)
  const entries = stored.filter(({ id }) => !duplicates.has(id))
  const bought = matchOrders(entries, orders)
  const typeOf = accountTypes(stored)
  const candidates = entries.map((entry) => {
    const account = entry.transaction.account || (accounts.get(entry.id) ?? '')
    const type = typeOf(entry, account)
    return { entry, account, type, classified: classify(entry.transaction, type) }
  })
  const transfers = matchTransfers(
    candidates.map((candidate) => ({ ...candidate, account: placeOf(candidate) })),
  )
  return {
    duplicates: duplicates.size,
    entries: candidates.map(({ entry, account, type, classified }) => ({
      ...entry,
      ...settled(entry, classified, transfers.has(entry.id), corrections),
      account,
      accountType: type ?? '',
      isPossibleDuplicate: possibleDuplicates.has(entry.id),
      alsoFrom: [...(otherSources.get(entry.id) ?? [])],
      bought: bought.get(entry.id) ?? '',
    })),
  }
}

/** Without an account, the source and the account type identify it. */
const placeOf = ({ entry, account }: { entry: Entry; account: string }) =>
  account || `${entry.sourceId} ${entry.transaction.accountType ?? ''}`

/** One format gives the kind of account, another only its number. */
function accountTypes(stored: readonly Entry[]) {
  const known = new Map(
    stored.flatMap(({ transaction: { account, accountType: type } }) =>
      account !== '' && type !== undefined ? [[account, type] as const] : [],
    ),
  )
  return ({ transaction }: Entry, account: string) =>
    transaction.accountType ?? accountType.safeParse(known.get(account)).data
}

function settled(
  { key, transaction: { cents } }: Entry,
  found: Classified,
  isMatched: boolean,
  corrections: Corrections,
) {
  const { merchantKey } = found
  const ofMerchant = corrections.merchant.get(merchantKey)
  const ofOne = corrections.transaction.get(key)
  const correction = { ...ofMerchant, ...withoutNull(ofOne) }
  const merchant = correction.name ?? found.merchant
  const isTransfer =
    correction.isTransfer ??
    (correction.category ? movesMoney(correction.category) : isMatched || found.kind === 'transfer')
  const category = categoryOf(found, correction.category ?? undefined, isTransfer, cents)
  return {
    merchant,
    merchantKey,
    category,
    kind: isTransfer ? ('transfer' as const) : kindOf(found, category, cents),
    corrected: ofOne ? ('transaction' as const) : ofMerchant ? ('merchant' as const) : undefined,
  }
}

/** Savings are on an own account. */
const saved: MoneyCategory = 'Savings and investments'
const movesMoney = (category: MoneyCategory) => category === 'Transfer' || category === saved

function withoutNull(correction: MoneyCorrection | undefined): Partial<MoneyCorrection> {
  const entries = Object.entries(correction ?? {}).filter(([, value]) => value !== null)
  return Object.fromEntries(entries)
}

function categoryOf(
  found: Classified,
  corrected: MoneyCategory | undefined,
  isTransfer: boolean,
  cents: number,
): MoneyCategory {
  if (isTransfer) return (corrected ?? found.category) === saved ? saved : 'Transfer'
  if (corrected !== undefined && corrected !== 'Transfer') return corrected
  if (found.category !== 'Transfer') return found.category
  // The person only says that it is no transfer.
  return cents > 0 ? 'Income' : 'Other'
}

function kindOf(found: Classified, category: MoneyCategory, cents: number): MoneyKind {
  const isEarned = category === 'Income' || category === 'Interest'
  if (cents > 0) {
    if (isEarned) return 'income'
    // Incoming money in a spending category is a refund.
    return category === found.category && found.kind !== 'transfer' ? found.kind : 'refund'
  }
  return category === 'Fees' ? 'fee' : 'spending'
}
