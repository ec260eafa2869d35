import { Hono } from 'hono'
import { timingSafeEqual } from 'node:crypto'
import { countJobs } from '#server/admin/system-status.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import { notFound } from '#server/http/error-handler.ts'
import { noStore } from '#server/http/no-store.ts'
import { hashOf } from '#server/vault/token-hash.ts'
import { version } from '../version.ts'
import { metric, type Metrics } from './metrics.ts'

type Deps = { config: Pick<Config, 'metricsToken'>; db: Pick<Database, 'jobs'>; metrics: Metrics }

const databaseLimitMs = 3_000

/** GET /healthz, /readyz and /metrics, for monitoring. */
export function operationRoutes({ config, db, metrics }: Deps) {
  return new Hono()
    .get('/healthz', noStore, (c) => c.json({ ok: true, version }))
    .get('/readyz', noStore, async (c) => {
      if (!(await answersInTime(db))) {
        throw new AppError('unavailable', 'not_ready', 'The database does not respond.')
      }
      return c.json({ ok: true })
    })
    .get('/metrics', noStore, async (c) => {
      if (config.metricsToken === undefined) return notFound(c)
      if (!isToken(c.req.header('authorization'), config.metricsToken)) {
        c.header('www-authenticate', 'Bearer')
        throw new AppError('unauthenticated', 'metrics.token', 'This needs the token for metrics.')
      }
      const jobs = await countJobs(db.jobs)
      const samples = Object.entries(jobs ?? {}).map(([state, value]) => ({
        labels: { state },
        value,
      }))
      const about = metric('trove_info', 'gauge', 'The running release.', [
        { labels: { version }, value: 1 },
      ])
      const work = metric('trove_jobs', 'gauge', 'Jobs; ended ones of the last day.', samples)
      return c.body(about + work + metrics.text(), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      })
    })
}

async function answersInTime({ jobs }: Pick<Database, 'jobs'>): Promise<boolean> {
  const answered = jobs.query('select 1').then(
    () => true,
    () => false,
  )
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), databaseLimitMs)
  return Promise.race([answered, timeout]).finally(() => clearTimeout(timer))
}

const isToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))
