import type { MoneyCategory, MoneyKind } from '#shared/money.ts'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'

/** A stored transaction; the place in the order of storing tells which of two equal ones came first. */
export type Entry = {
  id: string
  sourceId: string
  documentId: string
  /** Recognises it when it is imported again. */
  key: string
  transaction: Transaction
}

/** What a transaction is among all of a person's. */
export type LedgerEntry = Entry & {
  merchant: string
  merchantKey: string
  category: MoneyCategory
  kind: MoneyKind
  /** The account as people know it, told from the file or from another one of the same source. */
  account: string
  accountType: string
  corrected: 'one' | 'merchant' | undefined
  maybeDuplicate: boolean
}
