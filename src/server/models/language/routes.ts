import { Hono } from 'hono'
import {
  modelChange,
  type LocalServers,
  type ModelTest,
  type ModelView,
} from '#shared/language-models.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { Services } from '#server/services.ts'

/** Routes under /api/settings/model. */
export const modelRoutes = ({
  languageModels,
  config,
}: Pick<Services, 'languageModels' | 'config'>) => {
  const tests = rateLimit(config, { capacity: 10, refillMs: 6_000 })
  return new Hono<SessionEnv>()
    .get('/', requireAccount, async (c) =>
      c.json<ModelView>(await languageModels.view(c.var.person.id)),
    )
    .put('/', requireAccount, validate('json', modelChange), async (c) =>
      c.json<ModelView>(await languageModels.change(c.var.person.id, c.req.valid('json'))),
    )
    .get('/local', requireAccount, async (c) =>
      c.json<LocalServers>(await languageModels.localServers()),
    )
    .post('/test', tests, requireAccount, validate('json', modelChange), async (c) =>
      c.json<ModelTest>(
        await languageModels.test(c.var.person.id, c.req.valid('json'), c.req.raw.signal),
      ),
    )
}
