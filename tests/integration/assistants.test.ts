import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { assistantList, consentAnswer, consentView } from '#shared/assistants.ts'
import { test, type Browser } from '#tests/server.ts'
import {
  callWith,
  codeFrom,
  officialAssistant,
  plainAssistant,
  readTokens,
  register,
  requestIn,
} from './assistant.fixtures.ts'

vi.setConfig({ testTimeout: 180_000 })

const path = '/api/account/assistants'
const listOf = async (browser: Browser) =>
  assistantList.parse(await (await browser.get(path)).json())
const problemOf = async (answer: Response) =>
  z.object({ error: z.string() }).parse(await answer.json()).error

test('an assistant that knows only the address asks for consent and then answers', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await ada.bring({ 'spending.csv': 'item,amount\ntangerine,12\nmandarin,30\n' })
  const robin = officialAssistant(server)
  const refused = await robin.open()
  await expect(refused.connected).rejects.toThrow()
  const [asked] = robin.asked
  if (!asked) throw new Error('the client did not ask')
  expect(asked.pathname).toBe('/authorize')
  const request = requestIn(asked)
  expect(request).toMatchObject({ resource: 'http://localhost/mcp', scope: 'ask' })
  const view = consentView.parse(await (await ada.post(`${path}/request`, request)).json())
  expect(view).toEqual({
    name: 'Robin',
    destination: { kind: 'computer', name: '127.0.0.1:33418' },
    scopes: ['ask'],
  })

  const answer = await ada.post(path, { request, allow: true })
  const { location } = consentAnswer.parse(await answer.json())
  await refused.over.finishAuth(new URL(location).searchParams)
  const { client, connected } = await robin.open()
  await connected
  const given = { name: 'ask', arguments: { question: 'What is the sum of amount?' } }
  const found = await client.callTool(given)
  expect(JSON.stringify(found.structuredContent)).toContain('42')
  await client.close()

  const [listed] = await listOf(ada)
  expect(listed).toMatchObject({ name: 'Robin', scopes: ['ask'] })
  expect(listed?.lastUsedAt).not.toBeNull()
  expect((await ada.del(`${path}/${listed?.id}`)).status).toBe(200)
  expect(await callWith(server, robin.known.tokens?.access_token ?? '')).toBe(401)
  expect(await listOf(ada)).toEqual([])
})

test('the assistant is told of a refusal, and gets no access', async ({ server }) => {
  const ada = await server.person('Ada')
  const { request } = await plainAssistant(server.visitor())
  const answer = await ada.post(path, { request, allow: false })
  const { searchParams } = new URL(consentAnswer.parse(await answer.json()).location)
  expect(searchParams.get('error')).toBe('access_denied')
  expect(searchParams.get('code')).toBeNull()
  expect(await listOf(ada)).toEqual([])
})

test('a forged request of an assistant is refused', async ({ server }) => {
  const ada = await server.person('Ada')
  const { request } = await plainAssistant(server.visitor(), { to: 'https://robin.example/back' })
  const { request: other } = await plainAssistant(server.visitor(), { to: 'https://evil.example/' })
  for (const [changed, code] of [
    [{ redirect_uri: 'https://evil.example/' }, 'assistant.redirect'],
    [{ redirect_uri: 'https://robin.example/back/more' }, 'assistant.redirect'],
    [{ redirect_uri: 'https://robin.example:8443/back' }, 'assistant.redirect'],
    [
      { client_id: `${other.client_id.split('.')[0]}.${request.client_id.split('.')[1]}` },
      'assistant.unknown',
    ],
    [{ client_id: 'robin' }, 'assistant.unknown'],
    [{ response_type: 'token' }, 'assistant.request'],
    [{ code_challenge: undefined }, 'assistant.request'],
    [{ code_challenge_method: 'plain' }, 'assistant.request'],
    [{ resource: 'https://bank.example/mcp' }, 'assistant.request'],
  ] as const) {
    for (const [to, body] of [
      [`${path}/request`, { ...request, ...changed }],
      [path, { request: { ...request, ...changed }, allow: true }],
    ] as const) {
      const answer = await ada.post(to, body)
      expect(await answer.json(), JSON.stringify(changed)).toMatchObject({ code })
      expect(answer.status).toBe(400)
    }
  }
})

test('an assistant registers only addresses that a browser may be sent to, and its name is plain text', async ({
  server,
}) => {
  for (const to of [
    'http://robin.example/back',
    'javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
    'https://user:secret@robin.example/',
    'https://robin.example/#part',
    'robin',
  ]) {
    const answer = await register(server.visitor(), { client_name: 'Robin', redirect_uris: [to] })
    expect([answer.status, await problemOf(answer)], to).toEqual([400, 'invalid_redirect_uri'])
  }
  const many = Array.from({ length: 11 }, (_, at) => `https://robin.example/${at}`)
  expect((await register(server.visitor(), { redirect_uris: many })).status).toBe(400)
  expect((await register(server.visitor(), { padding: 'x'.repeat(40_000) })).status).toBe(413)

  const ada = await server.person('Ada')
  const name = `<img src=x onerror=alert(1)>\u202Egnp.\u0000 ${'a'.repeat(200)}`
  const { request } = await plainAssistant(server.visitor(), { name })
  const view = consentView.parse(await (await ada.post(`${path}/request`, request)).json())
  expect(view.name).toMatch(/^<img src=x onerror=alert\(1\)> gnp\. a+$/)
  expect(view.name).toHaveLength(80)
  const app = await plainAssistant(server.visitor(), { to: 'com.example.robin:/back' })
  const shown = await ada.post(`${path}/request`, app.request)
  expect(await shown.json()).toMatchObject({
    destination: { kind: 'app', name: 'com.example.robin' },
  })
  // A program on this computer learns its port only when it runs.
  const { request: local } = await plainAssistant(server.visitor(), { to: 'http://127.0.0.1/back' })
  const running = { ...local, redirect_uri: 'http://127.0.0.1:50123/back' }
  expect((await ada.post(`${path}/request`, running)).status).toBe(200)
})

