import { describe, test } from 'vitest'
import {
  expectQuery,
  orderBy,
  isOneOf,
  inPeriod,
  type QueryCase,
} from './expected-queries.fixtures.ts'

describe('one detail of a row', () => {
  test.each<QueryCase>([
    [
      'When did Ann Lee start?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['start_date', 'name'],
        filters: [isOneOf('name', 'Ann Lee')],
      },
    ],
    [
      'How long is Alien?',
      {
        table: 'films',
        measure: { agg: 'lookup' },
        select: ['length', 'title'],
        filters: [isOneOf('title', 'Alien')],
      },
    ],
    [
      'What department is Bob Ray in?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['department', 'name'],
        filters: [isOneOf('name', 'Bob Ray')],
      },
    ],
  ])('%s', expectQuery)
})

describe('a list of rows', () => {
  test.each<QueryCase>([
    [
      'Which films were made after 1999?',
      {
        table: 'films',
        measure: { agg: 'list' },
        select: ['title', 'year'],
        filters: [{ op: 'ge', column: 'year', value: 2000 }],
      },
    ],
    [
      'List purchases over 500 euros',
      {
        table: 'expenses',
        measure: { agg: 'list' },
        select: ['merchant', 'amount'],
        filters: [{ op: 'gt', column: 'amount', value: 500 }],
      },
    ],
    [
      'Show purchases at Rewe in June 2025',
      {
        table: 'expenses',
        measure: { agg: 'list' },
        select: ['amount', 'merchant', 'date'],
        filters: [isOneOf('merchant', 'Rewe'), inPeriod('2025-06-01', '2025-07-01', 'June 2025')],
      },
    ],
    [
      'What are my categories?',
      { table: 'expenses', measure: { agg: 'list' }, select: ['category'] },
    ],
  ])('%s', expectQuery)
})

describe('the highest, lowest, first or last rows', () => {
  test.each<QueryCase>([
    [
      'Who has the highest salary?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name', 'salary'],
        order: orderBy('salary', 'desc'),
        limit: 1,
      },
    ],
    [
      'Which 3 people have the lowest salary?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name', 'salary'],
        order: orderBy('salary', 'asc'),
        limit: 3,
      },
    ],
    [
      'Who has the second highest salary?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name', 'salary'],
        order: orderBy('salary', 'desc'),
        limit: 1,
        offset: 1,
      },
    ],
    [
      'What was my last purchase?',
      {
        table: 'expenses',
        measure: { agg: 'lookup' },
        select: ['merchant', 'date', 'amount'],
        order: orderBy('date', 'desc'),
        limit: 1,
      },
    ],
    [
      'When was the last time I paid Hillside Homes?',
      {
        table: 'expenses',
        measure: { agg: 'lookup' },
        select: ['date'],
        filters: [isOneOf('merchant', 'Hillside Homes')],
        order: orderBy('date', 'desc'),
        limit: 1,
      },
    ],
    [
      'Which is longer, Alien or Heat?',
      {
        table: 'films',
        measure: { agg: 'lookup' },
        select: ['title', 'length'],
        filters: [isOneOf('title', 'Alien', 'Heat')],
        order: orderBy('length', 'desc'),
        limit: 1,
      },
    ],
  ])('%s', expectQuery)
})

describe('future rows', () => {
  test.each<QueryCase>([
    [
      'What is my next appointment?',
      {
        table: 'appointments',
        measure: { agg: 'lookup' },
        select: ['title', 'date'],
        filters: [
          { op: 'period', column: 'date', from: '2026-11-20', label: 'from 20 November 2026 on' },
        ],
        order: orderBy('date', 'asc'),
        limit: 1,
      },
    ],
    [
      'What are my upcoming appointments?',
      {
        table: 'appointments',
        measure: { agg: 'lookup' },
        select: ['title', 'date'],
        filters: [
          { op: 'period', column: 'date', from: '2026-11-20', label: 'from 20 November 2026 on' },
        ],
        order: orderBy('date', 'asc'),
        limit: 10,
      },
    ],
    [
      'When is my next Dentist appointment?',
      {
        table: 'appointments',
        measure: { agg: 'lookup' },
        select: ['date', 'title'],
        filters: [
          isOneOf('title', 'Dentist'),
          { op: 'period', column: 'date', from: '2026-11-20', label: 'from 20 November 2026 on' },
        ],
        order: orderBy('date', 'asc'),
        limit: 1,
      },
    ],
  ])('%s', expectQuery)
})

describe('the row next to another', () => {
  test.each<QueryCase>([
    [
      'Which film comes after Heat?',
      {
        table: 'films',
        measure: { agg: 'lookup' },
        select: ['title'],
        filters: [isOneOf('title', 'Heat')],
        neighbour: 'next',
        order: { by: 'row', direction: 'asc' },
        limit: 1,
      },
    ],
    [
      'Who comes after Ann Lee in the list?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name'],
        filters: [isOneOf('name', 'Ann Lee')],
        neighbour: 'next',
        order: { by: 'row', direction: 'asc' },
        limit: 1,
      },
    ],
  ])('%s', expectQuery)
})

describe('a duration', () => {
  test.each<QueryCase>([
    [
      'How long did I take Ibuprofen?',
      {
        table: 'medications',
        measure: { agg: 'lookup' },
        select: ['since', 'until', 'name'],
        filters: [
          isOneOf('name', 'Ibuprofen'),
          { op: 'period', column: 'since', to: '2026-11-21', label: 'until today' },
          { op: 'not_empty', column: 'until' },
        ],
        order: orderBy('since', 'desc'),
        limit: 1,
        asDuration: true,
      },
    ],
  ])('%s', expectQuery)
})

describe('rows compared with another row', () => {
  test.each<QueryCase>([
    [
      'Which films are longer than Heat?',
      {
        table: 'films',
        measure: { agg: 'list' },
        select: ['title', 'length'],
        filters: [{ op: 'than', column: 'length', sign: 'gt', of: isOneOf('title', 'Heat') }],
      },
    ],
    [
      'Who works in the same department as Bob Ray?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name', 'department'],
        filters: [{ op: 'than', column: 'department', sign: 'eq', of: isOneOf('name', 'Bob Ray') }],
      },
    ],
  ])('%s', expectQuery)
})
