import { Hono } from 'hono'
import { newApiKey, type ApiKeyView, type CreatedApiKey } from '#shared/api-keys.ts'
import { AppError } from '#server/errors.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { ApiKeys } from './api-keys.ts'

/** Routes under /api/account/api-keys: only for the person's browser, not for a key. */
export const apiKeyRoutes = ({ apiKeys }: { apiKeys: ApiKeys }) =>
  new Hono<SessionEnv>()
    .get('/', requireAccount, async (c) =>
      c.json<ApiKeyView[]>(await apiKeys.list(c.var.person.id)),
    )
    .post('/', requireAccount, validate('json', newApiKey), async (c) => {
      const created = await apiKeys.create(c.var.person.id, c.req.valid('json'))
      c.header('cache-control', 'no-store')
      return c.json<CreatedApiKey, 201>(created, 201)
    })
    .delete('/:id', requireAccount, async (c) => {
      if (!(await apiKeys.revoke(c.var.person.id, c.req.param('id')))) {
        throw new AppError('not_found', 'api_key.not_found', 'This key does not exist.')
      }
      return c.json({ success: true })
    })
