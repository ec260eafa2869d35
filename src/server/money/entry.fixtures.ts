import type { MoneyKind } from '#shared/money.ts'
import type { LedgerEntry } from './entry.ts'

let id = 0
/** A transaction as the ledger holds it. */
export const ledgerEntry = (
  date: string,
  cents: number,
  merchant: string,
  kind: MoneyKind = 'spending',
) =>
  ({
    id: String(++id),
    sourceId: 'src_1',
    documentId: 'doc_1',
    key: String(id),
    transaction: {
      date,
      cents,
      currency: 'USD',
      payee: merchant,
      description: merchant,
      account: '',
    },
    merchant,
    merchantKey: merchant.toLowerCase(),
    category: 'Other',
    kind,
    account: '',
    accountType: 'checking',
    corrected: undefined,
    isPossibleDuplicate: false,
    alsoFrom: [],
    bought: '',
  }) satisfies LedgerEntry
