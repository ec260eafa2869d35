import { describe, test } from 'vitest'
import { expectQuery, isOneOf, inPeriod, type QueryCase } from './expected-queries.fixtures.ts'

describe('figures over time', () => {
  test.each<QueryCase>([
    [
      'Show my spending by month',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        groupBy: { column: 'date', unit: 'month' },
        order: { by: 'group', direction: 'asc' },
      },
    ],
    [
      'monthly spending in 2024',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [inPeriod('2024-01-01', '2025-01-01', '2024')],
        groupBy: { column: 'date', unit: 'month' },
        order: { by: 'group', direction: 'asc' },
      },
    ],
    [
      'How did my grocery spending develop?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [isOneOf('category', 'Groceries')],
        groupBy: { column: 'date', unit: 'month' },
        order: { by: 'group', direction: 'asc' },
      },
    ],
    [
      'spending per quarter in 2025',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [inPeriod('2025-01-01', '2026-01-01', '2025')],
        groupBy: { column: 'date', unit: 'quarter' },
        order: { by: 'group', direction: 'asc' },
      },
    ],
    [
      'Ausgaben pro Monat',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        groupBy: { column: 'date', unit: 'month' },
        order: { by: 'group', direction: 'asc' },
      },
    ],
  ])('%s', expectQuery)
})

describe('the usual figure for a period', () => {
  test.each<QueryCase>([
    [
      'How much do I pay for Rent each month?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [isOneOf('category', 'Rent')],
        groupBy: { column: 'date', unit: 'month' },
        order: { by: 'group', direction: 'asc' },
        usual: { running: '2026-11' },
      },
    ],
  ])('%s', expectQuery)
})

describe('figures of groups', () => {
  test.each<QueryCase>([
    [
      'spending per category last year',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [inPeriod('2025-01-01', '2026-01-01', '2025')],
        groupBy: { column: 'category' },
        order: { by: 'measure', direction: 'desc' },
      },
    ],
    [
      'Number of people for each department',
      {
        table: 'team',
        measure: { agg: 'count' },
        groupBy: { column: 'department' },
        order: { by: 'measure', direction: 'desc' },
      },
    ],
    [
      'average salary by department',
      {
        table: 'team',
        measure: { agg: 'avg', column: 'salary' },
        groupBy: { column: 'department' },
        order: { by: 'measure', direction: 'desc' },
      },
    ],
  ])('%s', expectQuery)
})

describe('ranked groups', () => {
  test.each<QueryCase>([
    [
      'Top five merchants by amount',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        groupBy: { column: 'merchant' },
        order: { by: 'measure', direction: 'desc' },
        limit: 5,
      },
    ],
    [
      'Which category did I spend the most on?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        groupBy: { column: 'category' },
        order: { by: 'measure', direction: 'desc' },
        limit: 1,
      },
    ],
    [
      'What is my most common merchant?',
      {
        table: 'expenses',
        measure: { agg: 'count' },
        groupBy: { column: 'merchant' },
        order: { by: 'measure', direction: 'desc' },
        limit: 1,
      },
    ],
    [
      'Which month did I spend the most in?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        groupBy: { column: 'date', unit: 'month' },
        order: { by: 'measure', direction: 'desc' },
        limit: 1,
      },
    ],
    [
      'Which merchant had the second highest total?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        groupBy: { column: 'merchant' },
        order: { by: 'measure', direction: 'desc' },
        limit: 1,
        offset: 1,
      },
    ],
  ])('%s', expectQuery)
})

describe('groups whose total meets a condition', () => {
  test.each<QueryCase>([
    [
      'In which months did I spend more than 1500 euros?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        groupBy: { column: 'date', unit: 'month' },
        having: { op: 'gt', value: 1500 },
        order: { by: 'group', direction: 'asc' },
      },
    ],
    [
      'Which months did I spend less than 200 euros on groceries?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [isOneOf('category', 'Groceries')],
        groupBy: { column: 'date', unit: 'month' },
        having: { op: 'lt', value: 200 },
        order: { by: 'group', direction: 'asc' },
      },
    ],
  ])('%s', expectQuery)
})

describe('groups whose figure changed', () => {
  test.each<QueryCase>([
    [
      'Which subscriptions became more expensive?',
      {
        table: 'subscriptions',
        measure: { agg: 'sum', column: 'price' },
        groupBy: { column: 'service' },
        change: { date: 'month', direction: 'up' },
      },
    ],
    [
      'Which services got cheaper?',
      {
        table: 'subscriptions',
        measure: { agg: 'sum', column: 'price' },
        groupBy: { column: 'service' },
        change: { date: 'month', direction: 'down' },
      },
    ],
    [
      'Which services went up in price since January 2026?',
      {
        table: 'subscriptions',
        measure: { agg: 'sum', column: 'price' },
        filters: [
          { op: 'period', column: 'month', from: '2026-01-01', label: 'since January 2026' },
        ],
        groupBy: { column: 'service' },
        change: { date: 'month', direction: 'up' },
      },
    ],
  ])('%s', expectQuery)
})
