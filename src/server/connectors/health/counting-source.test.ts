import { expect, test } from 'vitest'
import { countingSource } from './counting-source.ts'

test.each([
  ['one source counts by itself', [['Watch', 10]], 'Watch'],
  [
    'the source that counted most counts',
    [
      ['iPhone', 4000],
      ['Watch', 5000],
    ],
    'Watch',
  ],
  [
    'equal sums are told apart by name, in any order',
    [
      ['Watch', 5],
      ['iPhone', 5],
    ],
    'Watch',
  ],
  ['nothing counted is nobody’s', [], undefined],
] as const)('%s', (_, sums, counting) => {
  expect(countingSource(new Map(sums))).toBe(counting)
  expect(countingSource(new Map([...sums].reverse()))).toBe(counting)
})
