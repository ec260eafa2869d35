import { Hono } from 'hono'
import { healthTrendsQuery } from '#shared/health.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { Health } from './health.ts'

/** Everything under /api/health that is about a person. */
export const healthRoutes = ({ health }: { health: Health }) =>
  new Hono<SessionEnv>()
    .get('/trends', requirePerson, validate('query', healthTrendsQuery), async (c) => {
      const query = inOwnTimeZone(c.var.person, c.req.valid('query'))
      return c.json(await health.trends(c.var.person.id, query))
    })
    .get('/record', requirePerson, async (c) => c.json(await health.record(c.var.person.id)))
