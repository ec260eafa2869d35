import { expect, test } from 'vitest'
import { createPresence } from './presence.ts'

test('a person who has not called for five minutes counts as away', () => {
  let now = 0
  const presence = createPresence({ now: () => now })
  expect(presence.isHere('ann')).toBe(false)
  presence.seen('ann')
  now = 4 * 60_000
  presence.seen('bob')
  expect([presence.isHere('ann'), presence.isHere('bob')]).toEqual([true, true])
  now = 6 * 60_000
  expect([presence.isHere('ann'), presence.isHere('bob')]).toEqual([false, true])
  presence.seen('ann')
  expect(presence.isHere('ann')).toBe(true)
})
