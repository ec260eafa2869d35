import { afterEach, expect, test } from 'vitest'
import { followRegion } from '#web/format/region.ts'
import { enteredAmount } from './entered-amount.ts'

afterEach(() => followRegion({}))

test.each([
  ['en-US', '500', 500],
  ['en-US', '1,234.50', 1234.5],
  ['en-US', ' $ 80 ', 80],
  ['en-US', '1,5', undefined],
  ['en-US', 'much', undefined],
  ['en-US', '-5', undefined],
  ['en-US', '', undefined],
  ['de-DE', '1.234,50', 1234.5],
  ['de-DE', '1.234', 1234],
  ['de-DE', '1.5', 1.5],
  ['de-DE', '80 €', 80],
])('in %s, “%s” is %s', (language, text, amount) => {
  followRegion({ language, timeZone: 'UTC' })
  expect(enteredAmount(text)).toBe(amount)
})
