import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { noStore } from '#server/http/no-store.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { addressesFor } from './addresses.ts'
import { ProtocolError } from './protocol-error.ts'
import { isSameResource } from './read-request.ts'
import type { Registrations } from './registrations.ts'
import type { AssistantTokens } from './tokens.ts'

type Services = {
  config: Config
  assistants: { registrations: Registrations; tokens: AssistantTokens }
}

const scopes = ['ask']
const mostBytes = 32 * 1024

const text = z.string().min(1).max(8_000)
const exchange = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: text,
    code: text,
    redirect_uri: text,
    code_verifier: text,
    resource: text.optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: text,
    refresh_token: text,
    resource: text.optional(),
  }),
])

/** Routes by which programs get access: OAuth 2.1 as the Model Context Protocol uses it. */
export function assistantProtocolRoutes({ config, assistants }: Services) {
  const { registrations, tokens } = assistants
  const limitBody = bodyLimit({ maxSize: mostBytes })
  const registering = rateLimit(config, { capacity: 20, refillMs: 30_000 })
  const exchanging = rateLimit(config, { capacity: 60, refillMs: 1_000 })

  const describeResource = (c: Context) => {
    const { audience, issuer } = addressesFor(c, config)
    return c.json({
      resource: audience,
      resource_name: 'Trove',
      authorization_servers: [issuer],
      scopes_supported: scopes,
      bearer_methods_supported: ['header'],
    })
  }

  async function tokensFor(c: Context) {
    const given: unknown = await c.req.parseBody()
    const { data } = exchange.safeParse(given)
    if (!data) throw requestError(given)
    if (!registrations.find(data.client_id)) {
      throw new ProtocolError('invalid_client', 'This client_id was not issued here.')
    }
    const { audience } = addressesFor(c, config)
    if (data.resource !== undefined && !isSameResource(data.resource, audience)) {
      throw new ProtocolError('invalid_target', `Tokens are for ${audience} only.`)
    }
    return data.grant_type === 'authorization_code'
      ? tokens.redeem({
          code: data.code,
          assistant: data.client_id,
          redirect: data.redirect_uri,
          verifier: data.code_verifier,
        })
      : tokens.refresh({ token: data.refresh_token, assistant: data.client_id })
  }

  return new Hono()
    .get('/.well-known/oauth-protected-resource', describeResource)
    .get('/.well-known/oauth-protected-resource/mcp', describeResource)
    .get('/.well-known/oauth-authorization-server', (c) => {
      const addresses = addressesFor(c, config)
      return c.json({
        issuer: addresses.issuer,
        authorization_endpoint: addresses.authorize,
        token_endpoint: addresses.token,
        registration_endpoint: addresses.register,
        revocation_endpoint: addresses.revoke,
        scopes_supported: scopes,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
      })
    })
    .post('/oauth/register', noStore, limitBody, registering, async (c) => {
      const given: unknown = await c.req.json().catch(() => undefined)
      const { id, name, addresses } = registrations.register(given)
      return c.json(
        {
          client_id: id,
          client_name: name,
          redirect_uris: addresses,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        },
        201,
      )
    })
    .post('/oauth/token', noStore, limitBody, exchanging, async (c) => {
      const { access, refresh, scopes: granted, expiresInS } = await tokensFor(c)
      return c.json({
        access_token: access,
        token_type: 'Bearer',
        expires_in: expiresInS,
        refresh_token: refresh,
        scope: granted.join(' '),
      })
    })
    .post('/oauth/revoke', noStore, limitBody, exchanging, async (c) => {
      const { data } = z.object({ token: text }).safeParse(await c.req.parseBody())
      if (!data) throw new ProtocolError('invalid_request', 'The token is missing.')
      await tokens.revoke(data.token)
      return c.body(null, 200)
    })
    .onError((error, c) => {
      if (!(error instanceof ProtocolError)) throw error
      const status = error.problem === 'invalid_client' ? 401 : 400
      return c.json({ error: error.problem, error_description: error.message }, status)
    })
}

function requestError(given: unknown): ProtocolError {
  const { data } = z.object({ grant_type: z.string() }).safeParse(given)
  const isKnown = data?.grant_type === 'authorization_code' || data?.grant_type === 'refresh_token'
  return data === undefined || isKnown
    ? new ProtocolError('invalid_request', 'A parameter is missing or too long.')
    : new ProtocolError('unsupported_grant_type', 'Only codes and refresh tokens are exchanged.')
}
