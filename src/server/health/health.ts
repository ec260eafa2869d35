import type { z } from 'zod'
import type { HealthTrends, healthTrendsQuery } from '#shared/health.ts'
import { dayIn, type InTimeZone } from '#server/http/time-zone.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { createMedicalRecord } from './medical-record.ts'
import { addDays, endAfter, periodOf } from './period.ts'
import { extentSql, measuresSql, workoutsSql } from './trend-sql.ts'
import { measuresOf, workoutsOf } from './trends.ts'

type Deps = { workspaces: Pick<Workspaces, 'query' | 'catalog' | 'places'> }
type TrendsQuery = InTimeZone<z.infer<typeof healthTrendsQuery>>

export type Health = ReturnType<typeof createHealth>

const maxRows = 10_000

/** Measurements of devices by period, and the records of laboratories and practices. */
export function createHealth({ workspaces }: Deps) {
  async function trends(
    userId: string,
    { timeZone, range, until: wanted }: TrendsQuery,
  ): Promise<HealthTrends> {
    const today = dayIn(timeZone, new Date())
    const { tables } = await workspaces.catalog(userId, timeZone)
    const has = (table: string) => tables.some(({ name }) => name === table)
    const there = (['vitals', 'workouts'] as const).filter(has)
    const rows = async (sql: string) =>
      (await workspaces.query(userId, sql, { timeZone, maxRows })).rows

    const [extent] = there.length === 0 ? [] : await rows(extentSql(there, today))
    const [earliest, latest] = [extent?.[0], extent?.[1]]
    const hasData = typeof earliest === 'string' && typeof latest === 'string'
    const newest = hasData ? latest : today
    const until = wanted ?? newest
    const period = periodOf(range, until)
    if (!hasData) return { range, from: period.from, until, hasData, measures: [] }

    const [measures, workouts] = await Promise.all([
      has('vitals') ? rows(measuresSql(range, period)) : [],
      has('workouts') ? rows(workoutsSql(range, period)) : [],
    ])
    const after = endAfter(range, until)
    const exercise = workoutsOf(workouts, period.steps)
    return {
      range,
      from: period.from,
      until,
      ...(earliest < period.from && { previous: addDays(period.from, -1) }),
      ...(until < newest && { following: after < newest ? after : newest }),
      hasData,
      measures: measuresOf(measures, period.steps),
      ...(exercise && { workouts: exercise }),
    }
  }

  return { trends, ...createMedicalRecord(workspaces) }
}
