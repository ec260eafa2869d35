import type { UsageOverview } from '#shared/usage.ts'
import { formatDate } from '#web/format/dates.ts'
import type { Explanation } from '#web/ui/explain.tsx'
import { periodText } from './period.ts'

/** In the figure's own words; the period and the days come from the server's response. */
export function explanationsOf(overview: UsageOverview) {
  const asked = sinceOf(overview, overview.since.questions, {
    first: 'when you asked your first question',
    never: 'You have not asked anything yet.',
  })
  const stored = sinceOf(overview, overview.since.stored, {
    first: 'when you added your first document or source',
    never: 'You have not added anything yet.',
  })
  const cited = sinceOf(overview, overview.since.citations, {
    first: 'the first answer whose citations were counted',
    never: 'No answer has cited anything yet.',
  })
  const times = 'The time that each answer took, measured on the server when it was made.'
  const outcome = 'What was noted with each answer when it was made.'
  return {
    totalQueries: {
      counted:
        'Your questions on Ask Anything and in Chat, and the queries of the Query Builder, answered or not.',
      from: 'The history of your questions. Queries that you deleted are not counted.',
      since: asked,
    },
    activeUsers: overview.activeUsers.everybody
      ? {
          counted: 'People with an account who did something here in the last 30 minutes.',
          from: 'The time of the last request of each account.',
          since: 'The last 30 minutes, whichever period is chosen.',
        }
      : {
          counted: 'You. Nobody else sees this page or is counted on it.',
          from: 'Your account.',
          since: 'Now, whichever period is chosen.',
        },
    dataSources: {
      counted:
        'Sources that you added before the period ended and that are still there. Uploads are no source.',
      from: 'Your list of data sources.',
      since: stored,
    },
    responseTime: {
      counted: 'The mean time from sending a question until its whole answer was there.',
      from: times,
      since: asked,
    },
    medianTime: {
      counted: 'The time that half of your answers stayed below.',
      from: times,
      since: asked,
    },
    slowestTime: {
      counted: 'The time that 95% of your answers stayed below (p95).',
      from: times,
      since: asked,
    },
    answered: {
      counted:
        'The success rate: questions whose answer was found in your data, of all whose outcome is known.',
      from: outcome,
      since: asked,
    },
    confidence: {
      counted: 'The mean confidence of your answers, as shown beside each of them.',
      from: outcome,
      since: asked,
    },
    words: {
      counted: 'Passages of your documents and sources that can be found by their words.',
      from: 'The search index. In a chosen period: what was uploaded in it or is dated in it.',
      since: stored,
    },
    meaning: {
      counted: 'The share of these passages that can be found by their meaning, too.',
      from: 'The vectors in the search index, which are made in the background.',
      since: stored,
    },
    trends: {
      counted: 'Your questions and queries, by the time at which you asked them.',
      from: 'The history of your questions, in your time zone.',
      since: asked,
    },
    records: {
      counted: 'Stored rows, messages and passages that answers can draw on.',
      from: 'Your documents, by the day of their upload, and your sources, by the date of each record. Records without a date count in All time only.',
      since: stored,
    },
    citations: {
      counted: 'How often answers on Ask Anything and in Chat cited each source.',
      from: 'The citations of each answer, counted when it was made. Sources that you deleted are not counted.',
      since: cited,
    },
    types: {
      counted: 'Your questions by the way in which they were understood.',
      from: outcome,
      since: asked,
    },
    growth: {
      counted:
        overview.growth.over === 'month'
          ? 'The change of this month against the month before.'
          : 'The change of the period against as many days before it.',
      from: 'The history of your questions, and the days of your uploads.',
      since: overview.growth.over === 'month' ? 'The two last months.' : asked,
    },
    busiest: {
      counted: `The ${overview.trend.unit} in which you asked most.`,
      from: 'The figures of Query Trends.',
      since: asked,
    },
    fullest: {
      counted: 'The kind of uploads or the source that holds most data points.',
      from: 'The figures of Data Source Usage.',
      since: stored,
    },
  } satisfies Record<string, Explanation>
}

type Words = { first: string; never: string }

function sinceOf(overview: UsageOverview, first: string | null, words: Words): string {
  if (first === null) return words.never
  const period = periodText(overview.period)
  const began = `${formatDate(first)}, ${words.first}`
  return period === undefined ? `Since ${began}.` : `${period}. All time begins on ${began}.`
}
