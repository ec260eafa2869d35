import { expect, vi } from 'vitest'
import { z } from 'zod'
import { askResponse } from '#shared/answers.ts'
import { queryView, rowsPage } from '#shared/queries.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { mailItem } from '#server/records/records.fixtures.ts'
import { makeKey, openFilledSource } from '#tests/other-trove.ts'
import { test, type Browser, type TestServer } from '#tests/server.ts'

vi.setConfig({ testTimeout: 120_000 })

const times = 'SELECT date FROM emails'
const inBerlin = '2026-02-05T00:30:00'
const inLima = '2026-02-04T18:30:00'
const inUtc = '2026-02-04T23:30:00'

/** A person with a mail that came late in the evening of 4 February in UTC. */
async function personWithMail(server: TestServer) {
  const ada = await server.person('Ada')
  const source = await openFilledSource(server, ada)
  await source.store([mailItem('late', { date: '2026-02-04T23:30:00.000Z', labels: ['Inbox'] })])
  return ada
}

async function run(browser: Browser, query: { timeZone?: string } = {}) {
  const created = await browser.post('/api/queries', { question: 'times', sql: times, ...query })
  const { id } = z.object({ id: z.string() }).parse(await created.json())
  const find = async () => queryView.parse(await (await browser.get(`/api/queries/${id}`)).json())
  await expect.poll(async () => (await find()).status, { timeout: 20_000 }).toBe('completed')
  const rows = async (search = '') =>
    rowsPage.parse(await (await browser.get(`/api/queries/${id}/rows?${search}`)).json()).rows[0]
  return { found: await find(), rows }
}

const me = async (browser: Browser) =>
  z
    .object({ lastTimeZone: z.string().optional() })
    .parse(await (await browser.get('/api/me')).json())

/** What a program with an API key gets. */
async function programOf(server: TestServer, browser: Browser) {
  const { key } = await makeKey(browser, ['ask'])
  const program = server.sending({}, { authorization: `Bearer ${key}` })
  return {
    async ask(timeZone?: string) {
      const question = 'How many mails did I receive on 5 February 2026?'
      return askResponse.parse(
        await (await program.post('/api/ask', { question, timeZone })).json(),
      ).answer
    },
    async query() {
      const answer = await program.send('POST', '/mcp', {
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'query', arguments: { sql: times } },
        }),
      })
      return answer.text()
    },
  }
}

test("statements run in the zone of the request, else in the one that the person's browser named last", async ({
  server,
}) => {
  const ada = await personWithMail(server)
  const program = await programOf(server, ada)
  expect(await program.query()).toContain(inUtc)
  expect(await me(ada)).toEqual({})

  const saved = await run(ada, { timeZone: 'Europe/Berlin' })
  expect(saved.found).toMatchObject({ results: [{ value: inBerlin }] })
  expect(await me(ada)).toEqual({ lastTimeZone: 'Europe/Berlin' })
  expect(await program.query()).toContain(inBerlin)
  expect(await program.ask()).toContain('received **1** email')
  expect(await saved.rows()).toEqual([inBerlin])

  expect(await saved.rows('timeZone=America/Lima')).toEqual([inLima])
  expect(await saved.rows()).toEqual([inLima])
  expect(await program.query()).toContain(inLima)
})

test('a program that names a zone gets its times, and does not move the person', async ({
  server,
}) => {
  const ada = await personWithMail(server)
  const program = await programOf(server, ada)
  await run(ada, { timeZone: 'Europe/Berlin' })
  expect(await program.ask('America/Lima')).toContain('received **0** emails')
  const zones = ['Europe/Berlin', 'America/Lima', 'Europe/Berlin', 'America/Lima']
  const atOnce = await Promise.all(zones.map((zone) => program.ask(zone)))
  expect(atOnce.map((answer) => /\*\*(\d)\*\*/.exec(answer)?.[1])).toEqual(['1', '0', '1', '0'])
  expect(await me(ada)).toEqual({ lastTimeZone: 'Europe/Berlin' })
  expect(await program.query()).toContain(inBerlin)
})

test('a chosen zone is used whatever a browser names, and no zone of the browser is stored', async ({
  server,
}) => {
  const ada = await personWithMail(server)
  await ada.put('/api/account/region', { timeZone: 'America/Lima' })
  const { found, rows } = await run(ada, { timeZone: 'Europe/Berlin' })
  expect(found).toMatchObject({ results: [{ value: inLima }] })
  expect(await rows('timeZone=Europe/Berlin')).toEqual([inLima])
  expect(await me(ada)).toEqual({})
})

test('the zone of a guest is remembered, sealed, and stays theirs when they sign up', async ({
  server,
}) => {
  const guest = server.visitor()
  const question = 'How many mails did I receive?'
  await guest.post('/api/ask', { question, timeZone: 'nowhere' })
  expect(await me(guest)).toEqual({})
  await guest.post('/api/ask', { question, timeZone: 'Europe/Berlin' })
  expect(await me(guest)).toEqual({ lastTimeZone: 'Europe/Berlin' })
  const stored = await readWholeDatabase(server.opened.connection)
  expect(tablesWith(stored, 'Europe/Berlin')).toEqual([])
  const account = { name: 'Gus', email: 'gus@example.org', password: 'correct horse battery' }
  expect((await guest.post('/api/auth/email/signup', account)).status).toBe(201)
  expect(await me(guest)).toEqual({ lastTimeZone: 'Europe/Berlin' })
})

test('after signing in, the tables are ready in the zone that the browser named last', async ({
  server,
}) => {
  const ada = await personWithMail(server)
  const { id } = z.object({ id: z.string() }).parse(await (await ada.get('/api/me')).json())
  await run(ada, { timeZone: 'Europe/Berlin' })
  const { workspaces } = server.services
  await workspaces.drop(id)
  expect(await workspaces.warm(id)).toBe(true)
  expect((await workspaces.catalog(id)).timeZone).toBe('Europe/Berlin')
})
