import { describe, test } from 'vitest'
import { expectQuery, type QueryCase } from './expected-queries.fixtures.ts'

describe('conditions on figures and empty cells', () => {
  test.each<QueryCase>([
    [
      'Which films are between 100 and 120 minutes long?',
      {
        table: 'films',
        measure: { agg: 'list' },
        select: ['title', 'length'],
        filters: [{ op: 'between', column: 'length', low: 100, high: 120 }],
      },
    ],
    [
      'How many purchases were there of at most 50 euros?',
      {
        table: 'expenses',
        measure: { agg: 'count' },
        filters: [{ op: 'le', column: 'amount', value: 50 }],
      },
    ],
    [
      'Which films are less than 90 minutes long?',
      {
        table: 'films',
        measure: { agg: 'list' },
        select: ['title', 'length'],
        filters: [{ op: 'lt', column: 'length', value: 90 }],
      },
    ],
    [
      'How many books were not returned?',
      {
        table: 'library',
        measure: { agg: 'count' },
        filters: [{ op: 'empty', column: 'returned' }],
      },
    ],
  ])('%s', expectQuery)
})
