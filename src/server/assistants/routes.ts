import { Hono, type Context } from 'hono'
import {
  authorizationRequest,
  consent,
  type AssistantView,
  type AuthorizationRequest,
  type ConsentAnswer,
  type ConsentView,
} from '#shared/assistants.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import { addressesFor } from './addresses.ts'
import type { AssistantGrants } from './grants.ts'
import { readRequest } from './read-request.ts'
import { destinationOf } from './redirect-address.ts'
import type { Registrations } from './registrations.ts'

type Services = {
  config: Config
  assistants: { registrations: Registrations; grants: AssistantGrants }
}

/** Routes under /api/account/assistants: only for the person's browser. */
export function assistantRoutes({ config, assistants: { registrations, grants } }: Services) {
  const read = (c: Context, request: AuthorizationRequest) =>
    readRequest(registrations, request, addressesFor(c, config).audience)

  return new Hono<SessionEnv>()
    .get('/', requireAccount, async (c) =>
      c.json<AssistantView[]>(await grants.list(c.var.person.id)),
    )
    .post('/request', requireAccount, validate('json', authorizationRequest), (c) => {
      const { assistant, redirect, scopes } = read(c, c.req.valid('json'))
      const destination = destinationOf(redirect)
      return c.json<ConsentView>({ name: assistant.name, destination, scopes })
    })
    .post('/', requireAccount, validate('json', consent), async (c) => {
      const { request, allow } = c.req.valid('json')
      const authorization = read(c, request)
      const answer: Record<string, string> = allow
        ? { code: await grants.allow(c.var.person.id, authorization) }
        : { error: 'access_denied' }
      const location = new URL(authorization.redirect)
      const { issuer: iss } = addressesFor(c, config)
      const { state } = authorization
      for (const [name, value] of Object.entries({ ...answer, iss, ...(state && { state }) })) {
        location.searchParams.set(name, value)
      }
      return c.json<ConsentAnswer>({ location: location.href })
    })
    .delete('/:id', requireAccount, async (c) => {
      if (!(await grants.revoke(c.var.person.id, c.req.param('id')))) {
        throw new AppError('not_found', 'assistant.not_found', 'This assistant is not connected.')
      }
      return c.json({ success: true })
    })
}
