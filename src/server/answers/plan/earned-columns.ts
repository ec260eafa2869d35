import { dateColumn, moneyColumn, unitColumn } from './columns.ts'
import { columnNames, type Draft } from './draft.ts'

const pay = /^(?:salary|wages?|paychecks?|paycheques?|payslips?|gehalt|lohn)$/u

/** "My biggest paycheque" asks for the amount. */
export function earnedColumns(
  { reading, table, links }: Draft,
  noun: number,
): string[] | undefined {
  const isEarned = pay.test(reading.words[noun]?.folded ?? '')
  const isWhat = !reading.asked || /^(?:what|was)$/.test(reading.asked.phrase)
  const amount = moneyColumn(table)
  return isEarned && isWhat && amount && table.records
    ? columnNames(amount, unitColumn(table), dateColumn(table, links))
    : undefined
}
