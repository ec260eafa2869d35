import { describe, test } from 'vitest'
import {
  expectRecordQuery,
  inPeriod,
  isOneOf,
  type QueryCase,
} from './expected-queries.fixtures.ts'

describe('mails by people and words', () => {
  const count = { table: 'emails', measure: { agg: 'count' as const } }
  test.each<QueryCase>([
    [
      'How many mails did Ada Obi send me?',
      {
        ...count,
        filters: [
          { op: 'mentions', column: 'from_name', or: ['from_person'], text: 'ada obi' },
          isOneOf('direction', 'received'),
        ],
      },
    ],
    [
      'How many mails did I exchange with Ada Obi?',
      {
        ...count,
        filters: [
          { op: 'mentions', column: 'from_name', or: ['from_person', 'to_names'], text: 'ada obi' },
        ],
      },
    ],
    [
      'How many mails mention gardens?',
      { ...count, filters: [{ op: 'contains', column: 'subject', text: 'garden' }] },
    ],
    [
      'How many mails are not about the garden?',
      { ...count, filters: [{ op: 'not_contains', column: 'subject', text: 'garden' }] },
    ],
  ])('%s', expectRecordQuery)
})

describe('payments', () => {
  const spent = isOneOf('kind', 'spending', 'fee')
  const sum = { agg: 'sum' as const, column: 'amount' }
  const streamly = isOneOf('description', 'Streamly')
  const rise = {
    table: 'transactions',
    measure: { ...sum, outgoing: true },
    filters: [streamly, spent],
    groupBy: { column: 'merchant' },
  }
  test.each<QueryCase>([
    [
      'How much did I spend at Streamly?',
      {
        table: 'transactions',
        measure: { ...sum, outgoing: true },
        filters: [streamly, isOneOf('kind', 'spending', 'fee', 'refund')],
        unit: 'currency',
      },
    ],
    [
      'How much did I earn in 2026?',
      {
        table: 'transactions',
        measure: sum,
        filters: [inPeriod('2026-01-01', '2027-01-01', '2026'), isOneOf('kind', 'income')],
        unit: 'currency',
      },
    ],
    [
      'When did Streamly go up?',
      { ...rise, change: { date: 'date', direction: 'up', asks: 'date' } },
    ],
    [
      'By how much did Streamly go up?',
      { ...rise, change: { date: 'date', direction: 'up', asks: 'amount' } },
    ],
    [
      'Did Streamly get more expensive?',
      { ...rise, change: { date: 'date', direction: 'up', asks: 'whether' } },
    ],
  ])('%s', expectRecordQuery)
})

describe('amounts due and amounts paid', () => {
  const owes = { op: 'compare', column: 'due', sign: 'gt', other: 'paid' } as const
  test.each<QueryCase>([
    [
      'Who owes money?',
      {
        table: 'dues',
        measure: { agg: 'list' },
        select: ['member', 'due', 'paid'],
        filters: [owes],
      },
    ],
    [
      'How much is outstanding?',
      { table: 'dues', measure: { agg: 'sum', column: 'due', minus: 'paid' } },
    ],
    [
      'Who owes the most?',
      {
        table: 'dues',
        measure: { agg: 'lookup' },
        select: ['member', 'due', 'paid'],
        order: { by: 'column', column: 'due', minus: 'paid', direction: 'desc' },
        limit: 1,
      },
    ],
    [
      'Has Ada Obi paid?',
      {
        table: 'dues',
        measure: { agg: 'exists' },
        filters: [
          isOneOf('member', 'Ada Obi'),
          { op: 'compare', column: 'paid', sign: 'ge', other: 'due' },
        ],
      },
    ],
  ])('%s', expectRecordQuery)
})
