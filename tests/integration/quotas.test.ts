import { expect, vi } from 'vitest'
import { adminPeople } from '#shared/administration.ts'
import { noQuota, quotaView, type QuotaLimits } from '#shared/quotas.ts'
import { importDraft, sourceList } from '#shared/sources.ts'
import { users } from '#server/db/tables.ts'
import { list, report } from '#tests/data-sources.ts'
import { makeKey } from '#tests/other-trove.ts'
import { openTestServer, test, type Browser, type TestServer } from '#tests/server.ts'

vi.setConfig({ testTimeout: 180_000 })

const quotaOf = async (browser: Browser) =>
  quotaView.parse(await (await browser.get('/api/quota')).json())

/** A server with an admin and a second person, and a function that limits that person. */
async function openWithAdmin(settings: Record<string, string>) {
  const server = await openTestServer(settings)
  const admin = await server.person('Alan')
  await server.opened.db.auth.update(users).set({ role: 'admin' })
  const ada = await server.person('Ada')
  const people = adminPeople.parse(await (await admin.get('/api/admin/people')).json())
  const { id } = people.people.find(({ email }) => email === ada.email) ?? { id: '' }
  const limit = async (quota: Partial<QuotaLimits>) => {
    const change = { quota: { ...noQuota, ...quota } }
    expect((await admin.patch(`/api/admin/people/${id}`, change)).status).toBe(200)
  }
  return { server, ada, limit, people, [Symbol.asyncDispose]: () => close(server) }
}
const close = (server: TestServer) => server[Symbol.asyncDispose]()

test('questions count together however they are asked, and a refusal says when the next can be asked', async () => {
  await using opened = await openWithAdmin({ ACCOUNT_QUESTIONS_A_DAY: '3' })
  const { server, ada, limit, people } = opened
  expect(people.defaults).toEqual({ ...noQuota, questions: 3 })
  const question = 'What is 2 + 2?'
  expect((await ada.post('/api/ask', { question })).status).toBe(200)
  expect((await ada.post('/api/chat', { message: question })).status).toBe(200)
  expect((await ada.post('/api/queries', { question })).status).toBe(202)
  expect((await quotaOf(ada)).questions).toMatchObject({ used: 3, most: 3 })

  for (const [path, said] of [
    ['/api/ask', { question }],
    ['/api/ask/reasoning', { question }],
    ['/api/chat', { message: question }],
    ['/api/queries', { question }],
  ] as const) {
    const refused = await ada.post(path, said)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      code: 'quota.questions',
      error: expect.stringMatching(/^You can ask 3 questions a day.*again in \d+ \w+/),
    })
  }
  const { key } = await makeKey(ada, ['ask'])
  const assistant = server.sending({}, { authorization: `Bearer ${key}` })
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' }
  const params = { name: 'ask', arguments: { question } }
  const reply = await assistant.send('POST', '/mcp', {
    body: JSON.stringify({ ...call, params }),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
    },
  })
  expect(await reply.text()).toContain('You can ask 3 questions a day')
  // A search is not a question.
  expect((await ada.post('/api/search', { query: 'tulips' })).status).toBe(200)

  await limit({ questions: 4 })
  const both = await Promise.all([1, 2].map(() => ada.post('/api/ask', { question })))
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 429]))
})

test('an account is full for uploads and sources alike, and continues when there is room', async () => {
  await using opened = await openWithAdmin({ ACCOUNT_DOCUMENTS: '2', ACCOUNT_STORAGE_MB: '0.01' })
  const { server, ada, limit } = opened
  expect((await ada.upload({ 'a.txt': 'apples', 'b.txt': 'bananas' })).status).toBe(201)
  const refused = await ada.upload({ 'c.txt': 'cherries' })
  expect(refused.status).toBe(413)
  expect(await refused.json()).toEqual({
    code: 'quota.full',
    error:
      'Your account can hold 2 documents and 10.2 KB in all, and this would be more. None of it was stored. Delete something first, or ask an admin for more room.',
  })
  expect(await quotaOf(ada)).toMatchObject({ documents: { used: 2 }, bytes: { used: 13 } })

  const chat = Array.from({ length: 40 }, (_, n) => `1/5/24, 10:${10 + n} - Grace: Lunch ${n}?`)
  const form = (text: string) => {
    const files = new FormData()
    files.append('files', new File([text], 'WhatsApp Chat with Grace.txt'))
    return files
  }
  const large = await ada.send('POST', '/api/imports', { body: form(chat.join('\n').repeat(12)) })
  expect(await large.json()).toMatchObject({ code: 'quota.full' })

  const sent = await ada.send('POST', '/api/imports', { body: form(chat.join('\n')) })
  const draft = importDraft.parse(await sent.json())
  await limit({ bytes: 20 })
  const started = await ada.post(`/api/imports/${draft.id}/start`, {
    files: draft.files.map(({ id }) => ({ id })),
  })
  const [source] = sourceList.parse(await started.json())
  const id = source?.id ?? ''
  const state = async () => (await list(ada))[0]?.progress?.state
  await expect.poll(state, { timeout: 30_000 }).toBe('stopped')
  expect((await report(ada, id)).problem).toContain('Your account can hold 20 ')
  expect(server.logged.join('')).not.toContain('source run failed')

  await limit({ bytes: 1_000_000 })
  expect((await ada.post(`/api/data-sources/${id}/resume`)).status).toBe(200)
  await expect.poll(state, { timeout: 30_000 }).toBeUndefined()
  expect(await report(ada, id)).toMatchObject({ stored: 40, failed: 0 })
})
