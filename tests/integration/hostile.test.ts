import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#server/db/tables.ts'
import { errorBody } from '#shared/errors.ts'
import { test, type Browser, type TestServer } from '#tests/server.ts'

const lone = '\uD83D'
const long = 'a'.repeat(5_000)
/** Ids in an address: invalid text, half a character, endless text. */
const hostileIds = ['x%00y', '%ED%A0%80', long]
const hostileValues = ['x\0y', `${lone}${long}`, { a: lone }]
/** Names used in bodies and addresses, so that hostile values get past the first check. */
const fields = [
  'address', 'answer', 'choice', 'code', 'conversationId', 'currentPassword', 'cursor', 'email',
  'from', 'id', 'identity', 'key', 'kind', 'language', 'message', 'model', 'name', 'newPassword',
  'of', 'password', 'period', 'phrase', 'q', 'query', 'question', 'savedAs', 'sort', 'source', 'sql',
  'state', 'timeZone', 'title', 'to', 'token', 'transaction', 'type', 'undo', 'user_id',
] // prettier-ignore

type Route = { method: string; path: string }

/** They end the session used for the other calls, or load thousands of records. */
const apart = ['POST /api/auth/logout', 'POST /api/demo']

/** Every declared call of the application. */
function routesOf({ app }: TestServer): Route[] {
  const known = new Map<string, Route>()
  for (const { method, path } of app.routes) {
    if (method !== 'ALL' && path.startsWith('/api/'))
      known.set(`${method} ${path}`, { method, path })
  }
  for (const route of apart) known.delete(route)
  return [...known.values()]
}

/** A body that partly fits many calls: the same value in each known field. */
const bodyOf = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]))

/** What is wrong with the response to nonsense: a server error, or an unknown format. */
async function faultOf(answer: Response): Promise<string | undefined> {
  const text = await answer.text()
  if (answer.status >= 500) return `${answer.status} ${text}`
  const isOurs = answer.status < 400 || errorBody.safeParse(JSON.parse(text)).success
  return isOurs ? undefined : `${answer.status} in no shape of ours`
}

async function admin(server: TestServer): Promise<Browser> {
  const browser = await server.person('Ada')
  const named = eq(users.email, browser.email)
  await server.opened.db.auth.update(users).set({ role: 'admin' }).where(named)
  return browser
}

test(
  'no id, address or body, however strange, causes a server error',
  { timeout: 120_000 },
  async ({ server }) => {
    const browser = await admin(server)
    const headers = { 'content-type': 'application/json' }
    const faults: string[] = []
    async function send({ method, path }: Route, id: string, value: unknown) {
      const url = path.replaceAll(/:\w+/g, id)
      const query = new URLSearchParams(
        Object.fromEntries(fields.map((field) => [field, String(value)])),
      )
      const answer =
        method === 'GET'
          ? await browser.get(`${url}?${query.toString()}`)
          : await browser.send(method, url, { body: JSON.stringify(bodyOf(value)), headers })
      const fault = await faultOf(answer)
      const what = `${method} ${path} ${id.slice(0, 20)} ${JSON.stringify(value).slice(0, 30)}`
      if (fault !== undefined) faults.push(`${what}: ${fault}`)
    }
    for (const route of routesOf(server)) {
      if (route.path.includes(':')) for (const id of hostileIds) await send(route, id, 'x')
      for (const value of hostileValues) await send(route, 'none', value)
    }
    expect(faults).toEqual([])
    expect((await browser.get('/api/me')).status).toBe(200)
  },
)

test("another site's page cannot change anything, in any format", async ({ server }) => {
  const browser = await server.person('Ada')
  const passed: string[] = []
  const form = new FormData()
  form.append('files', new File(['x'], 'x.txt'))
  const bodies = [form, JSON.stringify(bodyOf('x')), new URLSearchParams({ question: 'x' })]
  const pages = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
  ]
  for (const { method, path } of routesOf(server)) {
    // Apple's page posts its response; the browser's state cookie shows whether it was requested.
    if (method === 'GET' || path === '/api/auth/callback/apple') continue
    for (const body of method === 'DELETE' ? [null] : bodies) {
      for (const headers of pages) {
        const answer = await browser.send(method, path.replaceAll(/:\w+/g, 'none'), {
          body,
          headers,
        })
        const { code } = errorBody.parse(await answer.json())
        if (code !== 'request.foreign_origin') passed.push(`${method} ${path}`)
      }
    }
  }
  expect(passed).toEqual([])
})

test('no response is cached, sniffed or framed', async ({ server }) => {
  const browser = await server.person('Ada')
  const wrong: string[] = []
  for (const { method, path } of routesOf(server)) {
    for (const by of [browser, server.visitor()]) {
      const answer = await by.send(method, path.replaceAll(/:\w+/g, 'none'))
      await answer.body?.cancel()
      const { headers } = answer
      const isRight =
        /\bno-store\b/.test(headers.get('cache-control') ?? '') &&
        headers.get('x-content-type-options') === 'nosniff' &&
        /frame-ancestors 'none'|^sandbox/.test(headers.get('content-security-policy') ?? '')
      if (!isRight) wrong.push(`${method} ${path} ${answer.status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('input that nobody can have typed is refused before it is looked up or stored', async ({
  server,
}) => {
  const browser = await server.person('Ada')
  const endless = 'a'.repeat(200_000)
  const email = `${endless}@example.org`
  const calls = [
    ['POST', '/api/auth/email/login', { email, password: 'x' }],
    ['POST', '/api/auth/email/login', { email: browser.email, password: endless }],
    ['POST', '/api/auth/email/signup', { name: 'x', email, password: 'correct horse' }],
    ['POST', '/api/auth/email/signup', { name: endless, email: 'x@example.org', password: 'x' }],
    ['POST', '/api/auth/password/forgot', { email }],
    ['POST', '/api/auth/password/reset', { token: endless, password: 'correct horse' }],
    ['POST', '/api/account/password', { currentPassword: endless, newPassword: 'x' }],
    ['POST', '/api/account/second-factor', { password: endless }],
    ['POST', '/api/account/passkeys/options', { password: endless }],
    ['PATCH', '/api/account', { name: endless }],
    ['DELETE', '/api/account', { password: endless }],
  ] as const
  for (const [method, path, body] of calls) {
    const headers = { 'content-type': 'application/json' }
    const answer = await browser.send(method, path, { body: JSON.stringify(body), headers })
    expect(errorBody.parse(await answer.json()).code, `${method} ${path}`).toBe('request.invalid')
  }
})
