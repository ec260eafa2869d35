import { expect, test } from 'vitest'
import { ledgerEntry } from './entry.fixtures.ts'
import { shownMonth } from './shown-month.ts'
import { summarise } from './summarise.ts'

const entries = [
  ledgerEntry('2026-10-05', -30000, 'Shop'),
  ledgerEntry('2026-10-20', -9000, 'Shop'),
  ledgerEntry('2026-10-28', 500000, 'Work', 'income'),
  ledgerEntry('2026-11-06', -15000, 'Shop'),
  ledgerEntry('2026-11-07', -99999, 'Own account', 'transfer'),
]
const ledger = { entries, duplicates: 0 }

test('a month that is not over is compared with the same days of the previous one', () => {
  expect(summarise(ledger, { month: '2026-11' }, '2026-11-10')).toMatchObject({
    month: '2026-11',
    before: { month: '2026-10', until: '2026-10-10' },
    currencies: [{ spent: 150, income: 0, before: { spent: 300, income: 0 } }],
  })
})

test('a past month is compared with the whole previous one', () => {
  const november = summarise(ledger, { month: '2026-11' }, '2026-12-02')
  expect(november.before).toEqual({ month: '2026-10' })
  expect(november.currencies[0]?.before).toEqual({ spent: 390, income: 5000 })
  const october = summarise(ledger, { month: '2026-10' }, '2026-12-02')
  expect(october.currencies[0]).not.toHaveProperty('before')
})

test('all months are compared with nothing', () => {
  expect(summarise(ledger, {}, '2026-11-10')).not.toHaveProperty('before')
})

test.each([
  ['this month with transactions', '2026-11-30', '2026-11'],
  ['this month after a month with transactions', '2026-12-01', '2026-12'],
  ['the newest month when the statements are old', '2027-03-01', '2026-11'],
])('the page opens on %s', (_, today, month) => {
  expect(shownMonth('current', entries, today)).toBe(month)
})

test('a month that was asked for is shown, whatever it holds', () => {
  expect(shownMonth('2020-01', entries, '2026-11-10')).toBe('2020-01')
  expect(shownMonth(undefined, entries, '2026-11-10')).toBeUndefined()
  expect(shownMonth('current', [], '2026-11-10')).toBe('2026-11')
})
