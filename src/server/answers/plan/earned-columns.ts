import { dateColumn, moneyColumn, unitColumn } from './columns.ts'
import { columnNames, type Draft } from './draft.ts'

/** "My biggest paycheque" asks for the amount. */
export function earnedColumns(
  { reading, table, links }: Draft,
  noun: number,
): string[] | undefined {
  const isEarned = reading.speech.earnings.has(reading.words[noun]?.stem ?? '')
  const isWhat = !reading.asked || /^(?:what|was)$/.test(reading.asked.phrase)
  const amount = moneyColumn(table)
  return isEarned && isWhat && amount && table.records
    ? columnNames(amount, unitColumn(table), dateColumn(table, links))
    : undefined
}
