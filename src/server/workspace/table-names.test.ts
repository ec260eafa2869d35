import { expect, test } from 'vitest'
import { distinctNames, plainName, tableName } from './table-names.ts'

test.each([
  ['Amount (EUR)', 'amount_eur'],
  ['  Größe in m² ', 'grosse_in_m2'],
  ['Growth %', 'growth_percent'],
  ['#', 'number'],
  ['Order', 'order_'],
  ['2024', 'c_2024'],
  ['', 'c'],
  ['日付', '日付'],
])('a heading %j becomes the column name %s', (label, name) => {
  expect(plainName(label, 'c')).toBe(name)
})

test.each([
  ['Expenses 2025.xlsx', 'Sheet1', 'expenses_2025'],
  ['Expenses 2025.xlsx', 'March', 'expenses_2025_march'],
  ['transactions.csv', 'transactions', 'transactions'],
  ['2024.csv', '', 'table_2024'],
  ['budget.xlsx', 'Budget plan', 'budget_plan'],
])('sheet %2$s of %s becomes the table %3$s', (file, sheet, name) => {
  expect(tableName(file, sheet)).toBe(name)
})

test('repeated names are told apart', () => {
  expect(distinctNames(['a', 'b', 'a'], new Set(['b']))).toEqual(['a', 'b_2', 'a_2'])
})
