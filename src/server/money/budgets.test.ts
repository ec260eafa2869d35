import { expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import type { MoneyCategory } from '#shared/money.ts'
import { budgetsIn, newestUntil } from './budgets.ts'
import { readSheetBudgets, type SheetTable } from './sheet-budgets.ts'

const entered = (month: string, amount: number | null, category: MoneyCategory = 'Groceries') => ({
  category,
  currency: 'USD',
  month,
  amount,
})
const november = {
  currencies: [
    {
      currency: 'USD',
      spent: 380,
      income: 0,
      categories: [
        { category: 'Groceries' as const, spent: 330, transactions: 4 },
        { category: 'Fuel' as const, spent: 50, transactions: 1 },
      ],
    },
  ],
}
const sheet = {
  documentId: 'doc_1',
  name: 'Household budget.xlsx',
  amounts: new Map<MoneyCategory, number>([
    ['Groceries', 550],
    ['Fuel', 100],
  ]),
}

test('a budget holds from the month in which it was entered until the next one', () => {
  const all = [entered('2026-09', 300), entered('2026-11', 400)]
  expect(newestUntil(all, '2026-10')).toEqual([entered('2026-09', 300)])
  expect(newestUntil(all, '2026-12')).toEqual([entered('2026-11', 400)])
  expect(newestUntil(all, '2026-08')).toEqual([])
})

test('an entered amount replaces that of the sheet, and may end it', () => {
  expect(budgetsIn(november, [entered('2026-11', 300)], sheet, 'USD')).toEqual([
    { category: 'Groceries', currency: 'USD', amount: 300, spent: 330, from: 'entered' },
    { category: 'Fuel', currency: 'USD', amount: 100, spent: 50, from: 'sheet' },
  ])
  expect(budgetsIn(november, [entered('2026-11', null)], sheet, 'USD')).toMatchObject([
    { category: 'Fuel' },
  ])
})

const column = (name: string, type: string, values: string[] = []) => ({
  name,
  label: name,
  type,
  values,
})
const table = (more: Partial<SheetTable>) =>
  ({
    name: 'budget',
    documentId: 'doc_1',
    documentName: 'Household.xlsx',
    sheet: 'Sheet1',
    rows: 3,
    columns: [column('Item', 'text', ['Rent', 'Food']), column('Budget a month', 'integer')],
    ...more,
  }) satisfies SheetTable
const rows: Cell[][] = [
  ['Rent', 1680],
  ['Food', 550],
  ['Something else', 20],
  ['Salary', 4000],
]
const read = async (tables: SheetTable[]) => {
  const asked: string[] = []
  const found = await readSheetBudgets(
    {
      catalog: () => Promise.resolve({ tables, timeZone: 'UTC' }),
      query: (_, sql) => {
        asked.push(sql)
        return Promise.resolve({ rows })
      },
    },
    'ada',
  )
  return { found, asked }
}

test('a sheet with a budget for each category is read', async () => {
  const { found, asked } = await read([table({ name: 'my "plan"' })])
  expect([...(found?.amounts ?? [])]).toEqual([
    ['Rent', 1680],
    ['Groceries', 550],
  ])
  expect(asked).toEqual(['select "Item", "Budget a month" from "my ""plan""" limit 200'])
})

test.each([
  ['of a year', table({ columns: [column('Item', 'text'), column('Budget a year', 'number')] })],
  [
    'without a budget in any name',
    table({ columns: [column('Item', 'text'), column('Price', 'number')] }),
  ],
  ['of records', table({ records: true })],
])('a sheet %s is no budget', async (_, other) => {
  expect((await read([other])).found).toBeUndefined()
})
