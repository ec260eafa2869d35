import type { Role } from './headings.ts'
import type { DecimalSign } from './read-amount.ts'
import type { DateOrder } from './read-date.ts'

/** Places of what a transaction needs among a table's columns, and how its cells are written. */
export type Columns = {
  /** Rows above the first transaction. */
  skip: number
  /** What the columns are called, or numbers where they have no names. */
  names: readonly string[]
  /** False where the columns were guessed by what stands in them. */
  named: boolean
  date: number
  order: DateOrder
  /** False where the dates could be read in two ways. */
  orderSure: boolean
  decimal?: DecimalSign
  /** Either one column, or one for each direction. */
  amount?: number
  debit?: number
  credit?: number
  /** Says for an amount without a sign to which side it goes. */
  sign?: number
  currencyCode?: string
  /** Purchases are written as positive amounts. */
  spendingIsPositive?: boolean
  description: number
} & Partial<Record<OtherRole, number>>

type OtherRole = Exclude<
  Role,
  'posted' | 'date' | 'amount' | 'debit' | 'credit' | 'sign' | 'description'
>

export type Rows = readonly (readonly string[])[]
