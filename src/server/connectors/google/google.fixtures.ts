import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Answer } from './answer.fixtures.ts'
import { answerAnalytics, type StoodInRow } from './analytics.fixtures.ts'
import { answerDrive, createDriveState } from './drive.fixtures.ts'
import { analyticsScope, driveScope, tokensField, type GoogleTokens } from './sign-in.ts'

export const email = 'ada@gmail.com'
export const client = { clientId: 'client-1.apps.googleusercontent.com', clientSecret: 'GOCSPX-1' }

/** A call to refuse, and how many times. */
export type Refusal = {
  path: RegExp
  status: number
  body?: unknown
  headers?: Record<string, string>
  times?: number
}

/** A refusal as Google's APIs phrase it. */
export const refusal = (code: number, reason: string, message = reason) => ({
  error: { code, message, errors: [{ domain: 'usageLimits', reason, message }] },
})

/**
 * Imitates the parts of Google's APIs and token endpoint that the connector uses. `state` may be
 * changed while it runs.
 */
export async function openGoogle() {
  const state = {
    drive: createDriveState(),
    properties: [] as { property: string; displayName: string }[],
    rows: [] as StoodInRow[],
    refusals: [] as Refusal[],
    /** Decides which access tokens are accepted. */
    accepts: (token: string) => token.startsWith('access-'),
    renewals: [] as string[],
    /** The error with which the token endpoint refuses. */
    renewalError: undefined as { status: number; error: string } | undefined,
    calls: [] as string[],
  }
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', origin())
      const body = await bodyOf(request)
      state.calls.push(`${request.method} ${url.pathname}`)
      send(response, signIn(url, body) ?? api(request, url, body))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const origin = () => `http://127.0.0.1:${port}`

  function signIn(
    url: URL,
    body: string,
  ): (Answer & { headers?: Record<string, string> }) | undefined {
    if (url.pathname === '/.well-known/openid-configuration') {
      return {
        body: {
          issuer: origin(),
          authorization_endpoint: `${origin()}/auth`,
          token_endpoint: `${origin()}/token`,
          revocation_endpoint: `${origin()}/revoke`,
          jwks_uri: `${origin()}/jwks`,
        },
      }
    }
    if (url.pathname !== '/token') return undefined
    const given = new URLSearchParams(body)
    if (state.renewalError) {
      const { status, error } = state.renewalError
      return { status, body: { error } }
    }
    state.renewals.push(given.get('refresh_token') ?? '')
    const access_token = `access-renewed-${state.renewals.length}`
    return { body: { access_token, token_type: 'Bearer', expires_in: 3600, scope: driveScope } }
  }

  function api(request: IncomingMessage, url: URL, body: string) {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    if (!state.accepts(token)) return { status: 401, body: refusal(401, 'authError') }
    const refused = state.refusals.find(
      ({ path, times = 1 }) => times > 0 && path.test(`${url.pathname}${url.search}`),
    )
    if (refused) {
      refused.times = (refused.times ?? 1) - 1
      return { ...refused, body: refused.body ?? refusal(refused.status, 'backendError') }
    }
    if (url.pathname.startsWith('/drive/')) return answerDrive(state.drive, url, origin())
    return answerAnalytics(state, url, body)
  }

  return {
    state,
    origin: origin(),
    servers: {
      issuer: origin(),
      drive: `${origin()}/drive/v3`,
      analyticsAdmin: `${origin()}/admin/v1beta`,
      analyticsData: `${origin()}/data/v1beta`,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type StoodInGoogle = Awaited<ReturnType<typeof openGoogle>>

/** Credentials of a source with access granted. */
export function credentialsOf(
  scopes: 'drive' | 'analytics' | 'both',
  tokens: Partial<GoogleTokens> = {},
) {
  const scope = [
    ...(scopes === 'analytics' ? [] : [driveScope]),
    ...(scopes === 'drive' ? [] : [analyticsScope]),
  ].join(' ')
  const kept: GoogleTokens = {
    accessToken: 'access-1',
    expiresAt: Date.now() + 3_600_000,
    refreshToken: 'refresh-1',
    scope,
    email,
    ...tokens,
  }
  return { email, ...client, [tokensField]: JSON.stringify(kept) }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

function send(
  response: ServerResponse,
  { status = 200, body, bytes, headers }: Answer & { headers?: Record<string, string> },
): void {
  const type = bytes ? 'application/octet-stream' : 'application/json'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(bytes ?? JSON.stringify(body ?? {}))
}
