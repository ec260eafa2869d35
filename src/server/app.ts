import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { accountRoutes } from './accounts/routes.ts'
import { apiRoutes } from './api/routes.ts'
import { callsByKey } from './api-keys/calls-by-key.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { assistantProtocolRoutes } from './assistants/protocol-routes.ts'
import { assistantRoutes } from './assistants/routes.ts'
import { readingRoutes } from './answers/readings/routes.ts'
import { askRoutes } from './answers/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { deletionRoutes } from './deletions/routes.ts'
import { demoRoutes } from './demo/routes.ts'
import { documentRoutes, searchRoutes } from './documents/routes.ts'
import { AppError } from './errors.ts'
import { exportRoutes } from './export/routes.ts'
import { allowedHost } from './http/allowed-host.ts'
import { trustProxies } from './http/client-address.ts'
import { createErrorHandler, notFound } from './http/error-handler.ts'
import { noStore } from './http/no-store.ts'
import { pages } from './http/pages.ts'
import { rateLimit } from './http/rate-limit.ts'
import { sameOrigin } from './http/same-origin.ts'
import { useSharedLimits } from './http/shared-limits.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sessionMiddleware, type SessionEnv } from './http/session.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { modelRoutes } from './models/language/routes.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { createMetrics } from './operations/metrics.ts'
import { operationRoutes } from './operations/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { queryRoutes } from './queries/routes.ts'
import { recapSettingRoutes, unsubscribeRoutes } from './recap/routes.ts'
import type { Services } from './services.ts'
import { importRoutes, sourceRoutes } from './sources/routes.ts'
import { quotaRoutes } from './quotas/routes.ts'
import { speechRoutes } from './speech/routes.ts'
import { threadRoutes } from './threads/routes.ts'
import { timelineRoutes } from './timeline/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { folderFileRoutes, watchedFolderRoutes } from './watching/routes.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { usageRoutes } from './usage/routes.ts'

const jsonBytes = 1024 * 1024

/** All routes. `webRoot` is the folder of the built page; without it only the API is served. */
export function createApp(services: Services, webRoot?: string) {
  const { config, log, tracing } = services
  const handleError = createErrorHandler(log)
  const metrics = createMetrics({ log: log.child({ area: 'http' }), tracing })
  const api = new Hono<SessionEnv>()
    .use(noStore)
    .use(sameOrigin(config))
    .use(limitBody)
    .use(sessionMiddleware(services))
    .use(callsByKey(services))
    .use(rateLimit(config))
    .get('/health', (c) => c.json({ ok: true }))
    .route('/', apiRoutes())
    .route('/', accountRoutes(services))
    .route('/account/api-keys', apiKeyRoutes(services))
    .route('/account/assistants', assistantRoutes(services))
    .route('/account/weekly-recap', recapSettingRoutes(services))
    .route('/weekly-recap', unsubscribeRoutes(services))
    .route('/quota', quotaRoutes(services))
    .route('/export', exportRoutes(services))
    .route('/documents', documentRoutes(services))
    .route('/', searchRoutes(services))
    .route('/ask', askRoutes(services))
    .route('/readings', readingRoutes(services))
    .route('/', chatRoutes(services))
    .route('/queries', queryRoutes(services))
    .route('/', oauthRoutes(services))
    .route('/data-sources', sourceRoutes(services))
    .route('/imports', folderFileRoutes(services))
    .route('/imports', importRoutes(services))
    .route('/watched-folder', watchedFolderRoutes(services))
    .route('/deletions', deletionRoutes(services))
    .route('/demo', demoRoutes(services))
    .route('/settings/model', modelRoutes(services))
    .route('/money', moneyRoutes(services))
    .route('/today', todayRoutes(services))
    .route('/timeline', timelineRoutes(services))
    .route('/health', healthRoutes(services))
    .route('/', threadRoutes(services))
    .route('/speech', speechRoutes(services))
    .route('/people', peopleRoutes(services))
    .route('/onboarding', onboardingRoutes(services))
    .route('/', usageRoutes(services))
    .route('/admin', adminRoutes({ ...services, callTimes: metrics }))
    .all('*', notFound)
  const app = new Hono<SessionEnv>()
    .use(securityHeaders(config.publicUrl?.startsWith('https:') ?? false))
    .use(metrics.measure)
    .use(allowedHost(config))
    .use(trustProxies(config))
    .use(useSharedLimits(services.sharedLimits))
    .route('/', operationRoutes({ ...services, metrics }))
    .route('/', assistantProtocolRoutes(services))
    .route('/api', api)
    .route('/mcp', mcpRoutes(services))
    .notFound(notFound)
    .onError(handleError)
  return webRoot === undefined ? app : app.route('/', pages(webRoot))
}

/** The app of a server that only runs jobs: its health and metrics. */
export function createWorkerApp({
  config,
  log,
  db,
  tracing,
}: Pick<Services, 'config' | 'log' | 'db' | 'tracing'>) {
  const metrics = createMetrics({ log: log.child({ area: 'http' }), tracing })
  return new Hono<SessionEnv>()
    .use(securityHeaders(config.publicUrl?.startsWith('https:') ?? false))
    .use(metrics.measure)
    .use(allowedHost(config))
    .route('/', operationRoutes({ config, db, metrics }))
    .notFound(notFound)
    .onError(createErrorHandler(log))
}

const limitJson = bodyLimit({
  maxSize: jsonBytes,
  onError: () => {
    throw new AppError('too_large', 'request.too_large', 'This request is too large.')
  },
})

/** Uploads count their own bytes while they stream. */
const limitBody: typeof limitJson = (c, next) =>
  c.req.header('content-type')?.startsWith('multipart/') ? next() : limitJson(c, next)
