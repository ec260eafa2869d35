import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { answersInMemory } from './fixtures.ts'

/** Sheets that share keys: an order names its customer and its product. */
const own = answersInMemory({
  sheets: [
    {
      documentName: 'Customers.csv',
      columns: [
        { name: 'ID', type: 'integer' },
        { name: 'Name', type: 'text' },
        { name: 'City', type: 'text' },
      ],
      rows: [
        [1, 'Blue Harbor', 'Bergen'],
        [2, 'Kite Studio', 'Lisbon'],
        [3, 'Orchard Ltd', 'Bergen'],
      ],
    },
    {
      documentName: 'Orders.csv',
      columns: [
        { name: 'Order', type: 'text' },
        { name: 'Customer ID', type: 'integer' },
        { name: 'Product code', type: 'text' },
        { name: 'Quantity', type: 'integer' },
        { name: 'Amount', type: 'number', unit: 'EUR' },
        { name: 'Date', type: 'date' },
      ],
      rows: [
        ['A-1', 1, 'KB', 2, 120, '2026-03-02'],
        ['A-2', 2, 'MS', 1, 25, '2026-03-09'],
        ['A-3', 1, 'MS', 4, 100, '2026-04-11'],
        ['A-4', 3, 'KB', 1, 60, '2026-04-20'],
        ['A-5', 2, 'KB', 3, 180, '2026-05-05'],
      ],
    },
    {
      documentName: 'Products.csv',
      columns: [
        { name: 'Code', type: 'text' },
        { name: 'Title', type: 'text' },
        { name: 'Maker', type: 'text' },
      ],
      rows: [
        ['KB', 'Keyboard', 'Northwind "Keys"'],
        ['MS', 'Mouse', 'Southwind'],
      ],
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

describe('two sheets with a common key are joined for', () => {
  const asked: [question: string, rows: Cell[][]][] = [
    ['What is the total amount of orders from customers in Bergen?', [[280]]],
    ['How many orders came from Lisbon?', [[2]]],
    [
      'total order amount by city',
      [
        ['Bergen', 280],
        ['Lisbon', 205],
      ],
    ],
    ['How many keyboards were ordered in May 2026?', [[1]]],
    ['What is the total quantity of orders for products of maker Southwind?', [[5]]],
    ['Wie hoch ist die Summe der Orders aus Bergen?', [[280]]],
    ['What is the total amount for maker Southwind in Lisbon?', [[25]]],
  ]
  test.each(asked)('%s', async (question, rows) => {
    const { answer, table } = await own.ask(question)
    expect(table?.rows, answer).toEqual(rows)
  })

  test('the answer cites the rows it added up, and says how they were joined', async () => {
    const { sql, citations } = await own.ask('What is the total amount of orders from Bergen?')
    expect(sql).toBe(
      `SELECT sum("amount") AS "Total Amount"
FROM (SELECT "orders".*, "customers"."id" AS "customers.id", "customers"."name" AS "customers.name", "customers"."city" AS "customers.city" FROM "orders" LEFT JOIN "customers" AS "customers" ON "orders"."customer_id" = "customers"."id")
WHERE "customers.city" = 'Bergen'`,
    )
    expect(citations.map(({ documentName }) => documentName)).toContain('Orders.csv')
  })
})
