import { describe, test } from 'vitest'
import { expectQuery, isOneOf, type QueryCase } from './expected-queries.fixtures.ts'

describe('rows on certain days', () => {
  test.each<QueryCase>([
    [
      'How much did I spend on days I ran?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [
          {
            op: 'on_days',
            column: 'date',
            table: 'workouts',
            day: 'day',
            filters: [{ op: 'contains', column: 'name', text: 'run' }],
          },
        ],
      },
    ],
    [
      "How much did I spend on groceries on days I didn't swim?",
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [
          isOneOf('category', 'Groceries'),
          {
            op: 'on_days',
            column: 'date',
            table: 'workouts',
            day: 'day',
            filters: [{ op: 'contains', column: 'name', text: 'swim' }],
            isNot: true,
          },
        ],
      },
    ],
  ])('%s', expectQuery)
})

describe('columns of a joined table', () => {
  test.each<QueryCase>([
    [
      'What is the total price of orders from customers in Bergen?',
      {
        table: 'orders',
        measure: { agg: 'sum', column: 'price' },
        filters: [isOneOf('customers.city', 'Bergen')],
        joins: [{ table: 'customers', alias: 'customers', from: 'customer_id', to: 'id' }],
      },
    ],
    [
      'How many orders came from Lisbon?',
      {
        table: 'orders',
        measure: { agg: 'count' },
        filters: [isOneOf('customers.city', 'Lisbon')],
        joins: [{ table: 'customers', alias: 'customers', from: 'customer_id', to: 'id' }],
      },
    ],
    [
      'total order price by city',
      {
        table: 'orders',
        measure: { agg: 'sum', column: 'price' },
        groupBy: { column: 'customers.city' },
        order: { by: 'measure', direction: 'desc' },
        joins: [{ table: 'customers', alias: 'customers', from: 'customer_id', to: 'id' }],
      },
    ],
  ])('%s', expectQuery)
})
