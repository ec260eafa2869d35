import type { Role } from './headings.ts'
import type { DecimalSign } from './read-amount.ts'
import type { DateOrder } from './read-date.ts'

/** The column indexes of a table's transaction fields, and the format of their cells. */
export type Columns = {
  /** The number of rows above the first transaction. */
  skip: number
  /** Column headings, or numbered names if there are none. */
  names: readonly string[]
  /** False if the columns were guessed from their content. */
  named: boolean
  date: number
  order: DateOrder
  /** False if the dates are ambiguous. */
  orderSure: boolean
  decimal?: DecimalSign
  /** Either one column, or one for each direction. */
  amount?: number
  debit?: number
  credit?: number
  /** The column that gives the direction of an unsigned amount. */
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
