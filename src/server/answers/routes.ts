import { Hono, type Context } from 'hono'
import {
  askRequest,
  type AskRequest,
  type AskResponse,
  type SuggestionsResponse,
} from '#shared/answers.ts'
import { languageQuery } from '#shared/page-language.ts'
import { answerWithEvents, wantsEvents, type AnswerEvents } from '#server/http/event-stream.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { personOrGuest, type PersonEnv, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import { countsAsQuestion } from '#server/quotas/routes.ts'
import { pastAnswerRoutes } from './past/routes.ts'
import type { Services } from '#server/services.ts'

/** POST /api/ask, POST /api/ask/reasoning and GET /api/ask/suggestions. */
export const askRoutes = (services: Services) => {
  const { accounts, answers, history, questions, log } = services
  // A question costs more than other calls.
  const asks = rateLimit(services.config, { capacity: 60, refillMs: 1_000 })

  const counts = countsAsQuestion(services)

  async function answer(
    userId: string,
    request: AskRequest,
    given: { reasoning: boolean; signal: AbortSignal } & Partial<AnswerEvents>,
  ): Promise<AskResponse> {
    const { reasoning, ...options } = given
    const startedAt = performance.now()
    const response = await answers.ask(userId, { ...request, reasoning }, options)
    const durationMs = performance.now() - startedAt
    const kind = reasoning ? 'reasoning' : 'ask'
    const id = await history.add(userId, kind, request, response, durationMs)
    return { id, ...response }
  }

  /** JSON, or a stream of events if the caller accepts them. */
  function respond(c: Context<PersonEnv>, asked: AskRequest, reasoning: boolean) {
    const { id } = c.var.person
    const request = inOwnTimeZone(c, asked)
    if (!wantsEvents(c)) return answerPlainly(c, id, request, reasoning)
    return answerWithEvents(c, log, (events, signal) =>
      answer(id, request, { reasoning, signal, ...events }),
    )
  }

  async function answerPlainly(
    c: Context<PersonEnv>,
    id: string,
    request: AskRequest,
    reasoning: boolean,
  ) {
    return c.json<AskResponse>(await answer(id, request, { reasoning, signal: c.req.raw.signal }))
  }

  return new Hono<SessionEnv>()
    .route('/answers', pastAnswerRoutes(services))
    .get('/suggestions', validate('query', languageQuery), async (c) => {
      const { language } = c.req.valid('query')
      const suggestions = await questions.suggest(c.var.person?.id, language)
      return c.json<SuggestionsResponse>({ suggestions })
    })
    .post('/', asks, personOrGuest(accounts), validate('json', askRequest), counts, (c) =>
      respond(c, c.req.valid('json'), false),
    )
    .post('/reasoning', asks, personOrGuest(accounts), validate('json', askRequest), counts, (c) =>
      respond(c, c.req.valid('json'), true),
    )
}
