import { Hono } from 'hono'
import type { TodayView, WeekView } from '#shared/today.ts'
import { timeZoneQuery } from '#shared/usage.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { Today } from './today.ts'
import type { Week } from './week.ts'

/** Routes under /api/today. */
export const todayRoutes = ({ today, week }: { today: Today; week: Week }) =>
  new Hono<SessionEnv>()
    .get('/', requirePerson, validate('query', timeZoneQuery), async (c) => {
      const { timeZone } = inOwnTimeZone(c, c.req.valid('query'))
      return c.json<TodayView>(await today(c.var.person.id, timeZone))
    })
    .get('/week', requirePerson, validate('query', timeZoneQuery), async (c) => {
      const { timeZone } = inOwnTimeZone(c, c.req.valid('query'))
      return c.json<WeekView>(await week(c.var.person.id, timeZone, new Date()))
    })
