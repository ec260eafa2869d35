import { afterEach, expect, test } from 'vitest'
import { followRegion } from './region.ts'
import { formatWallTime, wallTime } from './wall-time.ts'

afterEach(() => followRegion({}))

test('an instant is shown in local time, a time without a zone as written', () => {
  followRegion({ timeZone: 'Asia/Tokyo', language: 'en-GB' })
  expect(wallTime('2026-03-02T20:30:00.000Z')).toEqual({ day: '2026-03-03', time: '05:30' })
  expect(wallTime('2026-03-02T20:30:00')).toEqual({ day: '2026-03-02', time: '20:30' })
  expect(formatWallTime('2026-03-02T20:30:00')).toBe('2 Mar 2026, 20:30')
})

test('a day without a time is shown alone, and invalid text is empty', () => {
  followRegion({ language: 'en-GB' })
  expect(formatWallTime('2026-03-02')).toBe('2 Mar 2026')
  expect(formatWallTime('')).toBe('')
  expect(formatWallTime('T25:99Z')).toBe('')
})
