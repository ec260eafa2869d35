import { expect, test } from 'vitest'
import { isoOfHl7 } from './hl7-time.ts'

test.each([
  ['2012', '2012'],
  ['201208', '2012-08'],
  ['20120806', '2012-08-06'],
  ['201208061405', '2012-08-06T14:05:00'],
  ['20120806140105.123-0500', '2012-08-06T14:01:05-05:00'],
  ['20120806000000+0000', '2012-08-06'],
  ['20121306', ''],
  ['unknown', ''],
])('the time %s is %s', (given, iso) => {
  expect(isoOfHl7(given)).toBe(iso)
})
