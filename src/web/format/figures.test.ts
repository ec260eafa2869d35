import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { formatDataPoints, formatDuration, formatMonth } from './figures.ts'

test.each([
  [12345, '12.3K'],
  [500, '0.5K'],
  [1234, '1.2K'],
  [1_234_567, '1,234.6K'],
  [0, '0'],
])('%i data points are shown as %s', (dataPoints, shown) => {
  requirement('dashboard.tiles.data-points-format')
  expect(formatDataPoints(dataPoints)).toBe(shown)
})

test('absent data points are shown as 0', () => {
  requirement('dashboard.tiles.data-points-absent')
  expect(formatDataPoints(undefined)).toBe('0')
})

test.each([
  [0.4, '0 ms'],
  [420.6, '421 ms'],
  [1240, '1.2 s'],
  [61_000, '61.0 s'],
])('%d milliseconds are shown as %s', (ms, shown) => {
  expect(formatDuration(ms)).toBe(shown)
})

test('a month has its year', () => {
  expect(formatMonth('2026-11')).toBe('Nov 2026')
  expect(formatMonth('2026-01')).toBe('Jan 2026')
})
