import { expect, test } from 'vitest'
import { timeZoneQuery } from './usage.ts'

test.each(['UTC', 'Europe/Berlin', 'Asia/Kolkata'])('%s is a time zone', (timeZone) => {
  expect(timeZoneQuery.parse({ timeZone })).toEqual({ timeZone })
})

test('a call may leave the time zone to the server, which knows the person’s', () => {
  expect(timeZoneQuery.parse({})).toEqual({})
})

test.each(['', 'Mars/Olympus', "UTC'; drop table users", 'x'.repeat(65)])(
  '%j is no time zone',
  (timeZone) => {
    expect(timeZoneQuery.safeParse({ timeZone }).success).toBe(false)
  },
)
