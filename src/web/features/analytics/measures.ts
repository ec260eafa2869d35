import type { UsageOverview } from '#shared/usage.ts'
import { formatDuration } from '#web/format/figures.ts'
import { formatCount } from '#web/format/count.ts'
import { formatPercent } from '#web/format/percent.ts'
import type { Measure } from '#web/ui/measure-list.tsx'
import { t, tn } from '#web/words/translate.ts'
import { explanationsOf } from './explanations.ts'
import { partLabel } from './period.ts'

const unknown = '–'

/** Why there are no questions to count. */
const noQuestions = ({ since }: UsageOverview) =>
  since.questions === null
    ? t('Known after your first question')
    : t('You asked nothing in this period')

/** Why there is no stored data to count. */
const noData = ({ since }: UsageOverview) =>
  since.stored === null
    ? t('Known after your first document')
    : t('Nothing from this period is stored')

export function responseTime(overview: UsageOverview): Measure {
  const label = t('Avg Response Time')
  const time = overview.responseTime
  if (!time) return { label, value: unknown, explanation: noQuestions(overview) }
  return {
    label,
    value: formatDuration(time.averageMs),
    explanation: tn(
      time.measured,
      'From question to answer, over {count} question',
      'From question to answer, over {count} questions',
    ),
  }
}

export function systemPerformance(overview: UsageOverview): Measure[] {
  const { responseTime: time, confidence, answered, passages } = overview
  const duration = (ms: number | undefined) => (ms === undefined ? unknown : formatDuration(ms))
  const about = explanationsOf(overview)
  return [
    {
      label: t('Median response time'),
      value: duration(time?.medianMs),
      explanation: time ? t('Half of your answers were faster') : noQuestions(overview),
      about: about.medianTime,
    },
    {
      label: t('Slowest answers'),
      value: duration(time?.p95Ms),
      explanation: time ? t('19 of 20 answers were faster') : noQuestions(overview),
      about: about.slowestTime,
    },
    {
      label: t('Questions answered'),
      value: answered.of === 0 ? unknown : formatPercent(answered.found / answered.of),
      explanation:
        answered.of === 0
          ? noQuestions(overview)
          : tn(
              answered.of,
              '{found} of {count} question found their answer in your data',
              '{found} of {count} questions found their answer in your data',
              { found: formatCount(answered.found) },
            ),
      about: about.answered,
    },
    {
      label: t('Average confidence'),
      value: confidence === null ? unknown : formatPercent(confidence),
      explanation: confidence === null ? noQuestions(overview) : t('Mean over your answers'),
      about: about.confidence,
    },
    {
      label: t('Search by words'),
      value: formatCount(passages.total),
      explanation:
        passages.total > 0
          ? t('Passages of your documents that are indexed')
          : overview.since.stored === null
            ? t('Upload a document to search it')
            : noData(overview),
      about: about.words,
    },
    {
      label: t('Search by meaning'),
      value: passages.total === 0 ? unknown : formatPercent(passages.withVectors / passages.total),
      explanation:
        passages.total === 0
          ? noData(overview)
          : tn(
              passages.total,
              '{withVectors} of {count} passage has its vector',
              '{withVectors} of {count} passages have their vector',
              { withVectors: formatCount(passages.withVectors) },
            ),
      about: about.meaning,
    },
  ]
}

const grown = [
  {
    label: t('Growth in queries'),
    figure: 'queries',
    counted: (count: number) => tn(count, '{count} query', '{count} queries'),
  },
  {
    label: t('Growth in documents'),
    figure: 'documents',
    counted: (count: number) =>
      tn(count, '{count} document uploaded', '{count} documents uploaded'),
  },
] as const

/** Change compared with an equally long time before. */
function growthOf({ growth }: UsageOverview, of: (typeof grown)[number]): Omit<Measure, 'about'> {
  const { label, figure, counted } = of
  const [now, before] = [growth.now[figure], growth.before[figure]]
  const [during, earlier] =
    growth.over === 'month'
      ? [t('this month'), t('in the month before')]
      : [t('in this period'), t('in as many days before it')]
  const explanation = `${counted(now)} ${during}, ${formatCount(before)} ${earlier}`
  if (before === 0)
    return {
      label,
      value: unknown,
      explanation: t('{explanation}: nothing to compare with', { explanation }),
    }
  const change = Math.round(((now - before) / before) * 100)
  return { label, value: `${change > 0 ? '+' : ''}${change}%`, explanation }
}

const busiestNames = {
  hour: t('Busiest hour'),
  day: t('Busiest day'),
  week: t('Busiest week'),
  month: t('Busiest month'),
  year: t('Busiest year'),
} satisfies Record<UsageOverview['trend']['unit'], string>

export function usageInsights(overview: UsageOverview): Measure[] {
  const { trend, sources } = overview
  const about = explanationsOf(overview)
  const busiest = trend.points.toSorted((a, b) => b.queries - a.queries)[0]
  const fullest = sources.toSorted((a, b) => b.dataPoints - a.dataPoints)[0]
  const isAsked = busiest !== undefined && busiest.queries > 0
  const isStored = fullest !== undefined && fullest.dataPoints > 0
  return [
    ...grown.map((of) => ({ ...growthOf(overview, of), about: about.growth })),
    {
      label: busiestNames[trend.unit],
      value: isAsked ? partLabel(trend.unit, busiest.startsAt) : unknown,
      explanation: isAsked
        ? tn(busiest.queries, '{count} query', '{count} queries')
        : noQuestions(overview),
      about: about.busiest,
    },
    {
      label: t('Most of your data'),
      value: isStored ? fullest.name : unknown,
      explanation: isStored ? heldBy(fullest) : noData(overview),
      about: about.fullest,
    },
  ]
}

function heldBy({ dataPoints, documents }: UsageOverview['sources'][number]): string {
  const points = tn(dataPoints, '{count} data point', '{count} data points')
  return documents === undefined
    ? points
    : t('{points} in {documents}', {
        points,
        documents: tn(documents, '{count} document', '{count} documents'),
      })
}
