import { beforeAll, expect, test } from 'vitest'
import { followRegion } from '#web/format/region.ts'
import { changeText } from './change-text.ts'

beforeAll(() => followRegion({ language: 'en-US', timeZone: 'UTC' }))

test.each([
  [-120, undefined, '$120.00 less than in October'],
  [0.5, undefined, '$0.50 more than in October'],
  [0, undefined, 'The same as in October'],
  [-120, '2026-10-24', '$120.00 less than by October 24'],
  [120, '2026-10-24', '$120.00 more than by October 24'],
])('a difference of %s until %s reads “%s”', (difference, until, text) => {
  expect(changeText(difference, 'USD', { month: '2026-10', until })).toBe(text)
})

test.each([
  [64.55, '2026-10-24', '$64.55 higher than by October 24'],
  [-64.55, undefined, '$64.55 lower than in October'],
  [0, undefined, 'The same as in October'],
])('a balance that changed by %s until %s reads “%s”', (difference, until, text) => {
  expect(changeText(difference, 'USD', { month: '2026-10', until }, 'balance')).toBe(text)
})
