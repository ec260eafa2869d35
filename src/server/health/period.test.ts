import { expect, test } from 'vitest'
import { endAfter, periodOf } from './period.ts'

test('a week is the seven days up to a day, and is compared with the seven before', () => {
  const { from, until, before, steps } = periodOf('week', '2026-03-02')
  expect([from, until, steps.length, steps.at(-1)]).toEqual([
    '2026-02-24',
    '2026-03-02',
    7,
    '2026-03-02',
  ])
  expect(before).toEqual({ from: '2026-02-17', until: '2026-02-23' })
})

test('a year has twelve whole months, even if the last one is not over', () => {
  const { from, before, steps } = periodOf('year', '2026-03-15')
  expect([from, steps[0], steps.at(-1), steps.length]).toEqual([
    '2025-04-01',
    '2025-04',
    '2026-03',
    12,
  ])
  expect(before).toEqual({ from: '2024-04-01', until: '2025-03-31' })
})

test('the next period follows without a gap', () => {
  expect(endAfter('month', '2026-01-31')).toBe('2026-03-02')
  expect(periodOf('month', endAfter('month', '2026-01-31')).from).toBe('2026-02-01')
  expect(endAfter('year', '2025-02-10')).toBe('2026-02-28')
  expect(periodOf('year', endAfter('year', '2025-02-10')).from).toBe('2025-03-01')
})
