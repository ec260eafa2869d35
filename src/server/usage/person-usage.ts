import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { usageLimits, type DashboardStats, type QueriesByMonth } from '#shared/usage.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { lastMonths } from './months.ts'
import { readOverview, type PersonOverview } from './overview.ts'
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
const slots = z.array(z.object({ slot: z.number(), queries: z.coerce.number() }))

/** What one person stored and asked, as counts. */
export function createPersonUsage({ db, sources, now = () => new Date() }: Deps) {
  return {
    async stats(userId: string, timeZone: string): Promise<DashboardStats> {
      const [month] = lastMonths(now(), 1, timeZone)
      const connectedSources = await sources.ofPerson(userId)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select
            (select count(*) from questions where created_at >= ${month?.startsAt.toISOString()}) as queries,
            (select count(*) from documents where source_id is null) as documents,
            (select coalesce(sum(points), 0) from data_points) as points`),
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
      const starts = months.map(({ startsAt }) => startsAt.toISOString())
      const counts = await db.asUser(userId, (tx) => countQuestions(tx, starts))
      return months
        .slice(0, -1)
        .map(({ month }, index) => ({ month, queries: counts.get(index + 1) ?? 0 }))
    },

    async overview(userId: string, timeZone: string): Promise<PersonOverview> {
      const months = lastMonths(now(), 2, timeZone).map(({ startsAt }) => startsAt)
      const overview = await db.asUser(userId, (tx) => readOverview(tx, months))
      const added = await sources.bySource(userId)
      return { ...overview, dataSources: added.length, sources: [...overview.sources, ...added] }
    },
  }
}

/** Questions in each slot between two consecutive `starts`; slot 1 is the first. */
async function countQuestions(tx: Tx, starts: string[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute(sql`
    select width_bucket(created_at, ${sql.param(starts)}::timestamptz[]) as slot, count(*) as queries
    from questions
    where created_at >= ${starts[0]} and created_at < ${starts.at(-1)}
    group by slot`)
  return new Map(slots.parse(rows).map(({ slot, queries }) => [slot, queries]))
}
