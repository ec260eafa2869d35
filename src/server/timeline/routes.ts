import { Hono } from 'hono'
import {
  timelineDayParam,
  timelineEntriesQuery,
  timelineFilters,
  timelineQuery,
} from '#shared/timeline.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { Timeline } from './timeline.ts'

/** Routes under /api/timeline. */
export const timelineRoutes = ({ timeline }: { timeline: Timeline }) =>
  new Hono<SessionEnv>()
    .get('/', requirePerson, validate('query', timelineQuery), async (c) => {
      const query = inOwnTimeZone(c, c.req.valid('query'))
      return c.json(await timeline.page(c.var.person.id, query))
    })
    .get(
      '/:day',
      requirePerson,
      validate('param', timelineDayParam),
      validate('query', timelineFilters),
      async (c) => {
        const filters = inOwnTimeZone(c, c.req.valid('query'))
        return c.json(await timeline.day(c.var.person.id, c.req.valid('param').day, filters))
      },
    )
    .get(
      '/:day/entries',
      requirePerson,
      validate('param', timelineDayParam),
      validate('query', timelineEntriesQuery),
      async (c) => {
        const query = inOwnTimeZone(c, c.req.valid('query'))
        return c.json(await timeline.entries(c.var.person.id, c.req.valid('param').day, query))
      },
    )
