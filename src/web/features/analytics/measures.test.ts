import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import type { UsageOverview } from '#shared/usage.ts'
import { explanationsOf } from './explanations.ts'
import { responseTime, systemPerformance, usageInsights } from './measures.ts'

const months = (queries: [number, number]) => ({
  unit: 'month' as const,
  points: [
    { startsAt: '2026-10-01T00:00:00.000Z', queries: queries[0] },
    { startsAt: '2026-11-01T00:00:00.000Z', queries: queries[1] },
  ],
})
const nothing: UsageOverview = {
  period: { from: null, to: '2026-11-21T00:00:00.000Z' },
  since: { questions: null, stored: null, citations: null },
  trend: months([0, 0]),
  totalQueries: 0,
  activeUsers: { count: 1, everybody: false },
  dataSources: { total: 0, added: 0 },
  responseTime: null,
  confidence: null,
  answered: { found: 0, of: 0 },
  queryTypes: { personal: 0, analytical: 0, general: 0 },
  sources: [{ name: 'PDF files', documents: 0, dataPoints: 0, citations: 0 }],
  passages: { total: 0, withVectors: 0 },
  growth: {
    over: 'month',
    now: { queries: 0, documents: 0 },
    before: { queries: 0, documents: 0 },
  },
}
const first = '2026-10-02T00:00:00.000Z'
const some: UsageOverview = {
  ...nothing,
  since: { questions: first, stored: first, citations: null },
  trend: months([4, 6]),
  totalQueries: 4,
  responseTime: { averageMs: 412, medianMs: 130, p95Ms: 1460, measured: 4 },
  confidence: 0.81,
  answered: { found: 3, of: 4 },
  sources: [
    { name: 'PDF files', documents: 1, dataPoints: 12, citations: 3 },
    { name: 'Spreadsheets', documents: 2, dataPoints: 300, citations: 0 },
  ],
  passages: { total: 20, withVectors: 5 },
  growth: {
    over: 'month',
    now: { queries: 6, documents: 1 },
    before: { queries: 4, documents: 2 },
  },
}
const valueOf = (measures: { label: string; value: string }[], label: string) =>
  measures.find((measure) => measure.label === label)?.value

test('unknown figures are a dash with a reason', () => {
  requirement('analytics.values.unknown')
  expect(responseTime(nothing)).toEqual({
    label: 'Avg Response Time',
    value: '–',
    explanation: 'Known after your first question',
  })
  const dashes = [...systemPerformance(nothing), ...usageInsights(nothing)].filter(
    ({ value }) => value === '–',
  )
  expect(dashes.map(({ label }) => label)).toEqual([
    'Median response time',
    'Slowest answers',
    'Questions answered',
    'Average confidence',
    'Search by meaning',
    'Growth in queries',
    'Growth in documents',
    'Busiest month',
    'Most of your data',
  ])
  for (const { explanation } of dashes) expect(explanation).not.toBe('')
})

test('figures follow the measurements', () => {
  requirement('analytics.values.performance', 'analytics.values.response-time')
  expect(responseTime(some).value).toBe('412 ms')
  const performance = systemPerformance(some)
  expect(valueOf(performance, 'Median response time')).toBe('130 ms')
  expect(valueOf(performance, 'Slowest answers')).toBe('1.5 s')
  expect(valueOf(performance, 'Questions answered')).toBe('75%')
  expect(valueOf(performance, 'Average confidence')).toBe('81%')
  expect(valueOf(performance, 'Search by meaning')).toBe('25%')
})

test('growth is compared with the previous month, and in a period with as many days before it', () => {
  const insights = usageInsights(some)
  expect(valueOf(insights, 'Growth in queries')).toBe('+50%')
  expect(valueOf(insights, 'Growth in documents')).toBe('-50%')
  expect(valueOf(insights, 'Busiest month')).toBe('Nov 2026')
  expect(valueOf(insights, 'Most of your data')).toBe('Spreadsheets')
  const growth = { ...some.growth, over: 'period' as const }
  expect(usageInsights({ ...some, growth })[0]?.explanation).toBe(
    '6 queries in this period, 4 in as many days before it',
  )
})

test('an empty period says so, and not that there was never anything', () => {
  const period = { from: '2026-11-14T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' }
  const quiet = { ...nothing, period, since: some.since }
  expect(responseTime(quiet).explanation).toBe('You asked nothing in this period')
  const meaning = systemPerformance(quiet).find(({ label }) => label === 'Search by meaning')
  expect(meaning?.explanation).toBe('Nothing from this period is stored')
})

test('every figure explains what it counts, from what and since when', () => {
  const period = { from: '2026-11-14T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' }
  for (const overview of [nothing, some, { ...some, period }]) {
    for (const { about } of [...systemPerformance(overview), ...usageInsights(overview)]) {
      expect(about?.counted).toMatch(/\.$/)
      expect(about?.from).toMatch(/\.$/)
      expect(about?.since).toMatch(/\.$/)
    }
  }
  const { answered, citations } = explanationsOf({ ...some, period })
  expect(answered.since).toBe(
    'Nov 14, 2026 to Nov 20, 2026. All time begins on Oct 2, 2026, when you asked your first question.',
  )
  expect(citations.since).toBe('No answer has cited anything yet.')
})
