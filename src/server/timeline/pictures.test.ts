import { expect, test } from 'vitest'
import { momentOf } from './pictures.ts'

test.each([
  [{}, undefined],
  [{ taken: '2026-08-12T23:30' }, { day: '2026-08-12', time: '23:30' }],
  [
    { taken: '2026-08-12T23:30', offset: '-04:00' },
    { day: '2026-08-13', time: '05:30' },
  ],
  [
    { taken: '2026-08-12T23:30', offset: 'UTC' },
    { day: '2026-08-12', time: '23:30' },
  ],
])('a picture with %j was taken at %j on a clock in Amsterdam', (facts, moment) => {
  expect(momentOf(facts, 'Europe/Amsterdam')).toEqual(moment)
})
