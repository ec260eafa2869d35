import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import type { UsageOverview } from '#shared/usage.ts'
import { responseTime, systemPerformance, usageInsights } from './measures.ts'

const nothing: UsageOverview = {
  totalQueries: 0,
  activeUsers: { count: 1, everybody: false },
  dataSources: 0,
  responseTime: null,
  confidence: null,
  answered: { found: 0, of: 0 },
  queryTypes: { personal: 0, analytical: 0, general: 0 },
  sources: [{ name: 'PDF files', documents: 0, dataPoints: 0 }],
  passages: { total: 0, withVectors: 0 },
  thisMonth: { queries: 0, documents: 0 },
  lastMonth: { queries: 0, documents: 0 },
}
const some: UsageOverview = {
  ...nothing,
  totalQueries: 4,
  responseTime: { averageMs: 412, medianMs: 130, p95Ms: 1460, measured: 4 },
  confidence: 0.81,
  answered: { found: 3, of: 4 },
  sources: [
    { name: 'PDF files', documents: 1, dataPoints: 12 },
    { name: 'Spreadsheets', documents: 2, dataPoints: 300 },
  ],
  passages: { total: 20, withVectors: 5 },
  thisMonth: { queries: 6, documents: 1 },
  lastMonth: { queries: 4, documents: 2 },
}
const valueOf = (measures: { label: string; value: string }[], label: string) =>
  measures.find((measure) => measure.label === label)?.value

test('what is not known yet is a dash with its reason', () => {
  requirement('analytics.values.unknown')
  expect(responseTime(nothing)).toEqual({
    label: 'Avg Response Time',
    value: '–',
    explanation: 'Known after your first question',
  })
  const dashes = [...systemPerformance(nothing), ...usageInsights(nothing, [])].filter(
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

test('figures follow what was measured', () => {
  requirement('analytics.values.performance', 'analytics.values.response-time')
  expect(responseTime(some).value).toBe('412 ms')
  const performance = systemPerformance(some)
  expect(valueOf(performance, 'Median response time')).toBe('130 ms')
  expect(valueOf(performance, 'Slowest answers')).toBe('1.5 s')
  expect(valueOf(performance, 'Questions answered')).toBe('75%')
  expect(valueOf(performance, 'Average confidence')).toBe('81%')
  expect(valueOf(performance, 'Search by meaning')).toBe('25%')
})

test('growth is told against the month before', () => {
  const months = [
    { month: '2026-10', queries: 4 },
    { month: '2026-11', queries: 6 },
  ]
  const insights = usageInsights(some, months)
  expect(valueOf(insights, 'Growth in queries')).toBe('+50%')
  expect(valueOf(insights, 'Growth in documents')).toBe('-50%')
  expect(valueOf(insights, 'Busiest month')).toBe('Nov 2026')
  expect(valueOf(insights, 'Most of your data')).toBe('Spreadsheets')
})
