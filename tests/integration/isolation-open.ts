import type { Browser } from '#tests/server.ts'
import { sendFile, madeNowhere, curious } from './isolation.fixtures.ts'
import { onlyKeyFor } from './isolation-keys.ts'
import type { IsolationMatrix } from './isolation-types.ts'

/** The same response for everybody. */
const toAll = (status: number) => ({
  guest: status,
  stranger: status,
  disabled: status,
  key: status,
  'records key': status,
  'questions key': status,
  'documents key': status,
  'ask key': status,
  'import key': status,
  'key of a disabled person': status,
})

const askers = { ...toAll(200), ...onlyKeyFor('ask', 200) }

const revoke = (browser: Browser, token: string) =>
  browser.send('POST', '/oauth/revoke', { body: new URLSearchParams({ token }) })

/** Routes that a stranger may call, with ids or names that could be a person's. */
export const openMatrix: IsolationMatrix = {
  'GET /api/ask/suggestions': [(b) => b.get('/api/ask/suggestions'), 200, toAll(200)],
  'POST /api/ask': [(b) => b.post('/api/ask', { question: curious }), 200, askers],
  'POST /api/ask/reasoning': [
    (b) => b.post('/api/ask/reasoning', { question: curious }),
    200,
    askers,
  ],
  'POST /api/search': [(b) => b.post('/api/search', { query: 'amount and levy' }), 200, askers],
  'POST /api/speech': [(b) => b.post('/api/speech', { of: 'nobody' }), 415, toAll(415)],
  'GET /api/demo': [(b) => b.get('/api/demo'), 200, toAll(200)],
  'POST /api/documents/upload': [
    (b) => sendFile(b, '/api/documents/upload', 'documents'),
    201,
    { ...toAll(201), ...onlyKeyFor('import', 201) },
  ],
  'GET /api/quota': [(b) => b.get('/api/quota'), 200, toAll(200)],
  'GET /api/me': [(b) => b.get('/api/me'), 200, toAll(200)],
  'GET /api/site': [(b) => b.get('/api/site'), 200, toAll(200)],
  'GET /api/health': [(b) => b.get('/api/health'), 200, toAll(200)],
  'GET /healthz': [(b) => b.get('/healthz'), 200, toAll(200)],
  'GET /readyz': [(b) => b.get('/readyz'), 200, toAll(200)],
  'GET /metrics': [(b) => b.get('/metrics'), 404, toAll(404)],
  'GET /.well-known/oauth-protected-resource': [
    (b) => b.get('/.well-known/oauth-protected-resource'),
    200,
    toAll(200),
  ],
  'GET /.well-known/oauth-protected-resource/mcp': [
    (b) => b.get('/.well-known/oauth-protected-resource/mcp'),
    200,
    toAll(200),
  ],
  'GET /.well-known/oauth-authorization-server': [
    (b) => b.get('/.well-known/oauth-authorization-server'),
    200,
    toAll(200),
  ],
  'POST /oauth/register': [
    (b) => b.post('/oauth/register', { redirect_uris: [] }),
    400,
    toAll(400),
  ],
  'POST /oauth/token': [
    (b, i) => b.post('/oauth/token', { grant_type: 'refresh_token', client_id: i.assistant }),
    400,
    toAll(400),
  ],
  'POST /oauth/revoke': [(b, i) => revoke(b, i.assistant), 200, toAll(200)],
  'GET /api/openapi.json': [(b) => b.get('/api/openapi.json'), 200, toAll(200)],
  'GET /api/docs': [(b) => b.get('/api/docs'), 200, toAll(200)],
  'GET /api/auth/google': [(b) => b.get('/api/auth/google'), 302, toAll(302)],
  'GET /api/auth/apple': [(b) => b.get('/api/auth/apple'), 302, toAll(302)],
  'GET /api/oauth/google/callback': [
    (b, i) => b.get(`/api/oauth/google/callback?code=1&state=${i.source}`),
    302,
    toAll(302),
  ],
  'GET /api/auth/callback/google': [
    (b, i) => b.get(`/api/auth/callback/google?code=1&state=${i.user}`),
    302,
    toAll(302),
  ],
  'GET /api/auth/callback/apple': [
    (b, i) => b.get(`/api/auth/callback/apple?code=1&state=${i.user}`),
    302,
    toAll(302),
  ],
  'POST /api/auth/callback/apple': [
    (b, i) => b.post('/api/auth/callback/apple', { code: '1', state: i.user }),
    302,
    toAll(302),
  ],
  'POST /api/auth/email/signup': [
    (b, { email }) => b.post('/api/auth/email/signup', { name: 'Ada', email, password: 'short' }),
    400,
    toAll(400),
  ],
  'POST /api/auth/second-factor': [
    (b) => b.post('/api/auth/second-factor', { code: '123456' }),
    401,
    toAll(401),
  ],
  'POST /api/auth/passkey/options': [
    (b) => b.post('/api/auth/passkey/options', {}),
    200,
    toAll(200),
  ],
  'POST /api/auth/passkey': [
    (b, i) =>
      b.post('/api/auth/passkey', {
        credential: { ...madeNowhere.credential, id: i.passkey },
      }),
    400,
    toAll(400),
  ],
  'GET /api/weekly-recap/unsubscribe': [
    (b, i) => b.get(`/api/weekly-recap/unsubscribe?token=${i.user}`),
    302,
    toAll(302),
  ],
  'POST /api/weekly-recap/unsubscribe': [
    (b, i) => b.post(`/api/weekly-recap/unsubscribe?token=${i.user}`),
    200,
    toAll(200),
  ],
  'POST /api/auth/password/forgot': [
    (b, { email }) => b.post('/api/auth/password/forgot', { email }),
    200,
    toAll(200),
  ],
  'POST /api/auth/password/reset': [
    (b, i) => b.post('/api/auth/password/reset', { token: i.user, password: 'another password' }),
    400,
    toAll(400),
  ],
}

/** They end the session, load thousands of records, or are refused after some wrong passwords. */
export const apart = ['POST /api/auth/logout', 'POST /api/demo', 'POST /api/auth/email/login']
