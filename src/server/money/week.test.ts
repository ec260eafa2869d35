import { expect, test } from 'vitest'
import { ledgerEntry } from './entry.fixtures.ts'
import { moneyWeek } from './week.ts'

const monday = '2026-11-16'

test('a week is compared with the average of the weeks before, and its biggest payments are named', () => {
  const entries = [
    ledgerEntry('2026-11-04', -8000, 'Shop'),
    ledgerEntry('2026-11-15', -4000, 'Shop'),
    ledgerEntry('2026-11-16', -2000, 'Cafe'),
    ledgerEntry('2026-11-22', -5000, 'Shop'),
    ledgerEntry('2026-11-22', 1000, 'Shop', 'refund'),
    ledgerEntry('2026-11-20', 300000, 'Work', 'income'),
    ledgerEntry('2026-11-21', -90000, 'Own account', 'transfer'),
    ledgerEntry('2026-11-23', -7000, 'Shop'),
  ]
  const week = moneyWeek(entries, monday)
  expect(week).toMatchObject({ currency: 'USD', spent: 60, usual: 40, weeks: 1 })
  expect(week?.days.map(({ value }) => value)).toEqual([20, 0, 0, 0, 0, 0, 40])
  expect(week?.biggest).toEqual([
    { merchant: 'Shop', date: '2026-11-22', amount: 50 },
    { merchant: 'Cafe', date: '2026-11-16', amount: 20 },
  ])
})

test('there is no average without an earlier whole week, and no week without payments', () => {
  expect(moneyWeek([ledgerEntry('2026-11-17', -2000, 'Cafe')], monday)).toMatchObject({ weeks: 0 })
  expect(moneyWeek([ledgerEntry('2026-11-01', -2000, 'Cafe')], monday)).toBeNull()
})
