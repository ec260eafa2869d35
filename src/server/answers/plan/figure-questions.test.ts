import { describe, test } from 'vitest'
import { expectQuery, isOneOf, inPeriod, type QueryCase } from './expected-queries.fixtures.ts'

describe('a sum', () => {
  test.each<QueryCase>([
    [
      'How much did I spend on groceries in March 2025?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [
          isOneOf('category', 'Groceries'),
          inPeriod('2025-03-01', '2025-04-01', 'March 2025'),
        ],
      },
    ],
    [
      'What is the total quantity of orders?',
      { table: 'orders', measure: { agg: 'sum', column: 'quantity' } },
    ],
    [
      'grocery spending in March 2025',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [
          isOneOf('category', 'Groceries'),
          inPeriod('2025-03-01', '2025-04-01', 'March 2025'),
        ],
      },
    ],
    [
      'How much did I spend without rent?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [{ op: 'not_in', column: 'category', values: ['Rent'] }],
      },
    ],
    [
      'Wie viel habe ich für Rent ausgegeben?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [isOneOf('category', 'Rent')],
      },
    ],
  ])('%s', expectQuery)
})

describe('a count', () => {
  test.each<QueryCase>([
    [
      'How many purchases were there over 100 euros?',
      {
        table: 'expenses',
        measure: { agg: 'count' },
        filters: [{ op: 'gt', column: 'amount', value: 100 }],
      },
    ],
    [
      'How many people work in Sales?',
      { table: 'team', measure: { agg: 'count' }, filters: [isOneOf('department', 'Sales')] },
    ],
    [
      'How many films were made in 1999?',
      {
        table: 'films',
        measure: { agg: 'count' },
        filters: [{ op: 'eq', column: 'year', value: 1999 }],
      },
    ],
  ])('%s', expectQuery)
})

describe('a count of distinct values', () => {
  test.each<QueryCase>([
    [
      'How many different merchants are there?',
      { table: 'expenses', measure: { agg: 'count_distinct', column: 'merchant' } },
    ],
    [
      'Wie viele verschiedene Merchants gibt es?',
      { table: 'expenses', measure: { agg: 'count_distinct', column: 'merchant' } },
    ],
  ])('%s', expectQuery)
})

describe('an average, a median or a limit', () => {
  test.each<QueryCase>([
    [
      'What is the average amount for eating out?',
      {
        table: 'expenses',
        measure: { agg: 'avg', column: 'amount' },
        filters: [isOneOf('category', 'Eating out')],
      },
    ],
    [
      'What is the median salary in engineering?',
      {
        table: 'team',
        measure: { agg: 'median', column: 'salary' },
        filters: [isOneOf('department', 'Engineering')],
      },
    ],
    ['minimum salary', { table: 'team', measure: { agg: 'min', column: 'salary' } }],
    [
      'What is the maximum salary in engineering?',
      {
        table: 'team',
        measure: { agg: 'max', column: 'salary' },
        filters: [isOneOf('department', 'Engineering')],
      },
    ],
  ])('%s', expectQuery)
})

describe('an average over periods', () => {
  test.each<QueryCase>([
    [
      'average spending per month',
      {
        table: 'expenses',
        measure: {
          agg: 'avg',
          column: 'amount',
          per: { column: 'date', unit: 'month', of: 'sum' },
        },
      },
    ],
    [
      'How much do I spend on groceries per month on average?',
      {
        table: 'expenses',
        measure: {
          agg: 'avg',
          column: 'amount',
          per: { column: 'date', unit: 'month', of: 'sum' },
        },
        filters: [isOneOf('category', 'Groceries')],
      },
    ],
    [
      'How many purchases do I make per week on average?',
      {
        table: 'expenses',
        measure: { agg: 'avg', per: { column: 'date', unit: 'week', of: 'count' } },
      },
    ],
    [
      'How many films per year on average?',
      {
        table: 'films',
        measure: { agg: 'avg', per: { column: 'year', unit: 'year', of: 'count' } },
      },
    ],
  ])('%s', expectQuery)
})

describe('a share of the whole', () => {
  test.each<QueryCase>([
    [
      'What share of my spending was rent in 2025?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [inPeriod('2025-01-01', '2026-01-01', '2025')],
        groupBy: { column: 'category' },
        share: { of: ['Rent'] },
        order: { by: 'measure', direction: 'desc' },
      },
    ],
  ])('%s', expectQuery)
})

describe('a comparison of two sides', () => {
  test.each<QueryCase>([
    [
      'Compare spending in March 2025 with April 2025',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        comparison: [
          { label: 'March 2025', filter: inPeriod('2025-03-01', '2025-04-01', 'March 2025') },
          { label: 'April 2025', filter: inPeriod('2025-04-01', '2025-05-01', 'April 2025') },
        ],
      },
    ],
    [
      'Did I spend more on rent than on groceries?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        comparison: [
          { label: 'Rent', filter: isOneOf('category', 'Rent') },
          { label: 'Groceries', filter: isOneOf('category', 'Groceries') },
        ],
        claim: 'more',
      },
    ],
    [
      'How much more did I spend on rent than on groceries?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        comparison: [
          { label: 'Rent', filter: isOneOf('category', 'Rent') },
          { label: 'Groceries', filter: isOneOf('category', 'Groceries') },
        ],
        difference: true,
      },
    ],
  ])('%s', expectQuery)
})

describe('whether any exist', () => {
  test.each<QueryCase>([
    [
      'Did I pay Rewe in May 2025?',
      {
        table: 'expenses',
        measure: { agg: 'exists' },
        filters: [isOneOf('merchant', 'Rewe'), inPeriod('2025-05-01', '2025-06-01', 'May 2025')],
      },
    ],
    [
      'Have I ever paid City Rail?',
      {
        table: 'expenses',
        measure: { agg: 'exists' },
        filters: [isOneOf('merchant', 'City Rail')],
      },
    ],
    [
      'Is there a purchase over 800 euros?',
      {
        table: 'expenses',
        measure: { agg: 'exists' },
        filters: [{ op: 'gt', column: 'amount', value: 800 }],
      },
    ],
  ])('%s', expectQuery)
})
