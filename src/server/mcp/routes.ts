import { createMcpHandler } from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Person } from '#shared/accounts.ts'
import type { ApiKeyScope } from '#shared/api-keys.ts'
import { personOfKey } from '#server/api-keys/person-of-key.ts'
import { addressesFor } from '#server/assistants/addresses.ts'
import { AppError } from '#server/errors.ts'
import { kindOf } from '#server/http/error-handler.ts'
import { noStore } from '#server/http/no-store.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import type { PersonEnv } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { createMcpServer } from './mcp-server.ts'

const mostBytes = 256 * 1024

/** `/mcp`: assistants look things up for the person who let them in. */
export function mcpRoutes(services: Services) {
  const { config } = services
  const log = services.log.child({ area: 'mcp' })
  return new Hono<PersonEnv>()
    .use(noStore)
    .use(sameOrigin(config))
    .use(mayAsk(services))
    .use(rateLimit(config, { capacity: 120, refillMs: 500 }))
    .on(['GET', 'POST', 'DELETE'], '/', (c) => {
      // Calls share no state, so that any process can answer the next one.
      const { fetch } = createMcpHandler(() => createMcpServer(services, c.var.person), {
        maxRequestBodySize: mostBytes,
        onerror: (error) => log.warn({ kind: kindOf(error) }, 'call refused'),
      })
      return fetch(c.req.raw)
    })
}

type Caller = { person: Person; scopes: readonly ApiKeyScope[] }

/**
 * A session is not enough, since another site's page can make a browser send cookies, but not a
 * key or token.
 */
const mayAsk = (services: Services) =>
  createMiddleware<PersonEnv>(async (c, next) => {
    const { audience, resourceMetadata } = addressesFor(c, services.config)
    const where = `resource_metadata="${resourceMetadata}", scope="ask"`
    const header = c.req.header('authorization')
    if (header === undefined) {
      c.header('www-authenticate', `Bearer ${where}`)
      throw new AppError('unauthenticated', 'api_key.required', 'This needs an API key.')
    }
    c.header('www-authenticate', `Bearer error="invalid_token", ${where}`)
    const { person, scopes } = await callerOf(services, header, audience)
    if (!scopes.includes('ask')) {
      throw new AppError('forbidden', 'api_key.scope', 'This API key may not ask.')
    }
    c.header('www-authenticate', undefined)
    c.set('person', person)
    await next()
  })

/** The caller by an assistant's token or an API key. */
async function callerOf(services: Services, header: string, audience: string): Promise<Caller> {
  const token = /^Bearer +(\S+) *$/i.exec(header)?.[1]
  const found = token && (await services.assistants.tokens.find(token, audience))
  if (!found) return personOfKey(services, header)
  return { person: await services.accounts.sessions.personById(found.userId), ...found }
}
