import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'

test.each([
  [0, '0%'],
  [0.004, '0%'],
  [0.87, '87%'],
  [0.875, '88%'],
  [0.999, '100%'],
  [1, '100%'],
  [1.2, '100%'],
  [-0.1, '0%'],
])('a share of %d is shown as %s', (share, text) => {
  expect(formatPercent(share)).toBe(text)
})
