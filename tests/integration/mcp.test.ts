import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import type { ApiKeyScope } from '#shared/api-keys.ts'
import { citation } from '#shared/answers.ts'
import { makeKey } from '#tests/other-trove.ts'
import { test, type Browser, type TestServer } from '#tests/server.ts'

vi.setConfig({ testTimeout: 180_000 })

const passages = z.array(
  z.object({ passageId: z.string(), documentName: z.string(), text: z.string() }),
)

/** An assistant with the official client, using the newest protocol or an older one. */
async function assistantOf(
  server: TestServer,
  browser: Browser,
  { scopes = ['ask'] as ApiKeyScope[], newest = true } = {},
) {
  const { key } = await makeKey(browser, scopes)
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: newest ? 'auto' : 'legacy' } },
  )
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: async (url, init) => server.app.request(String(url), init),
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  )
  return {
    client,
    call: async (name: string, given: Record<string, unknown>) => {
      const answer = await client.callTool({ name, arguments: given })
      const found = z.record(z.string(), z.unknown()).optional().parse(answer.structuredContent)
      const text = z.array(z.object({ text: z.string() })).parse(answer.content)[0]?.text ?? ''
      return { found: found ?? {}, text, isError: answer.isError === true }
    },
  }
}

test('an assistant searches, reads, lists, queries and asks, and gets the evidence each time', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const documents = await ada.bring({
    'plan.txt': 'The roof is mended in May.\n\nThe plumber is called Bea Gardner.',
    'spending.csv': 'item,amount\ntangerine,12\nmandarin,30\n',
  })
  const plan = documents.find(({ originalName }) => originalName === 'plan.txt')
  expect(plan?.status).toBe('processed')
  await ada.patch('/api/documents', { ids: [plan?.id], add: ['house'] })
  for (const newest of [true, false]) {
    const { client, call } = await assistantOf(server, ada, { newest })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'ask',
      'list',
      'query',
      'read',
      'search',
    ])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)

    const [hit] = passages.parse((await call('search', { query: 'plumber' })).found['passages'])
    expect(hit).toMatchObject({ documentName: 'plan.txt' })
    expect(hit?.text).toContain('Bea Gardner')
    for (const [tag, count] of [
      ['House', 1],
      ['garden', 0],
    ] as const) {
      const { found } = await call('search', { query: 'plumber', tag })
      expect(passages.parse(found['passages'])).toHaveLength(count)
    }
    const read = await call('read', { passageId: hit?.passageId })
    expect(read.text).toContain('Bea Gardner')
    expect((await call('list', { kind: 'documents' })).text).toContain('spending.csv')

    const tables = await call('list', { kind: 'tables' })
    const [table] = z.array(z.object({ name: z.string() })).parse(tables.found['tables'])
    const rows = await call('query', { sql: `SELECT sum(amount) FROM ${table?.name}` })
    expect(rows.found).toMatchObject({ rows: [[42]], evidence: [{ documentName: 'spending.csv' }] })

    const asked = await call('ask', { question: 'What is the sum of amount?' })
    expect(asked.found).toMatchObject({ found: true })
    expect(asked.text).toContain('42')
    const [cited] = z.array(citation).parse(asked.found['citations'])
    expect(cited?.documentName).toBe('spending.csv')
    await client.close()
  }
})

test("an assistant gets nobody else's data, and clear error messages", async ({ server }) => {
  const ada = await server.person('Ada')
  const [secret] = await ada.bring({ 'secret.txt': 'The tangerine is in the cellar.' })
  const { call: own } = await assistantOf(server, ada)
  const mine = passages.parse((await own('search', { query: 'tangerine' })).found['passages'])
  const { call } = await assistantOf(server, await server.person('Mallory'))
  expect((await call('search', { query: 'tangerine cellar' })).found).toEqual({ passages: [] })
  expect((await call('list', { kind: 'documents' })).found).toEqual({ documents: [] })
  for (const [given, says] of [
    [{ passageId: mine[0]?.passageId }, 'This passage does not exist.'],
    [{ documentId: secret?.id }, 'This document does not exist.'],
  ] as const) {
    expect(await call('read', given)).toMatchObject({ isError: true, text: says })
  }
  expect(await call('query', { sql: 'DROP TABLE x' })).toMatchObject({ isError: true })
})

test('a key without the scope `ask`, or an invalid one, gives an assistant no access', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await expect(assistantOf(server, ada, { scopes: ['records', 'documents'] })).rejects.toThrow()
  const answer = await ada.send('POST', '/mcp', { body: '{}' })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toBe(
    'Bearer resource_metadata="http://localhost/.well-known/oauth-protected-resource/mcp", scope="ask"',
  )
})
