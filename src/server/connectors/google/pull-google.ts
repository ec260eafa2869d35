import { z } from 'zod'
import type { SourceInclude } from '#shared/sources.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Page } from '../connector.ts'
import { analyticsCursor, listProperties, pullAnalytics } from './analytics/pull-analytics.ts'
import { driveCursor, pullDrive } from './drive/pull-drive.ts'
import type { GoogleApi } from './google-api.ts'
import type { GoogleServers } from './servers.ts'
import { analyticsScope, driveScope } from './sign-in.ts'

const googleCursor = z.object({
  drive: driveCursor.optional(),
  analytics: analyticsCursor.optional(),
})

type PullOptions = { api: GoogleApi; servers: GoogleServers; scope: string; include: SourceInclude }

/**
 * The granted scopes decide what is read: Drive files, Google Analytics figures, or both. A web
 * analytics source asks only for the latter.
 */
const allowed = (scope: string) => ({
  drive: scope.split(' ').includes(driveScope),
  analytics: scope.split(' ').includes(analyticsScope),
})

const about = z.object({ user: z.object({ emailAddress: z.string().catch('') }) })

/** Makes the cheapest call to each service that access was granted to. */
export async function verifyGoogle({ api, servers, scope }: PullOptions, signal: AbortSignal) {
  const may = allowed(scope)
  if (!may.drive && !may.analytics) throw new ConnectorError('needs_reauth')
  if (may.analytics) await listProperties({ api, servers }, signal)
  if (!may.drive) return undefined
  const url = new URL(`${servers.drive}/about`)
  url.search = String(new URLSearchParams({ fields: 'user(emailAddress)' }))
  return (await api.json(url, about, signal)).user.emailAddress
}

export async function* pullGoogle(
  { api, servers, scope, include }: PullOptions,
  cursor: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  let at = cursor === undefined ? {} : googleCursor.parse(JSON.parse(cursor))
  const may = allowed(scope)
  if (may.drive) {
    const drive = { api, base: servers.drive, include }
    for await (const { next, ...page } of pullDrive(drive, at.drive, signal)) {
      at = { ...at, drive: next }
      yield { ...page, cursor: JSON.stringify(at) }
    }
  }
  if (!may.analytics) return
  for await (const { next, ...page } of pullAnalytics(
    { api, servers, include },
    at.analytics,
    signal,
  )) {
    at = { ...at, analytics: next }
    yield { ...page, cursor: JSON.stringify(at) }
  }
}
