import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { QuotaView } from '#shared/quotas.ts'
import type { PersonEnv, SessionEnv } from '#server/http/session.ts'
import type { Quotas } from './quotas.ts'

type Deps = { quotas: Quotas }

/** GET /api/quota. */
export const quotaRoutes = ({ quotas }: Deps) =>
  new Hono<SessionEnv>().get('/', async (c) =>
    c.json<QuotaView>(await quotas.view(c.get('person')?.id)),
  )

/** Counts the call that it guards as one of the person's questions. */
export const countsAsQuestion = ({ quotas }: Deps) =>
  createMiddleware<PersonEnv>(async (c, next) => {
    await quotas.takeQuestion(c.var.person.id)
    await next()
  })
