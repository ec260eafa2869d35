import { describe, test } from 'vitest'
import { becomes, by, is, within, type Asked } from './expected-queries.ts'

describe('one detail of a row', () => {
  test.each<Asked>([
    [
      'When did Ann Lee start?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['start_date', 'name'],
        filters: [is('name', 'Ann Lee')],
      },
    ],
    [
      'How long is Alien?',
      {
        table: 'films',
        measure: { agg: 'lookup' },
        select: ['length', 'title'],
        filters: [is('title', 'Alien')],
      },
    ],
    [
      'What department is Bob Ray in?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['department', 'name'],
        filters: [is('name', 'Bob Ray')],
      },
    ],
  ])('%s', becomes)
})

describe('a list of rows', () => {
  test.each<Asked>([
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
        filters: [is('merchant', 'Rewe'), within('2025-06-01', '2025-07-01', 'June 2025')],
      },
    ],
    [
      'What are my categories?',
      { table: 'expenses', measure: { agg: 'list' }, select: ['category'] },
    ],
  ])('%s', becomes)
})

describe('the highest, lowest, first or last rows', () => {
  test.each<Asked>([
    [
      'Who has the highest salary?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name', 'salary'],
        order: by('salary', 'desc'),
        limit: 1,
      },
    ],
    [
      'Which 3 people have the lowest salary?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name', 'salary'],
        order: by('salary', 'asc'),
        limit: 3,
      },
    ],
    [
      'Who has the second highest salary?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name', 'salary'],
        order: by('salary', 'desc'),
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
        order: by('date', 'desc'),
        limit: 1,
      },
    ],
    [
      'When was the last time I paid Hillside Homes?',
      {
        table: 'expenses',
        measure: { agg: 'lookup' },
        select: ['date'],
        filters: [is('merchant', 'Hillside Homes')],
        order: by('date', 'desc'),
        limit: 1,
      },
    ],
    [
      'Which is longer, Alien or Heat?',
      {
        table: 'films',
        measure: { agg: 'lookup' },
        select: ['title', 'length'],
        filters: [is('title', 'Alien', 'Heat')],
        order: by('length', 'desc'),
        limit: 1,
      },
    ],
  ])('%s', becomes)
})

describe('future rows', () => {
  test.each<Asked>([
    [
      'What is my next appointment?',
      {
        table: 'appointments',
        measure: { agg: 'lookup' },
        select: ['title', 'date'],
        filters: [
          { op: 'period', column: 'date', from: '2026-11-20', label: 'from 20 November 2026 on' },
        ],
        order: by('date', 'asc'),
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
        order: by('date', 'asc'),
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
          is('title', 'Dentist'),
          { op: 'period', column: 'date', from: '2026-11-20', label: 'from 20 November 2026 on' },
        ],
        order: by('date', 'asc'),
        limit: 1,
      },
    ],
  ])('%s', becomes)
})

describe('the row next to another', () => {
  test.each<Asked>([
    [
      'Which film comes after Heat?',
      {
        table: 'films',
        measure: { agg: 'lookup' },
        select: ['title'],
        filters: [is('title', 'Heat')],
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
        filters: [is('name', 'Ann Lee')],
        neighbour: 'next',
        order: { by: 'row', direction: 'asc' },
        limit: 1,
      },
    ],
  ])('%s', becomes)
})

describe('a duration', () => {
  test.each<Asked>([
    [
      'How long did I take Ibuprofen?',
      {
        table: 'medications',
        measure: { agg: 'lookup' },
        select: ['since', 'until', 'name'],
        filters: [
          is('name', 'Ibuprofen'),
          { op: 'period', column: 'since', to: '2026-11-21', label: 'until today' },
          { op: 'not_empty', column: 'until' },
        ],
        order: by('since', 'desc'),
        limit: 1,
        lasting: true,
      },
    ],
  ])('%s', becomes)
})

describe('rows compared with another row', () => {
  test.each<Asked>([
    [
      'Which films are longer than Heat?',
      {
        table: 'films',
        measure: { agg: 'list' },
        select: ['title', 'length'],
        filters: [{ op: 'than', column: 'length', sign: 'gt', of: is('title', 'Heat') }],
      },
    ],
    [
      'Who works in the same department as Bob Ray?',
      {
        table: 'team',
        measure: { agg: 'lookup' },
        select: ['name', 'department'],
        filters: [{ op: 'than', column: 'department', sign: 'eq', of: is('name', 'Bob Ray') }],
      },
    ],
  ])('%s', becomes)
})
