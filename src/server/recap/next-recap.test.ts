import { expect, test } from 'vitest'
import { nextRecap } from './next-recap.ts'

test.each([
  ['UTC', '2026-11-25T12:00:00Z', '2026-11-30T07:00:00.000Z'],
  ['UTC', '2026-11-30T06:59:00Z', '2026-11-30T07:00:00.000Z'],
  ['UTC', '2026-11-30T07:00:30Z', '2026-12-07T07:00:00.000Z'],
  ['Europe/Berlin', '2026-11-25T12:00:00Z', '2026-11-30T06:00:00.000Z'],
  // Summer time begins on Sunday, 29 March 2026.
  ['Europe/Berlin', '2026-03-25T12:00:00Z', '2026-03-30T05:00:00.000Z'],
  ['America/New_York', '2026-11-30T06:00:00Z', '2026-11-30T12:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-25T12:00:00Z', '2026-11-30T01:15:00.000Z'],
  ['Pacific/Auckland', '2026-11-25T12:00:00Z', '2026-11-29T18:00:00.000Z'],
])('in %s, after %s, the next recap is due at %s', (timeZone, after, due) => {
  expect(nextRecap(timeZone, new Date(after)).toISOString()).toBe(due)
})
