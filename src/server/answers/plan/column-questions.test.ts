import { describe, test } from 'vitest'
import type { PlainFilter } from '../typed-query.ts'
import { expectQuery, orderBy, type QueryCase } from './expected-queries.fixtures.ts'

describe('the row that lasted longest or shortest', () => {
  const begun = {
    op: 'period' as const,
    column: 'departure',
    to: '2026-11-21',
    label: 'until today',
  }
  const order = { by: 'length', column: 'departure', to: 'return', direction: 'desc' } as const
  const trip = {
    table: 'trips',
    measure: { agg: 'lookup' as const },
    select: ['destination', 'departure', 'return'],
    filters: [begun],
  }
  const length = { select: ['departure', 'return', 'destination'], asDuration: true }
  const book = {
    table: 'library',
    measure: { agg: 'lookup' as const },
    select: ['title', 'borrowed', 'returned'],
    limit: 1,
  }
  const kept = { by: 'length', column: 'borrowed', to: 'returned' } as const
  const pages = {
    table: 'library',
    measure: { agg: 'lookup' as const },
    select: ['title', 'pages'],
    order: orderBy('pages', 'desc'),
    limit: 1,
  }
  test.each<QueryCase>([
    ['Which trip was the longest?', { ...trip, order, limit: 1 }],
    ['Welche Reise war die längste?', { ...trip, order, limit: 1 }],
    ['What was my shortest trip?', { ...trip, order: { ...order, direction: 'asc' }, limit: 1 }],
    ['What were my 3 longest trips?', { ...trip, order, limit: 3 }],
    ['What was my second longest trip?', { ...trip, order, limit: 1, offset: 1 }],
    ['How long was my longest trip?', { ...trip, ...length, order, limit: 1 }],
    [
      'Which book did I keep longest?',
      { ...book, order: { ...kept, direction: 'desc', open: '2026-11-20' } },
    ],
    ['Which book did I keep the shortest?', { ...book, order: { ...kept, direction: 'asc' } }],
    ['Which is the longest book?', pages],
  ])('%s', expectQuery)
})

describe('rows by two of their columns', () => {
  const late: PlainFilter = { op: 'compare', column: 'returned', sign: 'gt', other: 'due' }
  test.each<QueryCase>([
    [
      'Which books were returned late?',
      {
        table: 'library',
        measure: { agg: 'list' },
        select: ['title', 'returned', 'due'],
        filters: [late],
      },
    ],
    [
      'How many books were returned late?',
      { table: 'library', measure: { agg: 'count' }, filters: [late] },
    ],
    [
      'Which books were returned on time?',
      {
        table: 'library',
        measure: { agg: 'list' },
        select: ['title', 'returned', 'due'],
        filters: [{ ...late, sign: 'le' }],
      },
    ],
    [
      'On which days did we use more than planned?',
      {
        table: 'energy',
        measure: { agg: 'list' },
        select: ['day', 'used', 'planned'],
        filters: [{ op: 'compare', column: 'used', sign: 'gt', other: 'planned' }],
      },
    ],
  ])('%s', expectQuery)
})
