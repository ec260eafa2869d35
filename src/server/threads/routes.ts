import { Hono } from 'hono'
import { threadsQuery } from '#shared/threads.ts'
import { timeZoneQuery } from '#shared/usage.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { Threads } from './threads.ts'

/** Routes under /api/threads, and the events shared with a person. */
export const threadRoutes = ({ threads }: { threads: Threads }) =>
  new Hono<SessionEnv>()
    .get('/threads', requirePerson, validate('query', threadsQuery), async (c) =>
      c.json(await threads.list(c.var.person.id, inOwnTimeZone(c, c.req.valid('query')))),
    )
    .get('/threads/:id', requirePerson, async (c) =>
      c.json(await threads.read(c.var.person.id, c.req.param('id'))),
    )
    .get('/people/:id/events', requirePerson, validate('query', timeZoneQuery), async (c) => {
      const { timeZone } = inOwnTimeZone(c, c.req.valid('query'))
      return c.json(await threads.events(c.var.person.id, c.req.param('id'), timeZone))
    })
