import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { BucketSize } from './token-buckets.ts'

/** A bucket, identified by its limit and the caller. */
export type Bucket = { key: string; size: BucketSize }
type Database = { auth: { execute: (statement: SQL) => PromiseLike<{ rows: unknown[] }> } }
export type SharedLimits = ReturnType<typeof createSharedLimits>
export type SharedLimitsEnv = { Variables: { sharedLimits: SharedLimits | undefined } }

const missing = z.array(z.object({ missing_ms: z.coerce.number() }))

/** Token buckets in the database, so that several servers share them. */
export function createSharedLimits({ db }: { db: Database }) {
  const take = async ({ key, size: { capacity, refillMs } }: Bucket) => {
    const hash = createHash('sha256').update(key).digest()
    const room = (capacity - 1) * refillMs
    const taken = await db.auth.execute(
      sql`insert into trove.shared_limits as known (key, full_at)
          values (${hash}, now() + ${refillMs} * interval '1 millisecond')
          on conflict (key) do update
            set full_at = greatest(known.full_at, now()) + ${refillMs} * interval '1 millisecond'
            where known.full_at <= now() + ${room} * interval '1 millisecond'
          returning key`,
    )
    if (taken.rows.length > 0) return undefined
    const { rows } = await db.auth.execute(
      sql`select extract(epoch from full_at - now()) * 1000 as missing_ms
          from trove.shared_limits where key = ${hash}`,
    )
    const [left] = missing.parse(rows)
    return Math.max(1, Math.ceil(((left?.missing_ms ?? 0) - room) / 1000))
  }

  return {
    /** Takes one token from each; returns the seconds to wait for the first empty one. */
    async take(buckets: readonly Bucket[]): Promise<number | undefined> {
      for (const bucket of buckets) {
        const wait = await take(bucket)
        if (wait !== undefined) return wait
      }
      return undefined
    },
    /** Forgets full buckets. */
    async sweep(): Promise<void> {
      await db.auth.execute(sql`delete from trove.shared_limits where full_at < now()`)
    },
  }
}

/**
 * Provides the rate limits that follow with shared buckets; without them each server counts alone.
 */
export const useSharedLimits = (sharedLimits: SharedLimits | undefined) =>
  createMiddleware<SharedLimitsEnv>(async (c, next) => {
    c.set('sharedLimits', sharedLimits)
    await next()
  })
