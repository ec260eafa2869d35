import type { UsageOverview } from '#shared/usage.ts'
import { formatDate } from '#web/format/dates.ts'
import type { Explanation } from '#web/ui/explain.tsx'
import { t } from '#web/words/translate.ts'
import { periodText } from './period.ts'

/** In the figure's own words; the period and the days come from the server's response. */
export function explanationsOf(overview: UsageOverview) {
  const asked = sinceOf(overview, overview.since.questions, {
    first: t('when you asked your first question'),
    never: t('You have not asked anything yet.'),
  })
  const stored = sinceOf(overview, overview.since.stored, {
    first: t('when you added your first document or source'),
    never: t('You have not added anything yet.'),
  })
  const cited = sinceOf(overview, overview.since.citations, {
    first: t('the first answer whose citations were counted'),
    never: t('No answer has cited anything yet.'),
  })
  const times = t('The time that each answer took, measured on the server when it was made.')
  const outcome = t('What was noted with each answer when it was made.')
  return {
    totalQueries: {
      counted: t(
        'Your questions on Ask Anything and in Chat, and the queries of the Query Builder, answered or not.',
      ),
      from: t('The history of your questions. Queries that you deleted are not counted.'),
      since: asked,
    },
    activeUsers: overview.activeUsers.everybody
      ? {
          counted: t('People with an account who did something here in the last 30 minutes.'),
          from: t('The time of the last request of each account.'),
          since: t('The last 30 minutes, whichever period is chosen.'),
        }
      : {
          counted: t('You. Nobody else sees this page or is counted on it.'),
          from: t('Your account.'),
          since: t('Now, whichever period is chosen.'),
        },
    dataSources: {
      counted: t(
        'Sources that you added before the period ended and that are still there. Uploads are not sources.',
      ),
      from: t('Your list of data sources.'),
      since: stored,
    },
    responseTime: {
      counted: t('The mean time from sending a question until its whole answer arrived.'),
      from: times,
      since: asked,
    },
    medianTime: {
      counted: t('The time within which half of your answers arrived.'),
      from: times,
      since: asked,
    },
    slowestTime: {
      counted: t('The time within which 95% of your answers arrived (p95).'),
      from: times,
      since: asked,
    },
    answered: {
      counted: t(
        'The success rate: questions whose answer was found in your data, of all whose outcome is known.',
      ),
      from: outcome,
      since: asked,
    },
    confidence: {
      counted: t('The mean confidence of your answers, as shown with each of them.'),
      from: outcome,
      since: asked,
    },
    words: {
      counted: t('Passages of your documents and sources that can be found by their words.'),
      from: t('The search index. In a chosen period: what was uploaded in it or is dated in it.'),
      since: stored,
    },
    meaning: {
      counted: t('The share of these passages that can be found by their meaning, too.'),
      from: t('The vectors in the search index, which are made in the background.'),
      since: stored,
    },
    trends: {
      counted: t('Your questions and queries, by the time at which you asked them.'),
      from: t('The history of your questions, in your time zone.'),
      since: asked,
    },
    records: {
      counted: t('Stored rows, messages and passages that answers can draw on.'),
      from: t(
        'Your documents, by the day of their upload, and your sources, by the date of each record. Records without a date count in All time only.',
      ),
      since: stored,
    },
    citations: {
      counted: t('How often answers on Ask Anything and in Chat cited each source.'),
      from: t(
        'The citations of each answer, counted when it was made. Sources that you deleted are not counted.',
      ),
      since: cited,
    },
    types: {
      counted: t('Your questions by the way they were understood.'),
      from: outcome,
      since: asked,
    },
    growth: {
      counted:
        overview.growth.over === 'month'
          ? t('This month compared with the month before.')
          : t('The period compared with as many days before it.'),
      from: t('The history of your questions, and the days of your uploads.'),
      since: overview.growth.over === 'month' ? t('The last two months.') : asked,
    },
    busiest: {
      counted: mostAsked[overview.trend.unit],
      from: t('The figures of Query Trends.'),
      since: asked,
    },
    fullest: {
      counted: t('The kind of uploads or the source with the most data points.'),
      from: t('The figures of Data Source Usage.'),
      since: stored,
    },
  } satisfies Record<string, Explanation>
}

const mostAsked = {
  hour: t('The hour in which you asked most.'),
  day: t('The day in which you asked most.'),
  week: t('The week in which you asked most.'),
  month: t('The month in which you asked most.'),
  year: t('The year in which you asked most.'),
} satisfies Record<UsageOverview['trend']['unit'], string>

type Words = { first: string; never: string }

function sinceOf(overview: UsageOverview, first: string | null, words: Words): string {
  if (first === null) return words.never
  const period = periodText(overview.period)
  const began = `${formatDate(first)}, ${words.first}`
  return period === undefined
    ? t('Since {began}.', { began })
    : t('{period}. All time begins on {began}.', { period, began })
}
