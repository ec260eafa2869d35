import { expect, test } from 'vitest'
import { adjacentMonth } from './adjacent-month.ts'

const months = ['2026-11', '2026-10', '2026-07']

test.each([
  [undefined, '2026-11', undefined],
  ['2026-11', '2026-10', undefined],
  ['2026-10', '2026-07', '2026-11'],
  ['2026-08', '2026-07', '2026-10'],
  ['2026-07', undefined, '2026-10'],
])('the neighbours of %s are %s and %s', (month, before, after) => {
  expect(adjacentMonth(months, month, 'before')).toBe(before)
  expect(adjacentMonth(months, month, 'after')).toBe(after)
})
