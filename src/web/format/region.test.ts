import { afterEach, expect, test } from 'vitest'
import { formatNumber } from './cell.ts'
import { formatCount } from './count.ts'
import { formatMoment, formatUploadedAt } from './dates.ts'
import { followRegion, timeZone } from './region.ts'

afterEach(() => followRegion({}))

const moment = '2026-11-22T23:30:00Z'
const later = new Date('2026-12-24T00:00:00Z')

test('dates and numbers have the format of the chosen language and time zone', () => {
  followRegion({ timeZone: 'Asia/Tokyo', language: 'de-DE' })
  expect(formatMoment(moment)).toBe('23. November 2026 um 08:30')
  expect(formatUploadedAt(moment, later)).toBe('23. Nov. 2026')
  expect(formatCount(1234567)).toBe('1.234.567')
  expect(formatNumber(1234.5, 'km')).toBe('1.234,5 km')
  expect(timeZone()).toBe('Asia/Tokyo')
  followRegion({ timeZone: 'America/Los_Angeles', language: 'en-GB' })
  expect(formatUploadedAt(moment, later)).toBe('22 Nov 2026')
})

test('choices unknown to the browser fall back to its own', () => {
  const own = formatMoment(moment)
  const browsers = timeZone()
  followRegion({ timeZone: 'Mars/Olympus', language: 'not a language' })
  expect(formatMoment(moment)).toBe(own)
  expect(timeZone()).toBe(browsers)
})
