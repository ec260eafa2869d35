import { afterAll, expect, test } from 'vitest'
import { moveClockTo } from './clock.ts'

const RealDate = Date
afterAll(() => {
  globalThis.Date = RealDate
})

test('the clock shows the given day, and given times stay unchanged', () => {
  const timeOfDay = RealDate.now() % 86_400_000
  moveClockTo('2020-02-29')
  expect(new Date().toISOString()).toMatch(/^2020-02-29T/)
  expect(Math.abs((Date.now() % 86_400_000) - timeOfDay)).toBeLessThan(60_000)
  expect(new Date('2024-05-01').getUTCFullYear()).toBe(2024)
  expect(new Date()).toBeInstanceOf(RealDate)
  expect(Date.UTC(2020, 0)).toBe(1_577_836_800_000)
})

test('the clock can be moved again', () => {
  moveClockTo('2026-11-22')
  expect(new Date().toISOString()).toMatch(/^2026-11-22T/)
})

test.each(['Pacific/Auckland', 'America/Los_Angeles'])('it is that day in %s', (timeZone) => {
  moveClockTo('2026-11-22', timeZone)
  const local = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now())
  expect(local).toBe('2026-11-22')
})
