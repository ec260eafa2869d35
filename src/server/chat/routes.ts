import { Hono } from 'hono'
import {
  chatPageQuery,
  chatRequest,
  conversationChange,
  type ChatResponse,
  type Conversation,
  type ConversationView,
} from '#shared/chat.ts'
import { undoHeader } from '#server/deletions/routes.ts'
import { answerWithEvents, wantsEvents } from '#server/http/event-stream.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { requirePerson, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { Services } from '#server/services.ts'
import { countsAsQuestion } from '#server/quotas/routes.ts'
import { unknownConversation } from './conversations.ts'

/** Routes for POST /api/chat and under /api/conversations. */
export const chatRoutes = (
  services: Pick<Services, 'chat' | 'conversations' | 'deletions' | 'config' | 'log' | 'quotas'>,
) => {
  const { chat, conversations, deletions, config, log } = services
  // A message costs as much as a question.
  const sends = rateLimit(config, { capacity: 60, refillMs: 1_000 })
  const counts = countsAsQuestion(services)
  return new Hono<SessionEnv>()
    .post('/chat', sends, requirePerson, validate('json', chatRequest), counts, async (c) => {
      const { id } = c.var.person
      const message = inOwnTimeZone(c, c.req.valid('json'))
      if (wantsEvents(c)) {
        return answerWithEvents(c, log, (events, signal) =>
          chat.send(id, message, { signal, ...events }),
        )
      }
      return c.json<ChatResponse>(await chat.send(id, message, { signal: c.req.raw.signal }))
    })
    .get('/conversations', requirePerson, validate('query', chatPageQuery), async (c) => {
      const { before } = c.req.valid('query')
      return c.json<ConversationView[]>(await conversations.list(c.var.person.id, before))
    })
    .get('/conversations/:id', requirePerson, validate('query', chatPageQuery), async (c) => {
      const { before } = c.req.valid('query')
      const found = await chat.find(c.var.person.id, c.req.param('id'), before)
      if (!found) throw unknownConversation()
      return c.json<Conversation>(found)
    })
    .patch('/conversations/:id', requirePerson, validate('json', conversationChange), async (c) => {
      const { title } = c.req.valid('json')
      return c.json<ConversationView>(
        await conversations.rename(c.var.person.id, c.req.param('id'), title),
      )
    })
    .delete('/conversations/:id', requirePerson, async (c) => {
      const hidden = await deletions.hide(c.var.person.id, 'conversation', [c.req.param('id')])
      if (!hidden) throw unknownConversation()
      c.header(undoHeader, hidden.id)
      return c.body(null, 204)
    })
}
