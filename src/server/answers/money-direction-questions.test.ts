import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { answersInMemory } from './fixtures.ts'

const rows: Cell[][] = [
  ['2026-09-01', 'Salary', 'Orchard Ltd', 3000],
  ['2026-09-02', 'Rent', 'Hillside Homes', -900],
  ['2026-09-09', 'Groceries', 'Rewe', -60.5],
  ['2026-10-01', 'Salary', 'Orchard Ltd', 3100],
  ['2026-10-02', 'Rent', 'Hillside Homes', -900],
  ['2026-10-11', 'Groceries', 'Rewe', -80],
  ['2026-10-20', 'Electronics', 'TechHaus', -1200],
]
const own = answersInMemory({
  sheets: [
    {
      documentName: 'Account.csv',
      columns: [
        { name: 'Date', type: 'date' },
        { name: 'Category', type: 'text' },
        { name: 'Payee', type: 'text' },
        { name: 'Amount', type: 'number', unit: 'EUR' },
      ],
      rows,
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

describe('in one column of income and spending, the right side is used for', () => {
  const found: [question: string, cells: Cell[]][] = [
    ['How much did I spend in October 2026?', [2180]],
    ['How much did I spend in total?', [3140.5]],
    ['What was my largest expense?', ['TechHaus', -1200]],
    ['What did I spend the most on?', ['Rent', 1800]],
    ['Which month had the highest spending?', ['2026-10', 2180]],
    ['How many payments were over 100 euros?', [3]],
    ['How much did I earn last month?', [3100]],
    ['How much salary did I receive in 2026?', [6100]],
    ['Wie viel habe ich im September 2026 ausgegeben?', [960.5]],
  ]
  test.each(found)('%s', async (question, cells) => {
    const { table, answer } = await own.ask(question)
    expect(table?.rows, answer).toHaveLength(1)
    expect(table?.rows[0]).toEqual(expect.arrayContaining(cells))
  })
})

describe('in a ledger with a column for each direction, the right one is used for', () => {
  const ledger = answersInMemory({
    sheets: [
      {
        documentName: 'Kiosk book.csv',
        columns: [
          { name: 'Date', type: 'date' },
          { name: 'Type', type: 'text' },
          { name: 'Who', type: 'text' },
          { name: 'In', type: 'number' },
          { name: 'Out', type: 'number' },
          { name: 'Balance', type: 'number' },
        ],
        rows: [
          ['2026-09-01', 'Sale', 'School', 40, null, 140],
          ['2026-09-04', 'Flour', 'Mill', null, 25, 115],
          ['2026-10-02', 'Sale', 'Station', 60, null, 175],
          ['2026-10-09', 'Oven', 'Baker', null, 90, 85],
          ['2026-10-20', 'Sale', 'School', 30, null, 115],
        ],
      },
    ],
  })
  afterAll(() => ledger[Symbol.asyncDispose]())

  test.each<[question: string, value: Cell]>([
    ['How much did I spend in October?', 90],
    ['How much did I make in October?', 90],
    ['How much did the school pay me?', 70],
    ['How much did I get from the school in September?', 40],
    ['What was the biggest expense?', 90],
    ['How much have I earned this year?', 130],
  ])('%s', async (question, value) => {
    const { table } = await ledger.ask(question)
    expect(table?.rows[0]).toContain(value)
  })
})
