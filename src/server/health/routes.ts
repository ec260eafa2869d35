import { Hono } from 'hono'
import { healthPageQuery, healthTrendsQuery } from '#shared/health.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { Health } from './health.ts'

/** Everything under /api/health that is about a person. */
export const healthRoutes = ({ health }: { health: Health }) =>
  new Hono<SessionEnv>()
    .get('/trends', requirePerson, validate('query', healthTrendsQuery), async (c) => {
      const query = inOwnTimeZone(c, c.req.valid('query'))
      return c.json(await health.trends(c.var.person.id, query))
    })
    .get('/labs', requirePerson, async (c) => c.json(await health.labs(c.var.person.id)))
    .get('/medications', requirePerson, validate('query', healthPageQuery), async (c) =>
      c.json(await health.medications(c.var.person.id, c.req.valid('query').cursor)),
    )
    .get('/entries', requirePerson, validate('query', healthPageQuery), async (c) =>
      c.json(await health.entries(c.var.person.id, c.req.valid('query').cursor)),
    )
