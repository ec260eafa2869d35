import { Hono } from 'hono'
import {
  joinRequest,
  peopleQuery,
  peopleUndo,
  renameRequest,
  separateRequest,
  suggestionAnswer,
} from '#shared/people.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { People } from './people.ts'

/** Everything under /api/people. */
export const peopleRoutes = ({ people }: { people: People }) =>
  new Hono<SessionEnv>()
    .get('/', requireAccount, validate('query', peopleQuery), async (c) =>
      c.json(await people.list(c.var.person.id, c.req.valid('query'))),
    )
    .get('/suggestions', requireAccount, async (c) =>
      c.json({ suggestions: await people.suggestions(c.var.person.id) }),
    )
    .post('/suggestions/:id', requireAccount, validate('json', suggestionAnswer), async (c) =>
      c.json(await people.answer(c.var.person.id, c.req.param('id'), c.req.valid('json').answer)),
    )
    .post('/join', requireAccount, validate('json', joinRequest), async (c) =>
      c.json(await people.join(c.var.person.id, c.req.valid('json').ids)),
    )
    .post('/undo', requireAccount, validate('json', peopleUndo), async (c) => {
      await people.undo(c.var.person.id, c.req.valid('json').undo)
      return c.json({ success: true })
    })
    .get('/:id', requireAccount, async (c) =>
      c.json(await people.find(c.var.person.id, c.req.param('id'))),
    )
    .post('/:id/rename', requireAccount, validate('json', renameRequest), async (c) =>
      c.json(await people.rename(c.var.person.id, c.req.param('id'), c.req.valid('json').name)),
    )
    .post('/:id/separate', requireAccount, validate('json', separateRequest), async (c) =>
      c.json(
        await people.separate(c.var.person.id, c.req.param('id'), c.req.valid('json').identity),
      ),
    )
