import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { formatActivityRate, formatJobKind, formatUptime, formatWait } from './format-admin.ts'

test.each([
  [1, 3, '33%'],
  [2, 3, '67%'],
  [3, 3, '100%'],
  [0, 5, '0%'],
  [0, 0, '0%'],
])('%i of %i people active is %s', (active, total, shown) => {
  requirement('admin.activity-rate')
  expect(formatActivityRate(active, total)).toBe(shown)
})

test.each([
  [3725, '1h 2m'],
  [0, '0h 0m'],
  [59, '0h 0m'],
  [3599, '0h 59m'],
  [90_061, '25h 1m'],
])('%i seconds of uptime are %s', (seconds, shown) => {
  requirement('admin.uptime')
  expect(formatUptime(seconds)).toBe(shown)
})

test('a kind of job is shown in plain words, an unknown one by its name', () => {
  expect(formatJobKind('process-document')).toBe('Reading a document')
  expect(formatJobKind('weave-baskets')).toBe('weave-baskets')
})

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [7_300, '2 h'],
])('a job of %i seconds has waited %s', (seconds, shown) => {
  expect(formatWait(seconds)).toBe(shown)
})
