import { expect, test } from 'vitest'
import { periodOf, trendOf } from './period.ts'

const now = new Date('2026-11-20T12:00:00Z')
const drawn = (range: Parameters<typeof periodOf>[0], timeZone = 'UTC', first?: Date) => {
  const period = periodOf(range, now, timeZone)
  const { unit, starts } = trendOf(period, first, timeZone)
  const text = starts.map((at) => at.toISOString().slice(0, 13))
  return { period, unit, first: text[0], second: text[1], end: text.at(-1), parts: text.length - 1 }
}

test.each([
  ['7d', 'day', '2026-11-14T00', '2026-11-15T00', 7],
  ['30d', 'day', '2026-10-22T00', '2026-10-23T00', 30],
  ['3m', 'week', '2026-08-21T00', '2026-08-24T00', 14],
  ['12m', 'month', '2025-12-01T00', '2026-01-01T00', 12],
] as const)('%s ends with today and is drawn by %s', (range, unit, first, second, parts) => {
  expect(drawn({ range })).toMatchObject({ unit, first, second, parts, end: '2026-11-21T00' })
})

test('all time is drawn from the month of the first question, and by years if it is long', () => {
  expect(drawn({})).toMatchObject({ unit: 'month', first: '2025-12-01T00', parts: 12 })
  const old = new Date('2024-02-10T00:00:00Z')
  expect(drawn({ range: 'all' }, 'UTC', old)).toMatchObject({
    unit: 'month',
    first: '2024-02-01T00',
    parts: 34,
  })
  const older = new Date('2019-05-10T00:00:00Z')
  expect(drawn({}, 'UTC', older)).toMatchObject({ unit: 'year', first: '2019-05-01T00', parts: 8 })
  expect(drawn({}).period.from).toBeUndefined()
})

test('days from one to another begin and end at midnight in the time zone', () => {
  const range = { from: '2026-10-20', to: '2026-10-31' }
  expect(drawn(range, 'Europe/Berlin')).toMatchObject({
    unit: 'day',
    first: '2026-10-19T22',
    // The clocks went back in between.
    end: '2026-10-31T23',
    parts: 12,
  })
})

test('a single day is drawn by the hour, however many hours it has', () => {
  const day = { from: '2026-10-25', to: '2026-10-25' }
  expect(drawn(day, 'Europe/Berlin')).toMatchObject({ unit: 'hour', parts: 25 })
  expect(drawn(day)).toMatchObject({ unit: 'hour', parts: 24, end: '2026-10-26T00' })
})

test('a period is compared with as many days before it', () => {
  const { growth } = drawn({ range: '7d' }).period
  expect(growth.over).toBe('period')
  expect(growth.before.from.toISOString()).toBe('2026-11-07T00:00:00.000Z')
  expect(growth.before.to).toEqual(growth.now.from)
})
