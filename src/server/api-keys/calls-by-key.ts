import { createMiddleware } from 'hono/factory'
import { callsByTopic } from '#shared/calls/all.ts'
import type { ApiKeyScope } from '#shared/api-keys.ts'
import { AppError } from '#server/errors.ts'
import type { SessionEnv } from '#server/http/session.ts'
import { personOfKey, type KeyDeps } from './person-of-key.ts'

const isBearer = /^Bearer /i

const calls = Object.values(callsByTopic)
  .flatMap((topic) => Object.values(topic))
  .map(({ method, path, keyFor }) => ({
    method,
    keyFor,
    form: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** What a key must be for to make a call; `undefined` for calls that no key makes. */
function scopeFor(method: string, path: string): ApiKeyScope | undefined {
  const fitting = calls.filter((call) => call.method === method && call.form.test(path))
  const [scope] = fitting.map(({ keyFor }) => keyFor)
  // An address that may be another call too is opened only if both are.
  return fitting.every(({ keyFor }) => keyFor === scope) ? scope : undefined
}

/**
 * Who sends a key to a call that the table opens to keys is the person of the key, whichever cookies
 * come with it. To all other calls a key says nothing.
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
