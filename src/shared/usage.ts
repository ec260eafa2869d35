import * as z from 'zod/mini'
import { isTimeZone } from './region.ts'

const count = z.int().check(z.nonnegative())

/** The person's time zone, by its IANA name; months begin in it. */
export const timeZoneQuery = z.object({
  timeZone: z._default(
    z.string().check(z.maxLength(64), z.refine(isTimeZone, 'not a time zone')),
    'UTC',
  ),
})

/** GET /api/dashboard/stats. */
export const dashboardStats = z.object({
  /** Questions asked since the calendar month began, on whatever page. */
  monthlyQueries: count,
  /** All that the person has added, whatever their status. */
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

/** A period that has a name, or the days from one to another, both included. */
export const usageRange = z.object({
  range: z.optional(z.enum(rangeNames)),
  from: z.optional(civilDay),
  to: z.optional(civilDay),
})
export type UsageRange = z.infer<typeof usageRange>

/** Of GET /api/analytics/overview. */
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

/** GET /api/analytics/overview: all of it of the period. What cannot be known yet is null. */
export const usageOverview = z.object({
  /** The moments at which the period begins and ends; all time begins with nothing. */
  period: z.object({ from: moment, to: z.iso.datetime() }),
  /** When the first of what is counted here happened. */
  since: z.object({ questions: moment, stored: moment, citations: moment }),
  /** Questions by hour, day, week, month or year, oldest first, with zeros. */
  trend: z.object({
    unit: z.enum(['hour', 'day', 'week', 'month', 'year']),
    points: z.array(z.object({ startsAt: z.iso.datetime(), queries: count })),
  }),
  totalQueries: count,
  /** For an admin everybody who was active in the last 30 minutes, for others themselves. */
  activeUsers: z.object({ count, everybody: z.boolean() }),
  /** Those that are there now and were at the end of the period; of them, added in it. */
  dataSources: z.object({ total: count, added: count }),
  /** Milliseconds from a question to its answer, over `measured` questions. */
  responseTime: z.nullable(
    z.object({ averageMs: z.number(), medianMs: z.number(), p95Ms: z.number(), measured: count }),
  ),
  /** Mean confidence of answers, 0 to 1. */
  confidence: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  /** Questions that found their answer, of all whose outcome is known. */
  answered: z.object({ found: count, of: count }),
  queryTypes: z.object({ personal: count, analytical: count, general: count }),
  /**
   * What is stored, and how often answers cited it, by where it came from: kinds of uploads, with
   * their documents, then sources.
   */
  sources: z.array(
    z.object({
      name: z.string(),
      dataPoints: count,
      citations: count,
      documents: z.optional(count),
    }),
  ),
  /** Passages that can be searched by words, and those that can be by meaning too. */
  passages: z.object({ total: count, withVectors: count }),
  /** The period and as long a time before it; of all time this month and the one before. */
  growth: z.object({
    over: z.enum(['month', 'period']),
    now: z.object({ queries: count, documents: count }),
    before: z.object({ queries: count, documents: count }),
  }),
})
export type UsageOverview = z.infer<typeof usageOverview>

const partStatus = z.object({
  state: z.enum(['working', 'starting', 'low', 'failed']),
  /** What was seen, in a few words. */
  detail: z.string(),
})
export type PartStatus = z.infer<typeof partStatus>

/** GET /api/admin/analytics: counts over all people, never content. */
export const adminAnalytics = z.object({
  /** People with an account. */
  totalUsers: count,
  /** Of those, active in the last 30 minutes. */
  activeUsers: count,
  totalQueries: count,
  totalDataSources: count,
  /** Seconds. */
  systemUptime: z.number().check(z.nonnegative()),
  timestamp: z.iso.datetime(),
  totalDocuments: count,
  dataPoints: count,
  /** Visitors without an account, counted in none of the other numbers. */
  guests: z.object({ total: count, active: count, queries: count }),
  startedAt: z.iso.datetime(),
  system: z.object({
    database: partStatus,
    jobs: partStatus,
    model: partStatus,
    /** Room where the data is kept, and memory that is left. */
    disk: partStatus,
    memory: partStatus,
  }),
  /** The last twelve months, oldest first. */
  months: z.array(z.object({ month, users: count, queries: count, documents: count })),
  /** Background jobs of the last day; null when the queue does not answer. */
  jobs: z.nullable(z.object({ waiting: count, running: count, done: count, failed: count })),
})
export type AdminAnalytics = z.infer<typeof adminAnalytics>

export const usageLimits = {
  months: 12,
  activeMinutes: 30,
  adminPollMs: 30_000,
} as const
