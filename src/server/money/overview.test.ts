import { expect, test } from 'vitest'
import { ledgerEntry as entry } from './entry.fixtures.ts'
import { cashFlowOf } from './flow.ts'
import { findPaidTwice } from './paid-twice.ts'
import { findRecurring } from './recurring.ts'

const monthly = (merchant: string, cents: readonly number[], day = '05', from = 6) =>
  cents.map((each, index) =>
    entry(`2026-${String(from + index).padStart(2, '0')}-${day}`, -each, merchant),
  )

test('a subscription is found with its next date and its price increase', () => {
  const found = findRecurring(monthly('Streamlark', [1199, 1199, 1199, 1399, 1399]), '2026-10-20')
  expect(found).toMatchObject([
    {
      merchant: 'Streamlark',
      every: 'month',
      amount: 13.99,
      last: '2026-10-05',
      next: '2026-11-05',
      rise: { from: 11.99, to: 13.99, since: '2026-09-05' },
    },
  ])
})

test('the day after a 31st is the last day of a shorter month', () => {
  const days = ['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31']
  const found = findRecurring(
    days.map((day) => entry(day, -5000, 'Rent')),
    '2026-11-01',
  )
  expect(found[0]?.next).toBe('2026-11-30')
})

test.each([
  ['stopped', monthly('Gym', [3000, 3000, 3000], '05', 3)],
  ['varies too much', monthly('Market', [1000, 9000, 2000, 7000, 3000])],
  ['came twice only', monthly('New', [1000, 1000], '05', 9)],
  [
    'is a transfer',
    monthly('Savings', [100, 100, 100, 100]).map((e) => ({ ...e, kind: 'transfer' as const })),
  ],
])('%s is not recurring', (_, entries) => {
  expect(findRecurring(entries, '2026-10-20')).toEqual([])
})

test('a bill that varies a little is recurring and has no price increase', () => {
  const [bill] = findRecurring(monthly('Electric', [6100, 6700, 5900, 8800, 9100]), '2026-10-20')
  expect(bill?.merchant).toBe('Electric')
  expect(bill?.rise).toBeUndefined()
})

test('a duplicate payment is reported, unless the merchant is often paid like that', () => {
  const twice = [entry('2026-11-10', -4850, 'Cinema'), entry('2026-11-11', -4850, 'Cinema')]
  expect(findPaidTwice(twice, '2026-10-20')).toEqual([
    { merchant: 'Cinema', currency: 'USD', amount: 48.5, dates: ['2026-11-10', '2026-11-11'] },
  ])
  expect(findPaidTwice(twice, '2026-11-12')).toEqual([])
  const often = [
    ...twice,
    entry('2026-06-01', -4850, 'Cinema'),
    entry('2026-06-02', -4850, 'Cinema'),
  ]
  expect(findPaidTwice(often, '2026-10-20')).toEqual([])
})

test('this month is compared with the same days of past months', () => {
  const entries = [
    entry('2026-08-03', -10000, 'Shop'),
    entry('2026-08-28', -90000, 'Shop'),
    entry('2026-09-04', -20000, 'Shop'),
    entry('2026-10-05', -30000, 'Shop'),
    entry('2026-10-30', 500000, 'Work', 'income'),
    entry('2026-11-06', -15000, 'Shop'),
    entry('2026-11-07', -99999, 'Own account', 'transfer'),
  ]
  const flow = cashFlowOf(entries, '2026-11-10')
  expect(flow?.soFar).toEqual({ month: '2026-11', spent: 150, usual: 250, months: 2 })
  expect(flow?.months.map(({ month }) => month)).toEqual([
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ])
  expect(flow?.months[2]).toEqual({ month: '2026-10', spent: 300, income: 5000 })
  expect(cashFlowOf([], '2026-11-10')).toBeNull()
})
