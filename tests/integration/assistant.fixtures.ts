import {
  Client,
  StreamableHTTPClientTransport,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
} from '@modelcontextprotocol/client'
import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { assistantList, consentAnswer, type AuthorizationRequest } from '#shared/assistants.ts'
import type { Browser, TestServer } from '#tests/server.ts'

const address = 'http://127.0.0.1:33418/callback'
const origin = 'http://localhost'
const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  scope: z.string(),
  token_type: z.literal('Bearer'),
})

/** The official client, which discovers by itself how to get access. */
export function officialAssistant(server: TestServer, name = 'Robin') {
  const known: {
    tokens?: OAuthTokens
    information?: { client_id: string }
    verifier?: string
    discovery?: OAuthDiscoveryState
  } = {}
  const asked: URL[] = []
  const provider: OAuthClientProvider = {
    redirectUrl: address,
    clientMetadata: { client_name: name, redirect_uris: [address] },
    state: () => 'a state',
    clientInformation: () => known.information,
    saveClientInformation: (information) => void (known.information = information),
    tokens: () => known.tokens,
    saveTokens: (given) => void (known.tokens = given),
    saveDiscoveryState: (state) => void (known.discovery = state),
    discoveryState: () => known.discovery,
    redirectToAuthorization: (url) => void asked.push(url),
    saveCodeVerifier: (verifier) => void (known.verifier = verifier),
    codeVerifier: () => known.verifier ?? '',
  }
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
      authProvider: provider,
      fetch: async (url, init) => server.app.request(String(url), init),
    })
  const open = async () => {
    const client = new Client({ name: 'test', version: '1' })
    const over = transport()
    return { client, over, connected: client.connect(over) }
  }
  return { known, asked, open }
}

/** The parameters of an address at `/authorize`. */
export const requestIn = (url: URL): AuthorizationRequest => ({
  client_id: '',
  ...Object.fromEntries(url.searchParams),
})

export const register = (over: Browser, metadata: object): Promise<Response> =>
  over.post('/oauth/register', metadata)

/** An assistant whose requests are written by hand, so that they can break the protocol. */
export async function plainAssistant(over: Browser, { name = 'Robin', to = address } = {}) {
  const answer = await register(over, { client_name: name, redirect_uris: [to] })
  expect(answer.status).toBe(201)
  const { client_id } = z.object({ client_id: z.string() }).parse(await answer.json())
  const verifier = randomBytes(32).toString('base64url')
  const request = {
    client_id,
    redirect_uri: to,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'ask',
    state: 'a state',
    resource: `${origin}/mcp`,
  }
  const post = (path: string, form: Record<string, string>) =>
    over.send('POST', path, { body: new URLSearchParams(form) })
  const exchange = (code: string, changed: Record<string, string> = {}) =>
    post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id,
      code,
      redirect_uri: to,
      code_verifier: verifier,
      ...changed,
    })
  const refresh = (refresh_token: string, changed: Record<string, string> = {}) =>
    post('/oauth/token', { grant_type: 'refresh_token', client_id, refresh_token, ...changed })
  return {
    request,
    exchange,
    refresh,
    post,
    /** Grants the assistant access, as the person of a browser. */
    async connect(browser: Browser) {
      const code = await codeFrom(browser, request)
      return { code, ...tokens.parse(await (await exchange(code)).json()) }
    },
  }
}

export async function codeFrom(browser: Browser, request: AuthorizationRequest): Promise<string> {
  const answer = await browser.post('/api/account/assistants', { request, allow: true })
  expect(answer.status).toBe(200)
  const location = new URL(consentAnswer.parse(await answer.json()).location)
  expect(location.searchParams.get('state')).toBe('a state')
  expect(location.searchParams.get('iss')).toBe(origin)
  return location.searchParams.get('code') ?? ''
}

export const readTokens = async (answer: Response) => tokens.parse(await answer.json())

/** The status of a call to `/mcp` with a token. */
export async function callWith(server: TestServer, token: string, at = origin): Promise<number> {
  const answer = await server.app.request(`${at}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  })
  return answer.status
}

/** Grants access to an assistant, which refreshes its tokens once; returns its id. */
export async function connectAssistant(browser: Browser, name: string): Promise<string> {
  const assistant = await plainAssistant(browser, { name })
  const { refresh_token } = await assistant.connect(browser)
  expect((await assistant.refresh(refresh_token)).status).toBe(200)
  const answer = await browser.get('/api/account/assistants')
  return assistantList.parse(await answer.json())[0]?.id ?? ''
}
