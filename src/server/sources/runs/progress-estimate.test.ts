import { expect, test } from 'vitest'
import { createProgressEstimate } from './progress-estimate.ts'

test('the rate is measured over the last moments, and the time left follows from the share', () => {
  let now = 0
  const estimate = createProgressEstimate(0, () => now)
  now = 1_000
  expect(estimate({ read: 100, share: 0.1 })).toEqual({})
  now = 5_000
  expect(estimate({ read: 500, share: 0.5 })).toEqual({ rate: 100, secondsLeft: 5 })
  now = 60_000
  estimate({ read: 500, share: 0.5 })
  now = 64_000
  expect(estimate({ read: 900, share: 0.9 }).rate).toBe(100)
})

test('no time left is given if the total is unknown', () => {
  let now = 0
  const estimate = createProgressEstimate(50, () => now)
  now = 10_000
  expect(estimate({ read: 150, share: undefined })).toEqual({ rate: 10 })
})

test('a resumed run does not count earlier items in its rate', () => {
  let now = 0
  const estimate = createProgressEstimate(10_000, () => now)
  now = 2_000
  expect(estimate({ read: 10_200, share: undefined }).rate).toBe(100)
})
