import { expect, test } from 'vitest'
import { stateOf } from './machine-status.ts'

const gibibyte = 1024 ** 3
const low = { share: 0.1, bytes: 5 * gibibyte }

test.each([
  ['a tenth of a small disk', { freeBytes: 2 * gibibyte, totalBytes: 10 * gibibyte }, 'working'],
  ['less than that', { freeBytes: 0.9 * gibibyte, totalBytes: 10 * gibibyte }, 'low'],
  ['a little of a huge disk', { freeBytes: 40 * gibibyte, totalBytes: 4000 * gibibyte }, 'working'],
  ['almost nothing of it', { freeBytes: 4 * gibibyte, totalBytes: 4000 * gibibyte }, 'low'],
])('with %s free, the status gives the free space', (_, room, state) => {
  expect(stateOf(room, low)).toBe(state)
})
