import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { formatActivityRate, formatUptime } from './format-admin.ts'

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
