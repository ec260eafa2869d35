import { expect, test } from 'vitest'
import { readQuestion } from '../plan/reading.ts'
import { periodBy, periodOptions } from './periods.ts'

const today = '2026-11-20'
const options = (question: string, days?: { min: string; max: string }) => {
  const { words, periods } = readQuestion(question, today)
  const [period] = periods
  return period ? periodOptions(period, words, today, days) : []
}
const labels = (question: string, days?: { min: string; max: string }) =>
  options(question, days).map(({ label }) => label)

test.each<[question: string, meanings: string[]]>([
  ['spent in March', ['March 2026', 'March 2025']],
  ['spent since March', ['since March 2026', 'since March 2025']],
  ['spent in December', ['December 2026', 'December 2025']],
  ['spent in Q2', ['Q2 2026', 'Q2 2025']],
  ['spent last week', ['the week of 9 November 2026', 'the last 7 days']],
  ['spent this month', ['November 2026', 'the last 30 days']],
  ['spent last year', ['2025', 'the last 12 months']],
  ['spent in March 2024', []],
  ['spent in the last 10 days', []],
  ['spent yesterday', []],
  ['spent in 2024', []],
])('%s may mean %j', (question, meanings) => {
  expect(labels(question)).toEqual(meanings)
})

test('years are those in the data, plus this one and the last', () => {
  expect(labels('in March', { min: '2023-05-01', max: '2026-02-01' })).toEqual([
    'March 2026',
    'March 2025',
    'March 2024',
    'March 2023',
  ])
  expect(labels('in March', { min: '2021-01-01', max: '2022-12-31' })).toContain('March 2022')
})

test('a year is relative to the question’s year, days to the current day', () => {
  const said = (question: string, day: string) => {
    const { words, periods } = readQuestion(question, day)
    const [period] = periods
    const rule = question.includes('week') ? ('rolling' as const) : ('year' as const)
    return period && periodBy(period, { kind: 'period', rule, back: 1 }, words, day)
  }
  expect(said('in March', '2026-11-20')).toMatchObject({ from: '2025-03-01', to: '2025-04-01' })
  expect(said('in March', '2027-01-05')).toMatchObject({ from: '2026-03-01', label: 'March 2026' })
  expect(said('last week', '2026-11-20')).toMatchObject({ from: '2026-11-14', to: '2026-11-21' })
  // A rule that does not apply to the period leaves it unchanged.
  expect(said('in March 2024', '2026-11-20')).toMatchObject({ from: '2024-03-01' })
})
