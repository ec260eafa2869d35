import { expect, test } from 'vitest'
import { analyticsSearch, partLabel, periodText, rangeOf } from './period.ts'

test.each([
  [{}, { range: 'all' }],
  [{ range: '7d' }, { range: '7d' }],
  [{ range: 'ever' }, { range: 'all' }],
  [
    { from: '2026-01-01', to: '2026-01-01' },
    { from: '2026-01-01', to: '2026-01-01' },
  ],
  [{ from: '2026-01-02', to: '2026-01-01', range: '3m' }, { range: '3m' }],
  [{ from: '2026-01-01' }, { range: 'all' }],
  [{ from: 'monday', to: '2026-02-30' }, { range: 'all' }],
  [{ from: '1899-01-01', to: '2026-01-01' }, { range: 'all' }],
])('the address %j requests %j', (search, range) => {
  expect(rangeOf(analyticsSearch.parse(search))).toEqual(range)
})

test('a period is named by its first and last day', () => {
  const to = '2026-11-21T00:00:00.000Z'
  expect(periodText({ from: null, to })).toBeUndefined()
  expect(periodText({ from: '2026-11-14T00:00:00.000Z', to })).toBe('Nov 14, 2026 to Nov 20, 2026')
  expect(periodText({ from: '2026-11-20T00:00:00.000Z', to })).toBe('Nov 20, 2026')
})

test('parts of a trend have names', () => {
  const at = '2026-11-01T14:00:00.000Z'
  const labels = (['day', 'week', 'month', 'year'] as const).map((unit) => partLabel(unit, at))
  expect(labels).toEqual(['Nov 1', 'Nov 1', 'Nov 2026', '2026'])
  expect(partLabel('hour', at)).toContain('00')
})
