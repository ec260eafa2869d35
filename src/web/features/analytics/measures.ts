import type { QueriesByMonth, UsageOverview } from '#shared/usage.ts'
import {
  countOf,
  formatCount,
  formatDuration,
  formatMonth,
} from '#web/features/dashboard/format-figures.ts'
import { formatPercent } from '#web/format/percent.ts'

/** A figure with what it means, or `–` with the reason why it is not known. */
export type Measure = { label: string; value: string; explanation: string }

const unknown = '–'
const noQuestions = 'Known after your first question'

export function responseTime({ responseTime: time }: UsageOverview): Measure {
  const label = 'Avg Response Time'
  if (!time) return { label, value: unknown, explanation: noQuestions }
  return {
    label,
    value: formatDuration(time.averageMs),
    explanation: `From question to answer, over ${countOf(time.measured, 'question', 'questions')}`,
  }
}

export function systemPerformance(overview: UsageOverview): Measure[] {
  const { responseTime: time, confidence, answered, passages } = overview
  const duration = (ms: number | undefined) => (ms === undefined ? unknown : formatDuration(ms))
  return [
    {
      label: 'Median response time',
      value: duration(time?.medianMs),
      explanation: time ? 'Half of your answers came faster' : noQuestions,
    },
    {
      label: 'Slowest answers',
      value: duration(time?.p95Ms),
      explanation: time ? '19 of 20 answers came faster' : noQuestions,
    },
    {
      label: 'Questions answered',
      value: answered.of === 0 ? unknown : formatPercent(answered.found / answered.of),
      explanation:
        answered.of === 0
          ? noQuestions
          : `${formatCount(answered.found)} of ${countOf(answered.of, 'question', 'questions')} found their answer in your data`,
    },
    {
      label: 'Average confidence',
      value: confidence === null ? unknown : formatPercent(confidence),
      explanation: confidence === null ? noQuestions : 'Mean over your answers',
    },
    {
      label: 'Search by words',
      value: formatCount(passages.total),
      explanation:
        passages.total === 0
          ? 'Upload a document to search it'
          : 'Passages of your documents that are indexed',
    },
    {
      label: 'Search by meaning',
      value: passages.total === 0 ? unknown : formatPercent(passages.withVectors / passages.total),
      explanation:
        passages.total === 0
          ? 'Known after your first document'
          : `${formatCount(passages.withVectors)} of ${countOf(passages.total, 'passage has its', 'passages have their')} vector`,
    },
  ]
}

/** Change against the month before. */
function growth(label: string, now: number, before: number, many: string): Measure {
  const explanation = `${formatCount(now)} ${many} this month, ${formatCount(before)} in the month before`
  if (before === 0)
    return { label, value: unknown, explanation: `${explanation}: no base to compare` }
  const change = Math.round(((now - before) / before) * 100)
  return { label, value: `${change > 0 ? '+' : ''}${change}%`, explanation }
}

export function usageInsights(overview: UsageOverview, months: QueriesByMonth): Measure[] {
  const { thisMonth, lastMonth, sources } = overview
  const busiest = months.toSorted((a, b) => b.queries - a.queries)[0]
  const fullest = sources.toSorted((a, b) => b.dataPoints - a.dataPoints)[0]
  return [
    growth('Growth in queries', thisMonth.queries, lastMonth.queries, 'queries'),
    growth('Growth in documents', thisMonth.documents, lastMonth.documents, 'documents uploaded'),
    busiest && busiest.queries > 0
      ? {
          label: 'Busiest month',
          value: formatMonth(busiest.month),
          explanation: countOf(busiest.queries, 'query', 'queries'),
        }
      : { label: 'Busiest month', value: unknown, explanation: noQuestions },
    fullest && fullest.dataPoints > 0
      ? {
          label: 'Most of your data',
          value: fullest.name,
          explanation: heldBy(fullest),
        }
      : {
          label: 'Most of your data',
          value: unknown,
          explanation: 'Known after your first document',
        },
  ]
}

function heldBy({ dataPoints, documents }: UsageOverview['sources'][number]): string {
  const points = countOf(dataPoints, 'data point', 'data points')
  return documents === undefined
    ? points
    : `${points} in ${countOf(documents, 'document', 'documents')}`
}
