import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { z } from 'zod'
import { analyticsScope, driveScope } from '#server/connectors/google/sign-in.ts'
import { createOidcStore } from './oidc-store.fixtures.ts'

export const oauthClient = { clientId: 'ada-client', clientSecret: 'GOCSPX-secret-of-ada' }

/** A real OAuth server; `state` determines who signs in and what they allow. */
export async function openOidc(redirectUri: string) {
  const state = {
    account: 'ada@gmail.com',
    /** Scopes unticked on the consent page. */
    unticked: [] as string[],
    denies: false,
    revoked: 0,
    asked: [] as URLSearchParams[],
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, configuration(redirectUri))
  const handle = provider.callback()
  provider.on('grant.revoked', () => (state.revoked += 1))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/auth') state.asked.push(url.searchParams)
    if (!url.pathname.startsWith('/interaction/')) return handle(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    const finish = (result: object) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
    if (state.denies) return finish({ error: 'access_denied' })
    if (prompt.name === 'login') return finish({ login: { accountId: state.account } })
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: params['client_id'] ?? '',
    })
    for (const scope of (params['scope'] ?? '').split(' ')) {
      if (state.unticked.includes(scope)) grant.rejectOIDCScope(scope)
      else grant.addOIDCScope(scope)
    }
    return finish({ consent: { grantId: await grant.save() } })
  }

  return {
    state,
    issuer,
    /**
     * Signs in and decides like a person in a browser; returns where the browser is redirected
     * afterwards.
     */
    async visit(url: string): Promise<URL> {
      const jar = new Map<string, string>()
      let at = new URL(url)
      for (let steps = 0; steps < 12 && at.origin === issuer; steps++) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const page = await fetch(at, { redirect: 'manual', headers: { cookie } })
        await page.body?.cancel()
        for (const line of page.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        const location = page.headers.get('location')
        if (location === null)
          throw new Error(`the sign-in ended with ${page.status} at ${at.pathname}`)
        at = new URL(location, at)
      }
      return at
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function configuration(redirectUri: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    adapter: createOidcStore(),
    clients: [
      {
        client_id: oauthClient.clientId,
        client_secret: oauthClient.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email', driveScope, analyticsScope],
    claims: { openid: ['sub'], email: ['email'] },
    // Google puts the email address into the token itself.
    conformIdTokenClaims: false,
    issueRefreshToken: () => Promise.resolve(true),
    rotateRefreshToken: false,
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => Promise.resolve({ sub: id, email: id }),
    }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => Promise.resolve(true) },
    },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for tests'] },
    ttl: {
      AccessToken: 3600,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 600,
      Session: 3600,
      RefreshToken: 3600,
    },
  }
}
