import { describe, test } from 'vitest'
import { becomes, is, within, type Asked } from './expected-queries.ts'

describe('a sum', () => {
  test.each<Asked>([
    [
      'How much did I spend on groceries in March 2025?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [is('category', 'Groceries'), within('2025-03-01', '2025-04-01', 'March 2025')],
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
        filters: [is('category', 'Groceries'), within('2025-03-01', '2025-04-01', 'March 2025')],
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
        filters: [is('category', 'Rent')],
      },
    ],
  ])('%s', becomes)
})

describe('a count', () => {
  test.each<Asked>([
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
      { table: 'team', measure: { agg: 'count' }, filters: [is('department', 'Sales')] },
    ],
    [
      'How many films were made in 1999?',
      {
        table: 'films',
        measure: { agg: 'count' },
        filters: [{ op: 'eq', column: 'year', value: 1999 }],
      },
    ],
  ])('%s', becomes)
})

describe('a count of distinct values', () => {
  test.each<Asked>([
    [
      'How many different merchants are there?',
      { table: 'expenses', measure: { agg: 'count_distinct', column: 'merchant' } },
    ],
    [
      'Wie viele verschiedene Merchants gibt es?',
      { table: 'expenses', measure: { agg: 'count_distinct', column: 'merchant' } },
    ],
  ])('%s', becomes)
})

describe('an average, a median or a limit', () => {
  test.each<Asked>([
    [
      'What is the average amount for eating out?',
      {
        table: 'expenses',
        measure: { agg: 'avg', column: 'amount' },
        filters: [is('category', 'Eating out')],
      },
    ],
    [
      'What is the median salary in engineering?',
      {
        table: 'team',
        measure: { agg: 'median', column: 'salary' },
        filters: [is('department', 'Engineering')],
      },
    ],
    ['minimum salary', { table: 'team', measure: { agg: 'min', column: 'salary' } }],
    [
      'What is the maximum salary in engineering?',
      {
        table: 'team',
        measure: { agg: 'max', column: 'salary' },
        filters: [is('department', 'Engineering')],
      },
    ],
  ])('%s', becomes)
})

describe('an average over periods', () => {
  test.each<Asked>([
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
        filters: [is('category', 'Groceries')],
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
  ])('%s', becomes)
})

describe('a share of the whole', () => {
  test.each<Asked>([
    [
      'What share of my spending was rent in 2025?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        filters: [within('2025-01-01', '2026-01-01', '2025')],
        groupBy: { column: 'category' },
        share: { of: ['Rent'] },
        order: { by: 'measure', direction: 'desc' },
      },
    ],
  ])('%s', becomes)
})

describe('a comparison of two sides', () => {
  test.each<Asked>([
    [
      'Compare spending in March 2025 with April 2025',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        comparison: [
          { label: 'March 2025', filter: within('2025-03-01', '2025-04-01', 'March 2025') },
          { label: 'April 2025', filter: within('2025-04-01', '2025-05-01', 'April 2025') },
        ],
      },
    ],
    [
      'Did I spend more on rent than on groceries?',
      {
        table: 'expenses',
        measure: { agg: 'sum', column: 'amount' },
        comparison: [
          { label: 'Rent', filter: is('category', 'Rent') },
          { label: 'Groceries', filter: is('category', 'Groceries') },
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
          { label: 'Rent', filter: is('category', 'Rent') },
          { label: 'Groceries', filter: is('category', 'Groceries') },
        ],
        difference: true,
      },
    ],
  ])('%s', becomes)
})

describe('whether any exist', () => {
  test.each<Asked>([
    [
      'Did I pay Rewe in May 2025?',
      {
        table: 'expenses',
        measure: { agg: 'exists' },
        filters: [is('merchant', 'Rewe'), within('2025-05-01', '2025-06-01', 'May 2025')],
      },
    ],
    [
      'Have I ever paid City Rail?',
      { table: 'expenses', measure: { agg: 'exists' }, filters: [is('merchant', 'City Rail')] },
    ],
    [
      'Is there a purchase over 800 euros?',
      {
        table: 'expenses',
        measure: { agg: 'exists' },
        filters: [{ op: 'gt', column: 'amount', value: 800 }],
      },
    ],
  ])('%s', becomes)
})
