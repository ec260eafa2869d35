import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { answersInMemory } from './fixtures.ts'
import type { Sheet } from './household-sheets.fixtures.ts'

/** The table of transactions as the workspace stores it. */
const row = (
  date: string,
  amount: number,
  merchant: string,
  category: string,
  kind: string,
  description = merchant.toUpperCase(),
): Cell[] => [
  date,
  amount,
  merchant,
  category,
  kind,
  kind === 'transfer',
  description,
  '···· 4321',
  'checking',
  'USD',
]

const columns: Sheet['columns'] = [
  { name: 'date', type: 'date' },
  { name: 'amount', type: 'number', unit: 'USD' },
  { name: 'merchant', type: 'text' },
  { name: 'category', type: 'text' },
  { name: 'kind', type: 'text' },
  { name: 'is_transfer', type: 'boolean' },
  { name: 'description', type: 'text' },
  { name: 'account', type: 'text' },
  { name: 'account_type', type: 'text' },
  { name: 'currency', type: 'text' },
]

const own = answersInMemory({
  sheets: [
    {
      documentName: 'Transactions',
      columns,
      rows: [
        row('2026-02-03', -50, 'Rewe', 'Groceries', 'spending'),
        row('2026-03-01', -900, 'Cityline Apartments', 'Rent', 'spending'),
        row('2026-03-03', -40, 'Rewe', 'Groceries', 'spending'),
        row('2026-03-05', -22.5, 'Aldi', 'Groceries', 'spending'),
        row('2026-03-09', -12.5, 'Harbor Lunch', 'Restaurants', 'spending'),
        row('2026-03-25', -634.67, 'Chase Credit Crd Autopay', 'Transfer', 'transfer'),
        row('2026-03-20', 3000, 'Acme Corp Payroll', 'Income', 'income'),
        row('2026-03-28', 500, 'Savings', 'Transfer', 'transfer'),
        row('2026-04-03', -30, 'Rewe', 'Groceries', 'spending'),
      ],
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

describe('transfers between own accounts do not count for', () => {
  const found: [question: string, cells: Cell[]][] = [
    ['How much did I spend on groceries in March 2026?', [62.5]],
    ['How much did I spend in March 2026?', [975]],
    ['How much did I spend at Rewe?', [120]],
    ['What was my largest expense?', ['Cityline Apartments', 900]],
    ['What did I spend the most on?', ['Rent', 900]],
    ['Which month had the highest spending?', ['2026-03', 975]],
    ['How much did I earn in March 2026?', [3000]],
    ['Wie viel habe ich im März 2026 für Lebensmittel ausgegeben?', [62.5]],
    ['Wie viel habe ich im März 2026 ausgegeben?', [975]],
  ]
  test.each(found)('%s', async (question, cells) => {
    const { table, answer } = await own.ask(question)
    expect(table?.rows, answer).toHaveLength(1)
    // Spending may be shown with or without its minus sign.
    const shown = table?.rows[0]?.map((cell) => (typeof cell === 'number' ? Math.abs(cell) : cell))
    expect(shown).toEqual(expect.arrayContaining(cells))
  })
})

test.each(['How much did I pay Chase in March 2026?', 'What did I pay Chase in all?'])(
  'a transfer answers a question for its payee, whom nothing else was paid: %s',
  async (question) => {
    expect((await own.ask(question)).answer).toContain('$634.67')
  },
)

describe('what was given back, and what somebody sent,', () => {
  const people = answersInMemory({
    sheets: [
      {
        documentName: 'Transactions',
        columns,
        rows: [
          row('2026-03-01', -120, 'Outdoor Barn', 'Shopping', 'spending'),
          row('2026-03-08', 45, 'Outdoor Barn', 'Shopping', 'refund'),
          row('2026-03-09', -800, 'Smile Dental', 'Health', 'spending'),
          row('2026-03-12', 400, 'Transfer from Simone', 'Transfer', 'transfer'),
          row('2026-03-14', -300, 'Smile Dental', 'Health', 'spending'),
          row('2026-03-15', -700, 'Smile Dental', 'Health', 'spending'),
        ],
      },
    ],
  })
  afterAll(() => people[Symbol.asyncDispose]())

  test.each<[question: string, value: Cell]>([
    ['How much did Outdoor Barn give me back?', 45],
    ['How much has Simone paid me back?', 400],
    ['How much did I get back in March?', 45],
    ['How much did I spend at Outdoor Barn after I got back?', 75],
    ['What was my biggest single payment?', -800],
  ])('is found: %s', async (question, value) => {
    const { table } = await people.ask(question)
    expect(table?.rows[0]).toContain(value)
  })

  test('is not spent', async () => {
    const { answer } = await people.ask('How much did I spend on Simone?')
    expect(answer).not.toContain('400')
  })
})
