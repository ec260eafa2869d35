import { Hono } from 'hono'
import {
  joinRequest,
  peopleQuery,
  peopleUndo,
  relationsRequest,
  renameRequest,
  separateRequest,
  suggestionAnswer,
} from '#shared/people.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { People } from './people.ts'

/** Routes under /api/people. */
export const peopleRoutes = ({ people }: { people: People }) =>
  new Hono<SessionEnv>()
    .get('/', requirePerson, validate('query', peopleQuery), async (c) =>
      c.json(await people.list(c.var.person.id, c.req.valid('query'))),
    )
    .get('/suggestions', requirePerson, async (c) =>
      c.json(await people.suggestions(c.var.person.id)),
    )
    .post('/suggestions/:id', requirePerson, validate('json', suggestionAnswer), async (c) =>
      c.json(await people.answer(c.var.person.id, c.req.param('id'), c.req.valid('json').answer)),
    )
    .post('/join', requirePerson, validate('json', joinRequest), async (c) =>
      c.json(await people.join(c.var.person.id, c.req.valid('json').ids)),
    )
    .post('/undo', requirePerson, validate('json', peopleUndo), async (c) => {
      await people.undo(c.var.person.id, c.req.valid('json').undo)
      return c.json({ success: true })
    })
    .get('/:id', requirePerson, async (c) =>
      c.json(await people.find(c.var.person.id, c.req.param('id'))),
    )
    .post('/:id/rename', requirePerson, validate('json', renameRequest), async (c) =>
      c.json(await people.rename(c.var.person.id, c.req.param('id'), c.req.valid('json').name)),
    )
    .post('/:id/relations', requirePerson, validate('json', relationsRequest), async (c) =>
      c.json(
        await people.setRelations(c.var.person.id, c.req.param('id'), c.req.valid('json').roles),
      ),
    )
    .post('/:id/separate', requirePerson, validate('json', separateRequest), async (c) =>
      c.json(
        await people.separate(c.var.person.id, c.req.param('id'), c.req.valid('json').identity),
      ),
    )
