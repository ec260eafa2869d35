import { expect, test } from 'vitest'
import { createPresence } from './presence.ts'

test('a person who has not called for five minutes counts as away', () => {
  let now = 0
  const presence = createPresence({ now: () => now })
  expect(presence.isPresent('ann')).toBe(false)
  presence.seen('ann')
  now = 4 * 60_000
  presence.seen('bob')
  expect([presence.isPresent('ann'), presence.isPresent('bob')]).toEqual([true, true])
  now = 6 * 60_000
  expect([presence.isPresent('ann'), presence.isPresent('bob')]).toEqual([false, true])
  presence.seen('ann')
  expect(presence.isPresent('ann')).toBe(true)
})
