import { expect, test } from 'vitest'
import { formatDay, formatMoney, formatMonth, formatSigned } from './money.ts'

test('amounts have their currency and a plus for incoming money', () => {
  expect(formatMoney(-12.5, 'USD')).toMatch(/^[-−]\$12\.50$/)
  expect(formatSigned(3000, 'EUR')).toBe('+€3,000.00')
  expect(formatMoney(5, 'no code')).toBe('5.00 no code')
})

test('a day is the same in every time zone of the browser', () => {
  expect(formatDay('2026-03-01')).toMatch(/March 1, 2026|1 March 2026/)
  expect(formatMonth('2026-03')).toBe('March 2026')
})
