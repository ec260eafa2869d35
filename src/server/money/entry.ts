import type { MoneyCategory, MoneyKind } from '#shared/money.ts'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'

/** A stored transaction; of two equal ones, the order of storing tells which came first. */
export type Entry = {
  id: string
  sourceId: string
  documentId: string
  /** Recognises the transaction when it is imported again. */
  key: string
  transaction: Transaction
}

/** A transaction classified in the context of all the person's transactions. */
export type LedgerEntry = Entry & {
  merchant: string
  merchantKey: string
  category: MoneyCategory
  kind: MoneyKind
  /** The account's short name, from the file or from another file of the same source. */
  account: string
  accountType: string
  corrected: 'transaction' | 'merchant' | undefined
  isPossibleDuplicate: boolean
  /** Other sources with the same transaction. */
  alsoFrom: string[]
  /** What was bought, from the matching order; or empty. */
  bought: string
}
