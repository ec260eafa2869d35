import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

test('a column is as wide as its longest cell needs, within bounds', () => {
  const [short, medium, long, empty] = columnWidths(
    [
      ['1', 'Consumer prices', 'x'.repeat(500)],
      ['2', 'Rent'],
    ],
    4,
  )
  expect(short).toBe(72)
  expect(medium).toBeGreaterThan(120)
  expect(long).toBe(320)
  expect(empty).toBe(72)
})
