import { Hono } from 'hono'
import {
  timeZoneQuery,
  type AdminAnalytics,
  type DashboardStats,
  type QueriesByMonth,
  type UsageOverview,
} from '#shared/usage.ts'
import { requireAccount, requireAdmin, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { PersonUsage } from './person-usage.ts'
import type { PlatformUsage } from './platform-usage.ts'

type Deps = { personUsage: PersonUsage; platformUsage: PlatformUsage }

const zone = validate('query', timeZoneQuery)

/** GET /api/dashboard/stats, /api/analytics/queries, /api/analytics/overview, /api/admin/analytics. */
export const usageRoutes = ({ personUsage, platformUsage }: Deps) =>
  new Hono<SessionEnv>()
    .get('/dashboard/stats', requireAccount, zone, async (c) => {
      const { timeZone } = c.req.valid('query')
      return c.json<DashboardStats>(await personUsage.stats(c.var.person.id, timeZone))
    })
    .get('/analytics/queries', requireAccount, zone, async (c) => {
      const { timeZone } = c.req.valid('query')
      return c.json<QueriesByMonth>(await personUsage.queriesByMonth(c.var.person.id, timeZone))
    })
    .get('/analytics/overview', requireAccount, zone, async (c) => {
      const { id, role } = c.var.person
      const overview = await personUsage.overview(id, c.req.valid('query').timeZone)
      const everybody = role === 'admin'
      const count = everybody ? await platformUsage.activeUsers() : 1
      return c.json<UsageOverview>({ ...overview, activeUsers: { count, everybody } })
    })
    .get('/admin/analytics', requireAdmin, zone, async (c) =>
      c.json<AdminAnalytics>(await platformUsage.analytics(c.req.valid('query').timeZone)),
    )
