import { createMcpHandler } from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { personOfKey } from '#server/api-keys/person-of-key.ts'
import { AppError } from '#server/errors.ts'
import { kindOf } from '#server/http/error-handler.ts'
import { noStore } from '#server/http/no-store.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import type { PersonEnv } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { createMcpServer } from './mcp-server.ts'

const mostBytes = 256 * 1024

/** `/mcp`: assistants look things up for the person whose key they use. */
export function mcpRoutes(services: Services) {
  const { config } = services
  const log = services.log.child({ area: 'mcp' })
  return new Hono<PersonEnv>()
    .use(noStore)
    .use(sameOrigin(config))
    .use(keyThatAsks(services))
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

/**
 * A session is not enough, since another site's page can make a browser send cookies, but not a
 * key.
 */
const keyThatAsks = (services: Pick<Services, 'accounts' | 'apiKeys'>) =>
  createMiddleware<PersonEnv>(async (c, next) => {
    const header = c.req.header('authorization')
    if (header === undefined) {
      c.header('www-authenticate', 'Bearer')
      throw new AppError('unauthenticated', 'api_key.required', 'This needs an API key.')
    }
    const { person, scopes } = await personOfKey(services, header)
    if (!scopes.includes('ask')) {
      throw new AppError('forbidden', 'api_key.scope', 'This API key may not ask.')
    }
    c.set('person', person)
    await next()
  })
