import { Hono } from 'hono'
import { AppError } from '#server/errors.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import type { Deletions } from './deletions.ts'

/** The header of an answer to a deletion; its value restores what was deleted. */
export const undoHeader = 'x-undo'

/** POST /api/deletions/{id}/undo. */
export const deletionRoutes = ({ deletions }: { deletions: Deletions }) =>
  new Hono<SessionEnv>().post('/:id/undo', requirePerson, async (c) => {
    if (!(await deletions.restore(c.var.person.id, c.req.param('id')))) {
      throw new AppError('not_found', 'deletion.not_found', 'This can no longer be restored.')
    }
    return c.body(null, 204)
  })
