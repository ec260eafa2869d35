import type { IndexedTable } from './indexed-table.ts'
import { kindsOf } from './money-direction.ts'
import type { Reading } from './reading.ts'

const balance =
  /\b(?:how much(?: money)? (?:do|have) (?:i|we) (?:still )?(?:have|got)|money (?:do|have) (?:i|we)|^(?:what(?:['’]s| is)|how much(?: is)?) (?:my|our|the) (?:bank |account )?balance)(?: (?:left|now|altogether|today|in (?:the|my|our) (?:bank|account|bank account)))*\s*[?.!]*$/iu
const balanceColumn = /^(?:balances?|saldo|kontostand|worth|wert)$/

/** Whether the question asks what is in an account, which no payments say, and beside them no sheet. */
export function asksBalance({ question }: Reading, table: IndexedTable): boolean {
  if (table.name === 'accounts' || !balance.test(question)) return false
  const hasPayments = kindsOf(table) !== undefined || table.related?.('transactions') !== undefined
  const isOfBalances = table.columns.some(({ stems }) =>
    stems.some((stem) => balanceColumn.test(stem)),
  )
  return hasPayments && !isOfBalances
}
