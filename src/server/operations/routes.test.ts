import pg from 'pg'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createErrorHandler } from '#server/http/error-handler.ts'
import { createMetrics } from './metrics.ts'
import { operationRoutes } from './routes.ts'

test('a server without its database reports that it is alive, but not ready', async () => {
  const log = pino({ level: 'silent' })
  // Nothing listens there.
  const jobs = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 })
  const metrics = createMetrics({ log })
  const routes = operationRoutes({ config: { metricsToken: undefined }, db: { jobs }, metrics })
  const app = routes.onError(createErrorHandler(log))
  const notReady = await app.request('/readyz')
  expect([notReady.status, await notReady.json()]).toEqual([
    503,
    { code: 'not_ready', error: 'The database does not respond.' },
  ])
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/metrics')).status).toBe(404)
  await jobs.end()
})
