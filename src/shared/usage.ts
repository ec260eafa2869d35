import * as z from 'zod/mini'
import { isTimeZone } from './region.ts'

const count = z.int().check(z.nonnegative())

/**
 * IANA name of the time zone in which days and months begin; by default that of the person, see
 * `lastTimeZone` in `accounts.ts`.
 */
export const timeZoneQuery = z.object({
  timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'not a time zone'))),
})

/** GET /api/dashboard/stats. */
export const dashboardStats = z.object({
  /** Questions since the beginning of the calendar month, on all pages. */
  monthlyQueries: count,
  /** All sources that the person has added, whatever their status. */
  connectedSources: count,
  documentsUploaded: count,
  /** Stored records: rows of sheets, passages of documents, and so on. */
  dataPoints: z.optional(count),
})
export type DashboardStats = z.infer<typeof dashboardStats>

/** `2026-11` */
const month = z.string().check(z.regex(/^\d{4}-\d{2}$/))

/** GET /api/analytics/queries: the last twelve months, oldest first, with zeros. */
export const queriesByMonth = z.array(z.object({ month, queries: count }))
export type QueriesByMonth = z.infer<typeof queriesByMonth>

export const rangeNames = ['7d', '30d', '3m', '12m', 'all'] as const

/** `2026-11-20` */
const civilDay = z.iso
  .date()
  .check(z.refine((day) => day >= '2000-01-01' && day < '2101', 'not a day of use'))

/** A named period, or a first and a last day, both included. */
export const usageRange = z.object({
  range: z.optional(z.enum(rangeNames)),
  from: z.optional(civilDay),
  to: z.optional(civilDay),
})
export type UsageRange = z.infer<typeof usageRange>

/** Query of GET /api/analytics/overview. */
export const overviewQuery = z.extend(timeZoneQuery, usageRange.shape).check(
  z.refine(
    ({ from, to }) => (from === undefined) === (to === undefined),
    'from needs to, and to from',
  ),
  z.refine(
    ({ from, to }) => from === undefined || to === undefined || from <= to,
    'from is after to',
  ),
)

const moment = z.nullable(z.iso.datetime())

/** GET /api/analytics/overview: all figures for the period. Unknown ones are null. */
export const usageOverview = z.object({
  /** Start and end of the period; all time has no start. */
  period: z.object({ from: moment, to: z.iso.datetime() }),
  /** Time of the first counted event. */
  since: z.object({ questions: moment, stored: moment, citations: moment }),
  /** Questions by hour, day, week, month or year, oldest first, with zeros. */
  trend: z.object({
    unit: z.enum(['hour', 'day', 'week', 'month', 'year']),
    points: z.array(z.object({ startsAt: z.iso.datetime(), queries: count })),
  }),
  totalQueries: count,
  /** For an admin, everybody who was active in the last 30 minutes; for others, only themselves. */
  activeUsers: z.object({ count, everybody: z.boolean() }),
  /**
   * Sources that existed at the end of the period and still do; `added` counts those added during
   * it.
   */
  dataSources: z.object({ total: count, added: count }),
  /** Milliseconds from question to answer, over `measured` questions. */
  responseTime: z.nullable(
    z.object({ averageMs: z.number(), medianMs: z.number(), p95Ms: z.number(), measured: count }),
  ),
  /** Mean confidence of answers, 0 to 1. */
  confidence: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  /** Questions that found an answer, out of those with a known result. */
  answered: z.object({ found: count, of: count }),
  queryTypes: z.object({ personal: count, analytical: count, general: count }),
  /**
   * Stored data and how often answers cited it, by origin: kinds of uploads, with their documents,
   * then sources.
   */
  sources: z.array(
    z.object({
      name: z.string(),
      dataPoints: count,
      citations: count,
      documents: z.optional(count),
    }),
  ),
  /** Passages that can be searched by words, and those that can be searched by meaning, too. */
  passages: z.object({ total: count, withVectors: count }),
  /**
   * The period and an equally long one before it; for all time, this month and the previous one.
   */
  growth: z.object({
    over: z.enum(['month', 'period']),
    now: z.object({ queries: count, documents: count }),
    before: z.object({ queries: count, documents: count }),
  }),
})
export type UsageOverview = z.infer<typeof usageOverview>

const partStatus = z.object({
  state: z.enum(['working', 'starting', 'low', 'failed']),
  /** The finding in a few words. */
  detail: z.string(),
})
export type PartStatus = z.infer<typeof partStatus>

/** GET /api/admin/analytics: counts over all people, never content. */
export const adminAnalytics = z.object({
  /** People with an account. */
  totalUsers: count,
  /** Those active in the last 30 minutes. */
  activeUsers: count,
  totalQueries: count,
  totalDataSources: count,
  /** Seconds. */
  systemUptime: z.number().check(z.nonnegative()),
  timestamp: z.iso.datetime(),
  totalDocuments: count,
  dataPoints: count,
  /** Visitors without an account, who count in no other figure. */
  guests: z.object({ total: count, active: count, queries: count }),
  startedAt: z.iso.datetime(),
  system: z.object({
    database: partStatus,
    jobs: partStatus,
    model: partStatus,
    /** Free space in the data folder, and free memory. */
    disk: partStatus,
    memory: partStatus,
  }),
  /** The last twelve months, oldest first. */
  months: z.array(z.object({ month, users: count, queries: count, documents: count })),
  /** Background jobs of the last day; null if the queue does not respond. */
  jobs: z.nullable(z.object({ waiting: count, running: count, done: count, failed: count })),
})
export type AdminAnalytics = z.infer<typeof adminAnalytics>

export const usageLimits = {
  months: 12,
  activeMinutes: 30,
  adminPollMs: 30_000,
} as const
