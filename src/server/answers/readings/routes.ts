import { Hono } from 'hono'
import type { RememberedReading } from '#shared/readings.ts'
import { AppError } from '#server/errors.ts'
import type { Deletions } from '#server/deletions/deletions.ts'
import { undoHeader } from '#server/deletions/routes.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { viewReading, type ReadingStore } from './store.ts'

const unknownReading = () =>
  new AppError('not_found', 'reading.not_found', 'This is not remembered.')

/** Everything under /api/readings: lists and deletes remembered corrections. */
export const readingRoutes = ({
  readings,
  deletions,
}: {
  readings: ReadingStore
  deletions: Deletions
}) =>
  new Hono<SessionEnv>()
    .get('/', requirePerson, async (c) => {
      const remembered = await readings.all(c.var.person.id)
      return c.json<RememberedReading[]>(remembered.map(viewReading))
    })
    .delete('/:id', requirePerson, async (c) => {
      const hidden = await deletions.hide(c.var.person.id, 'reading', [c.req.param('id')])
      if (!hidden) throw unknownReading()
      c.header(undoHeader, hidden.id)
      return c.body(null, 204)
    })
