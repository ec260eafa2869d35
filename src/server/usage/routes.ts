import { Hono } from 'hono'
import {
  overviewQuery,
  timeZoneQuery,
  type DashboardStats,
  type QueriesByMonth,
  type UsageOverview,
} from '#shared/usage.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { PersonUsage } from './person-usage.ts'

type Deps = {
  personUsage: PersonUsage
  platformUsage: { activeUsers: () => Promise<number> }
}

const zone = validate('query', timeZoneQuery)

/** GET /api/dashboard/stats, /api/analytics/queries and /api/analytics/overview. */
export const usageRoutes = ({ personUsage, platformUsage }: Deps) =>
  new Hono<SessionEnv>()
    .get('/dashboard/stats', requirePerson, zone, async (c) => {
      const { timeZone } = inOwnTimeZone(c, c.req.valid('query'))
      return c.json<DashboardStats>(await personUsage.stats(c.var.person.id, timeZone))
    })
    .get('/analytics/queries', requirePerson, zone, async (c) => {
      const { timeZone } = inOwnTimeZone(c, c.req.valid('query'))
      return c.json<QueriesByMonth>(await personUsage.queriesByMonth(c.var.person.id, timeZone))
    })
    .get('/analytics/overview', requirePerson, validate('query', overviewQuery), async (c) => {
      const { id, role } = c.var.person
      const { timeZone, ...range } = inOwnTimeZone(c, c.req.valid('query'))
      const overview = await personUsage.overview(id, timeZone, range)
      const everybody = role === 'admin'
      const count = everybody ? await platformUsage.activeUsers() : 1
      return c.json<UsageOverview>({ ...overview, activeUsers: { count, everybody } })
    })
