import { expect, test } from 'vitest'
import { roundTicks } from './round-ticks.ts'

test.each([
  [[2568.17, 3938.26], true, [0, 1000, 2000, 3000, 4000]],
  [[13.99], true, [0, 5, 10, 15]],
  [[75.2, 79.8], false, [75, 76, 77, 78, 79, 80]],
  [[-20, 80], true, [-20, 0, 20, 40, 60, 80]],
  [[0.12, 0.38], true, [0, 0.1, 0.2, 0.3, 0.4]],
  [[0, 0], true, [0, 0.2]],
  [[], true, [0, 1]],
])('the axis of %j has round numbers', (values, fromZero, ticks) => {
  expect(roundTicks(values, { fromZero })).toEqual(ticks)
})
