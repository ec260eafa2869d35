import { Hono } from 'hono'
import type { RememberedReading } from '#shared/readings.ts'
import { AppError } from '#server/errors.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { viewReading, type ReadingStore } from './store.ts'

const unknownReading = () =>
  new AppError('not_found', 'reading.not_found', 'This is not remembered.')

/** Everything under /api/readings: lists and deletes remembered corrections. */
export const readingRoutes = ({ readings }: { readings: ReadingStore }) =>
  new Hono<SessionEnv>()
    .get('/', requirePerson, async (c) => {
      const remembered = await readings.all(c.var.person.id)
      return c.json<RememberedReading[]>(remembered.map(viewReading))
    })
    .delete('/:id', requirePerson, async (c) => {
      if (!(await readings.forget(c.var.person.id, c.req.param('id')))) throw unknownReading()
      return c.body(null, 204)
    })
