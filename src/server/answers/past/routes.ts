import { Hono } from 'hono'
import {
  pastAnswerChange,
  pastAnswerSearch,
  type FoundAnswers,
  type PastAnswer,
  type PastExchange,
} from '#shared/answers.ts'
import { AppError } from '#server/errors.ts'
import type { Deletions } from '#server/deletions/deletions.ts'
import { undoHeader } from '#server/deletions/routes.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { PastAnswers } from './store.ts'

const unknownAnswer = () =>
  new AppError('not_found', 'answer.not_found', 'There is no such answer.')

/** Everything under /api/ask/answers: earlier questions and their answers. */
export const pastAnswerRoutes = ({
  pastAnswers,
  deletions,
}: {
  pastAnswers: PastAnswers
  deletions: Deletions
}) =>
  new Hono<SessionEnv>()
    .get('/', requirePerson, async (c) =>
      c.json<PastAnswer[]>(await pastAnswers.list(c.var.person.id)),
    )
    .post('/search', requirePerson, validate('json', pastAnswerSearch), async (c) =>
      c.json<FoundAnswers>(await pastAnswers.search(c.var.person.id, c.req.valid('json').words)),
    )
    .get('/:id', requirePerson, async (c) => {
      const found = await pastAnswers.find(c.var.person.id, c.req.param('id'))
      if (!found) throw unknownAnswer()
      return c.json<PastExchange>(found)
    })
    .patch('/:id', requirePerson, validate('json', pastAnswerChange), async (c) => {
      const { pinned } = c.req.valid('json')
      if (!(await pastAnswers.pin(c.var.person.id, c.req.param('id'), pinned)))
        throw unknownAnswer()
      return c.body(null, 204)
    })
    .delete('/:id', requirePerson, async (c) => {
      const hidden = await deletions.hide(c.var.person.id, 'answer', [c.req.param('id')])
      if (!hidden) throw unknownAnswer()
      c.header(undoHeader, hidden.id)
      return c.body(null, 204)
    })
