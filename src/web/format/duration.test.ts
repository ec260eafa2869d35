import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
  [0, 'a few seconds'],
  [4.9, 'a few seconds'],
  [12, 'about 15 seconds'],
  [54, 'about 55 seconds'],
  [56, 'about 1 minute'],
  [89, 'about 1 minute'],
  [600, 'about 10 minutes'],
  [3_580, 'about 1 hour'],
  [4_300, 'about 1 hour 10 minutes'],
  [7_100, 'about 2 hours'],
  [86_400, 'about 24 hours'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
