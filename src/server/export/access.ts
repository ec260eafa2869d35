import { createMiddleware } from 'hono/factory'
import { apiKeyScopes, type ApiKeyScope } from '#shared/api-keys.ts'
import type { Person } from '#shared/accounts.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { ApiKeys } from '#server/api-keys/api-keys.ts'
import { personOfKey, refusedKey } from '#server/api-keys/person-of-key.ts'
import { AppError } from '#server/errors.ts'

/** The caller, how they authenticated, and what they may read. */
export type ExportEnv = {
  Variables: { person: Person; by: 'session' | 'key'; scopes: readonly ApiKeyScope[] }
}
type Deps = { accounts: Pick<Accounts, 'sessions'>; apiKeys: ApiKeys }

/**
 * The person of an API key or a session. A key takes precedence over cookies. If `user_id` is
 * given, it must be the person's.
 */
export function exportAccess(deps: Deps) {
  return createMiddleware<ExportEnv>(async (c, next) => {
    const header = c.req.header('authorization')
    if (header === undefined) {
      const present: Person | undefined = c.get('person')
      if (!present)
        throw new AppError('unauthenticated', 'session.required', 'Please log in first.')
      c.set('by', 'session')
      c.set('scopes', apiKeyScopes)
    } else {
      const { person, scopes } = await personOfKey(deps, header)
      c.set('person', person)
      c.set('by', 'key')
      c.set('scopes', scopes)
    }
    const userId = c.req.query('user_id')
    if (userId !== undefined && userId !== c.var.person.id) {
      throw refusedKey('This API key belongs to another user id.')
    }
    c.header('cache-control', 'private, no-store')
    await next()
  })
}

export const requireScope = (scope: ApiKeyScope) =>
  createMiddleware<ExportEnv>(async (c, next) => {
    if (!c.var.scopes.includes(scope)) {
      throw new AppError('forbidden', 'api_key.scope', `This API key may not read ${scope}.`)
    }
    await next()
  })

/** Only for the person's browser: no API key may read everything. */
export const requireSession = createMiddleware<ExportEnv>(async (c, next) => {
  if (c.var.by !== 'session') {
    throw new AppError('forbidden', 'api_key.not_enough', 'An API key may not do this.')
  }
  await next()
})
