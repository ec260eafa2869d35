import { z } from 'zod'
import { usageLimits, type AdminAnalytics } from '#shared/usage.ts'
import type { Database } from '#server/db/open.ts'
import { lastMonths } from '#server/usage/months.ts'
import type { SourceCounts } from '#server/usage/source-counts.ts'
import type { SystemStatus } from './system-status.ts'

type Deps = {
  db: Database
  system: SystemStatus
  sources: SourceCounts
  now?: () => Date
}
export type PlatformUsage = ReturnType<typeof createPlatformUsage>

const count = z.coerce.number()
const totalsRow = z.object({
  people: count,
  active_people: count,
  guests: count,
  active_guests: count,
  questions: count,
  guest_questions: count,
  documents: count,
  points: count,
})
const monthRows = z.array(
  z.object({ slot: z.number(), people: count, questions: count, documents: count }),
)

/** Counts over all people, through database functions that return nothing but counts. */
export function createPlatformUsage({ db, system, sources, now = () => new Date() }: Deps) {
  const startedAt = now()

  async function totals(moment: Date) {
    const activeSince = new Date(moment.getTime() - usageLimits.activeMinutes * 60_000)
    const { rows } = await db.jobs.query('select * from trove_platform_totals($1)', [activeSince])
    return totalsRow.parse(rows[0])
  }

  async function months(moment: Date, timeZone: string): Promise<AdminAnalytics['months']> {
    const found = lastMonths(moment, usageLimits.months, timeZone)
    const starts = found.map(({ startsAt }) => startsAt.toISOString())
    const { rows } = await db.jobs.query('select * from trove_platform_months($1)', [starts])
    const counted = new Map(monthRows.parse(rows).map((row) => [row.slot, row]))
    return found.slice(0, -1).map(({ month }, index) => {
      const row = counted.get(index + 1)
      return {
        month,
        users: row?.people ?? 0,
        queries: row?.questions ?? 0,
        documents: row?.documents ?? 0,
      }
    })
  }

  return {
    async activeUsers(): Promise<number> {
      return (await totals(now())).active_people
    },

    async analytics(timeZone: string): Promise<AdminAnalytics> {
      const moment = now()
      const [counted, byMonth, totalDataSources, checked] = await Promise.all([
        totals(moment),
        months(moment, timeZone),
        sources.countForPlatform(),
        system.check(),
      ])
      return {
        totalUsers: counted.people,
        activeUsers: counted.active_people,
        totalQueries: counted.questions,
        totalDataSources,
        systemUptime: Math.floor((moment.getTime() - startedAt.getTime()) / 1000),
        timestamp: moment.toISOString(),
        totalDocuments: counted.documents,
        dataPoints: counted.points,
        guests: {
          total: counted.guests,
          active: counted.active_guests,
          queries: counted.guest_questions,
        },
        startedAt: startedAt.toISOString(),
        months: byMonth,
        ...checked,
      }
    },
  }
}