test('a code opens nothing without its verifier, assistant and address, and only once', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const robin = await plainAssistant(server.visitor())
  const other = await plainAssistant(server.visitor(), { name: 'Other' })
  for (const changed of [
    { code_verifier: 'a'.repeat(43) },
    { client_id: other.request.client_id },
    { redirect_uri: 'http://127.0.0.1:33418/elsewhere' },
  ]) {
    const code = await codeFrom(ada, robin.request)
    const answer = await robin.exchange(code, changed)
    expect([answer.status, await problemOf(answer)]).toEqual([400, 'invalid_grant'])
    // A code that another assistant has tried is no longer valid.
    expect((await robin.exchange(code)).status).toBe(400)
  }
  const elsewhere = await robin.exchange(await codeFrom(ada, robin.request), {
    resource: 'https://bank.example/mcp',
  })
  expect(await problemOf(elsewhere)).toBe('invalid_target')
  expect(await problemOf(await robin.exchange('x', { client_id: 'robin' }))).toBe('invalid_client')
  expect(await problemOf(await robin.post('/oauth/token', { grant_type: 'password' }))).toBe(
    'unsupported_grant_type',
  )

  const { code, access_token } = await robin.connect(ada)
  expect(await callWith(server, access_token)).toBe(200)
  expect((await robin.exchange(code)).status).toBe(400)
  expect(await callWith(server, access_token)).toBe(401)
  expect(await listOf(ada)).toEqual([])
})

test('tokens are for one address, for an hour, and a stolen refresh token ends the access', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const robin = await plainAssistant(server.visitor())
  const first = await robin.connect(ada)
  expect(await callWith(server, first.access_token, 'http://127.0.0.1:3000')).toBe(401)
  expect((await ada.send('GET', '/api/export', bearer(first.access_token))).status).toBe(401)
  expect(await callWith(server, first.refresh_token)).toBe(401)

  const second = await readTokens(await robin.refresh(first.refresh_token))
  expect(await callWith(server, first.access_token)).toBe(401)
  expect(await callWith(server, second.access_token)).toBe(200)
  expect((await robin.refresh(first.refresh_token)).status).toBe(400)
  expect(await callWith(server, second.access_token)).toBe(401)
  expect((await robin.refresh(second.refresh_token)).status).toBe(400)

  const third = await robin.connect(ada)
  await server.opened.db.asUser(await userOf(ada), (tx) =>
    tx.execute(
      sql`update trove.assistant_grants set access_expires_at = now() - interval '1 second'`,
    ),
  )
  expect(await callWith(server, third.access_token)).toBe(401)
  const fourth = await readTokens(await robin.refresh(third.refresh_token))
  expect(await callWith(server, fourth.access_token)).toBe(200)
  expect((await robin.post('/oauth/revoke', { token: fourth.access_token })).status).toBe(200)
  expect(await callWith(server, fourth.access_token)).toBe(401)
})

test('a new password and logging out all others disconnect every assistant', async ({ server }) => {
  const ada = await server.person('Ada')
  const robin = await plainAssistant(server.visitor())
  const before = await robin.connect(ada)
  expect((await ada.del('/api/account/browsers')).status).toBe(204)
  expect(await callWith(server, before.access_token)).toBe(401)
  const again = await robin.connect(ada)
  const changed = await ada.post('/api/account/password', {
    currentPassword: ada.password,
    newPassword: 'another password',
  })
  expect(changed.status).toBe(200)
  expect(await callWith(server, again.access_token)).toBe(401)
})

test('no code or token, and no name of an assistant, is in the log or readable in the database', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const robin = await plainAssistant(server.visitor(), { name: 'Kumquat' })
  const { code, access_token, refresh_token } = await robin.connect(ada)
  expect(await callWith(server, access_token)).toBe(200)
  const { rows } = await server.opened.db.asUser(await userOf(ada), (tx) =>
    tx.execute(sql`select row_to_json(g) from trove.assistant_grants g`),
  )
  expect(rows).toHaveLength(1)
  for (const secret of [code, access_token, refresh_token, 'Kumquat']) {
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'))
    expect(server.logged.join('')).not.toContain(secret)
  }
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function userOf(browser: Browser): Promise<string> {
  const me: unknown = await (await browser.get('/api/me')).json()
  return z.object({ id: z.string() }).parse(me).id
}
