import { expect, vi } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { searchResponse } from '#shared/documents.ts'
import { everyCall } from '#tests/assert-contract.ts'
import { requirement } from '#tests/requirement.ts'
import { test } from '#tests/server.ts'
import { arrived } from '#tests/watched-folder.ts'
import { openCallers } from './isolation-callers.ts'
import { closedToOwner, everyRoute, findLeaks, secrets } from './isolation-leaks.ts'
import { apart } from './isolation-open.ts'
import { bringSecrets, deleteQuery, everythingOf, question } from './isolation.fixtures.ts'

vi.setConfig({ testTimeout: 600_000 })

test('every route of the application is in the matrix', ({ server }) => {
  const { routes } = server.app
  // Routes for all methods are middleware, or the 404.
  expect(routes.filter(({ method, path }) => method === 'ALL' && !path.endsWith('*'))).toEqual([])
  const calls = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect(new Set(calls)).toEqual(new Set([...Object.keys(everyRoute), ...apart]))
})

test('every route of the application is in the table of calls, and every call of it is a route', ({
  server,
}) => {
  const routes = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const calls = everyCall.map(({ method, path }) => `${method} ${path}`)
  expect(calls.toSorted()).toEqual([...new Set(routes)].toSorted())
})

test("nobody else gets any of a person's data through any route, not even that it exists", async ({
  server,
}) => {
  requirement('privacy.own-data-only')
  const ada = await server.person('Ada')
  const ids = await bringSecrets(ada)
  expect((await arrived(ada)).waiting.count).toBe(1)
  expect(Object.entries(ids).filter(([, id]) => id === '')).toEqual([])
  const before = await everythingOf(ada, ids)
  const callers = await openCallers(server)
  expect(await findLeaks(server, callers, ids)).toEqual([])
  for (const path of ['analytics', 'people', 'jobs', 'work']) {
    const answer = await callers.admin.get(`/api/admin/${path}`)
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).not.toMatch(secrets)
  }
  expect(await everythingOf(ada, ids)).toEqual(before)
  // That others got nothing proves something only if the same calls return data to their owner. The
  // import has been started by then.
  const again = { ...ids, deletion: await deleteQuery(ada) }
  expect(await closedToOwner(ada, again)).toEqual(['DELETE /api/imports/:id: 404'])
})

test('a wrong password gets the same response for an existing and an unknown account', async ({
  server,
}) => {
  const { email } = await server.person('Ada')
  const logIn = async (of: string) => {
    const answer = await server
      .visitor()
      .post('/api/auth/email/login', { email: of, password: 'wrong' })
    return [answer.status, await answer.text()]
  }
  expect(await logIn(email)).toEqual(await logIn(`no.${email}`))
})

test("questions, searches and suggestions never reach another person's documents", async ({
  server,
}) => {
  requirement('privacy.own-data-only', 'ask.own-data')
  const ada = await server.person('Ada')
  await bringSecrets(ada)
  const mallory = await server.person('Mallory')

  const mine = askResponse.parse(await (await ada.post('/api/ask', { question })).json())
  expect(mine.answer).toMatch(/712,?345/)
  for (const browser of [mallory, server.visitor()]) {
    for (const path of ['/api/ask', '/api/ask/reasoning']) {
      const answer = await (await browser.post(path, { question })).text()
      expect(answer).not.toMatch(/712,?345/)
      expect(askResponse.parse(JSON.parse(answer)).citations).toEqual([])
    }
    const chat = await (await mallory.post('/api/chat', { message: question })).text()
    expect(chat).not.toMatch(/712,?345/)
    const found = await (await browser.post('/api/search', { query: 'tangerine' })).json()
    expect(searchResponse.parse(found).results).toEqual([])
    expect(await (await browser.get('/api/ask/suggestions')).text()).not.toContain('tangerine')
  }
})
