import { createMiddleware } from 'hono/factory'
import { callsByTopic } from '#shared/calls/all.ts'
import type { ApiKeyScope } from '#shared/api-keys.ts'
import { AppError } from '#server/errors.ts'
import type { SessionEnv } from '#server/http/session.ts'
import { personOfKey, type KeyDeps } from './person-of-key.ts'

const isBearer = /^Bearer /i

const calls = Object.values(callsByTopic)
  .flatMap((topic) => Object.values(topic))
  .map(({ method, path, apiKeyScope: scope }) => ({
    method,
    scope,
    form: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** The scope that a call requires; `undefined` for calls that no key may make. */
function scopeFor(method: string, path: string): ApiKeyScope | undefined {
  const fitting = calls.filter((call) => call.method === method && call.form.test(path))
  const [first] = fitting
  // An address that matches several calls is open only if all of them require the same scope.
  return fitting.every(({ scope }) => scope === first?.scope) ? first?.scope : undefined
}

/**
 * On calls open to keys, the key determines the person, whatever cookies are sent along. On all
 * other calls a key is ignored.
 */
export function callsByKey(deps: KeyDeps) {
  return createMiddleware<SessionEnv>(async (c, next) => {
    const header = c.req.header('authorization')
    const scope = scopeFor(c.req.method, c.req.path)
    if (header !== undefined && isBearer.test(header) && scope !== undefined) {
      const { person, scopes } = await personOfKey(deps, header)
      if (!scopes.includes(scope)) {
        throw new AppError('forbidden', 'api_key.scope', `This API key may not ${verbs[scope]}.`)
      }
      c.set('person', person)
      await next()
      // A program may run anywhere; only browsers tell where the person is.
      c.set('namedTimeZone', undefined)
      return
    }
    await next()
  })
}

const verbs: Record<ApiKeyScope, string> = {
  records: 'read records',
  questions: 'read questions',
  documents: 'read documents',
  ask: 'ask or search',
  import: 'import',
}
