import { expect, test } from 'vitest'
import { lastMonths } from './months.ts'

const startsOf = (now: string, count: number, timeZone: string) =>
  lastMonths(new Date(now), count, timeZone).map(
    ({ month, startsAt }) => `${month} ${startsAt.toISOString()}`,
  )

test('the last twelve months end with the current one, followed by the start of the next', () => {
  const months = lastMonths(new Date('2026-03-15T12:00:00Z'), 12, 'UTC')
  expect(months.map(({ month }) => month)).toEqual([
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
  ])
})

test.each([
  ['UTC', ['2026-02 2026-02-01T00:00:00.000Z', '2026-03 2026-03-01T00:00:00.000Z']],
  // Berlin is an hour ahead in winter, and its clocks change during March.
  ['Europe/Berlin', ['2026-02 2026-01-31T23:00:00.000Z', '2026-03 2026-02-28T23:00:00.000Z']],
  ['America/New_York', ['2026-02 2026-02-01T05:00:00.000Z', '2026-03 2026-03-01T05:00:00.000Z']],
  ['Asia/Kolkata', ['2026-02 2026-01-31T18:30:00.000Z', '2026-03 2026-02-28T18:30:00.000Z']],
])('months begin at midnight in %s', (timeZone, expected) => {
  expect(startsOf('2026-02-10T12:00:00Z', 1, timeZone)).toEqual(expected)
})

test('a moment belongs to the month in the time zone', () => {
  const moment = '2026-03-01T02:00:00Z'
  expect(startsOf(moment, 1, 'UTC')[0]).toMatch(/^2026-03/)
  expect(startsOf(moment, 1, 'America/Los_Angeles')[0]).toMatch(/^2026-02/)
  expect(startsOf('2026-02-28T23:30:00Z', 1, 'Asia/Tokyo')[0]).toMatch(/^2026-03/)
})

test('a month that begins across a clock change begins at midnight', () => {
  expect(startsOf('2026-04-10T12:00:00Z', 2, 'Europe/Berlin')).toEqual([
    '2026-03 2026-02-28T23:00:00.000Z',
    '2026-04 2026-03-31T22:00:00.000Z',
    '2026-05 2026-04-30T22:00:00.000Z',
  ])
  expect(startsOf('2026-11-10T12:00:00Z', 1, 'America/New_York')).toEqual([
    '2026-11 2026-11-01T04:00:00.000Z',
    '2026-12 2026-12-01T05:00:00.000Z',
  ])
})
