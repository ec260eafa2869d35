import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  usageLimits,
  type DashboardStats,
  type QueriesByMonth,
  type UsageRange,
} from '#shared/usage.ts'
import type { Database } from '#server/db/open.ts'
import { countByParts } from './count-questions.ts'
import { lastMonths } from './months.ts'
import { readOverview, type PersonOverview } from './overview.ts'
import { periodOf } from './period.ts'
import type { SourceCounts } from './source-counts.ts'

type Deps = {
  db: Database
  sources: SourceCounts
  now?: () => Date
}
export type PersonUsage = ReturnType<typeof createPersonUsage>

const statsRow = z.object({
  queries: z.coerce.number(),
  documents: z.coerce.number(),
  points: z.coerce.number(),
})

/** Counts of one person's data and questions. */
export function createPersonUsage({ db, sources, now = () => new Date() }: Deps) {
  return {
    async stats(userId: string, timeZone: string): Promise<DashboardStats> {
      const [month] = lastMonths(now(), 1, timeZone)
      const connectedSources = await sources.countForPerson(userId)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select
            (select count(*) from questions
              where user_id = ${userId} and created_at >= ${month?.startsAt.toISOString()}) as queries,
            (select count(*) from documents
              where user_id = ${userId} and source_id is null) as documents,
            (select coalesce(sum(points), 0) from data_points where user_id = ${userId}) as points`),
      )
      const { queries, documents, points } = statsRow.parse(rows[0])
      return {
        monthlyQueries: queries,
        connectedSources,
        documentsUploaded: documents,
        dataPoints: points,
      }
    },

    async queriesByMonth(userId: string, timeZone: string): Promise<QueriesByMonth> {
      const months = lastMonths(now(), usageLimits.months, timeZone)
      const starts = months.map(({ startsAt }) => startsAt)
      const counts = await db.asUser(userId, (tx) => countByParts(tx, userId, starts))
      return counts.map((queries, index) => ({ month: months[index]?.month ?? '', queries }))
    },

    async overview(
      userId: string,
      timeZone: string,
      range: UsageRange = {},
    ): Promise<PersonOverview> {
      const period = periodOf(range, now(), timeZone)
      const named = await sources.named(userId)
      return db.asUser(userId, (tx) => readOverview(tx, { userId, period, timeZone, named }))
    },
  }
}
