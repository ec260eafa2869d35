import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { UsageOverview } from '#shared/usage.ts'
import type { Tx } from '#server/db/open.ts'
import type { Period } from './period.ts'

const count = z.coerce.number()
const figure = z.coerce.number().nullable()
const questionRow = z.object({
  total: count,
  measured: count,
  average_ms: figure,
  median_ms: figure,
  p95_ms: figure,
  confidence: figure,
  found: count,
  known: count,
  personal: count,
  analytical: count,
  general: count,
})
const slots = z.array(z.object({ slot: z.number(), queries: count }))

/** Restricts a column to a period; without a start, to all time. */
export function inPeriodSql(column: SQL, { from, to }: { from: Date | undefined; to: Date }): SQL {
  if (from === undefined) return sql`true`
  return sql`(${column} >= ${from.toISOString()} and ${column} < ${to.toISOString()})`
}

/** Counts of a person's questions in a period and their results. */
export async function readQuestions(tx: Tx, userId: string, period: Period) {
  const { rows } = await tx.execute(sql`
    select count(*) as total,
      count(duration_ms) as measured,
      round(avg(duration_ms)) as average_ms,
      round(percentile_cont(0.5) within group (order by duration_ms)) as median_ms,
      round(percentile_cont(0.95) within group (order by duration_ms)) as p95_ms,
      avg(confidence) as confidence,
      count(*) filter (where found) as found,
      count(found) as known,
      count(*) filter (where query_type = 'personal') as personal,
      count(*) filter (where query_type = 'analytical') as analytical,
      count(*) filter (where query_type = 'general') as general
    from questions where user_id = ${userId} and ${inPeriodSql(sql`created_at`, period)}`)
  const { total, measured, confidence, found, known, ...rest } = questionRow.parse(rows[0])
  const { average_ms, median_ms, p95_ms, ...queryTypes } = rest
  const isMeasured = average_ms !== null && median_ms !== null && p95_ms !== null
  return {
    totalQueries: total,
    responseTime: isMeasured
      ? { averageMs: average_ms, medianMs: median_ms, p95Ms: p95_ms, measured }
      : null,
    confidence,
    answered: { found, of: known },
    queryTypes,
  } satisfies Partial<UsageOverview>
}

/** Number of questions between consecutive `starts`, including zeros. */
export async function countByParts(
  tx: Tx,
  userId: string,
  starts: readonly Date[],
): Promise<number[]> {
  const texts = starts.map((start) => start.toISOString())
  const { rows } = await tx.execute(sql`
    select width_bucket(created_at, ${sql.param(texts)}::timestamptz[]) as slot, count(*) as queries
    from questions
    where user_id = ${userId} and created_at >= ${texts[0]} and created_at < ${texts.at(-1)}
    group by slot`)
  const counted = new Map(slots.parse(rows).map(({ slot, queries }) => [slot, queries]))
  // Slots are counted from 1.
  return starts.slice(0, -1).map((_, index) => counted.get(index + 1) ?? 0)
}
