import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { searchResponse } from '#shared/documents.ts'
import { users } from '#server/db/tables.ts'
import { requirement } from '#tests/requirement.ts'
import { test } from '#tests/server.ts'
import { accountMatrix } from './isolation-account.ts'
import {
  bringSecrets,
  everythingOf,
  importChat,
  type IsolationMatrix,
  newSource,
  question,
  sendFile,
} from './isolation.fixtures.ts'

/** For routes that refuse before they look. */
const anybody = 'f'.repeat(32)
const anyJob = '00000000-0000-4000-8000-000000000000'

/**
 * Every route that needs a person, with the call that Mallory (another person) and a stranger make
 * with Ada's ids, and what Mallory is answered; a stranger is answered 401.
 */
const matrix: IsolationMatrix = {
  // Before anything is asked: what a person asked stands in their own history.
  'GET /api/queries': [(b) => b.get('/api/queries'), 200],
  // Before Mallory asks the same, because her own questions are hers to export.
  'GET /api/export': [(b) => b.get('/api/export'), 200],
  'GET /api/export/records': [(b) => b.get('/api/export/records'), 200],
  'GET /api/export/questions': [(b) => b.get('/api/export/questions'), 200],
  'GET /api/export/documents': [(b) => b.get('/api/export/documents'), 200],
  'GET /api/export/documents/:id/original': [
    (b, i) => b.get(`/api/export/documents/${i.document}/original`),
    404,
  ],
  'GET /api/export/archive': [(b) => b.get('/api/export/archive'), 200],
  'GET /api/documents': [(b, i) => b.get(`/api/documents?cursor=${i.document}`), 200],
  'DELETE /api/documents': [(b) => b.del('/api/documents'), 200],
  'GET /api/documents/:id': [(b, i) => b.get(`/api/documents/${i.document}`), 404],
  'DELETE /api/documents/:id': [(b, i) => b.del(`/api/documents/${i.document}`), 404],
  'GET /api/documents/:id/content': [(b, i) => b.get(`/api/documents/${i.document}/content`), 404],
  'GET /api/documents/:id/original': [
    (b, i) => b.get(`/api/documents/${i.document}/original`),
    404,
  ],
  'GET /api/documents/:id/sheets/:index': [
    (b, i) => b.get(`/api/documents/${i.document}/sheets/0`),
    404,
  ],
  'GET /api/passages/:id': [(b, i) => b.get(`/api/passages/${i.passage}`), 404],
  'POST /api/queries': [(b) => b.post('/api/queries', { question }), 202],
  'GET /api/queries/tables': [(b) => b.get('/api/queries/tables'), 200],
  'GET /api/queries/:id/rows': [(b, { query }) => b.get(`/api/queries/${query}/rows`), 404],
  'GET /api/queries/:id/rows.csv': [(b, { query }) => b.get(`/api/queries/${query}/rows.csv`), 404],
  'PATCH /api/queries/:id': [
    (b, { query }) => b.patch(`/api/queries/${query}`, { savedAs: 'mine' }),
    404,
  ],
  'DELETE /api/queries/:id': [(b, { query }) => b.del(`/api/queries/${query}`), 404],
  'GET /api/queries/:id': [(b, i) => b.get(`/api/queries/${i.query}`), 404],
  'GET /api/queries/examples': [(b) => b.get('/api/queries/examples'), 200],
  'GET /api/conversations': [(b) => b.get('/api/conversations'), 200],
  'GET /api/conversations/:id': [(b, i) => b.get(`/api/conversations/${i.conversation}`), 404],
  'PATCH /api/conversations/:id': [
    (b, i) => b.patch(`/api/conversations/${i.conversation}`, { title: 'Mine' }),
    404,
  ],
  'DELETE /api/conversations/:id': [(b, i) => b.del(`/api/conversations/${i.conversation}`), 404],
  'POST /api/chat': [
    (b, i) => b.post('/api/chat', { message: question, conversationId: i.conversation }),
    404,
  ],
  'GET /api/data-sources': [(b) => b.get('/api/data-sources'), 200],
  'POST /api/data-sources': [(b) => b.post('/api/data-sources', newSource), 201],
  'PATCH /api/data-sources/:id': [
    (b, i) => b.patch(`/api/data-sources/${i.source}`, { lastSync: new Date().toISOString() }),
    404,
  ],
  'DELETE /api/data-sources/:id': [(b, i) => b.del(`/api/data-sources/${i.source}`), 404],
  'GET /api/data-sources/:id/report': [
    (b, i) => b.get(`/api/data-sources/${i.source}/report`),
    404,
  ],
  'GET /api/data-sources/:id/reports': [
    (b, i) => b.get(`/api/data-sources/${i.source}/reports`),
    404,
  ],
  'DELETE /api/data-sources/:id/data': [(b, i) => b.del(`/api/data-sources/${i.source}/data`), 404],
  'POST /api/data-sources/:id/stop': [(b, i) => b.post(`/api/data-sources/${i.source}/stop`), 404],
  'POST /api/data-sources/:id/resume': [
    (b, i) => b.post(`/api/data-sources/${i.source}/resume`),
    404,
  ],
  'GET /api/data-sources/:id/authorize': [
    (b, i) => b.get(`/api/data-sources/${i.source}/authorize`),
    404,
  ],
  'POST /api/data-sources/:id/import': [(b, i) => importChat(b, i.source), 404],
  'POST /api/imports': [(b) => sendFile(b, '/api/imports', 'files'), 201],
  'GET /api/imports/:id': [(b, i) => b.get(`/api/imports/${i.basket}`), 404],
  'POST /api/imports/:id/start': [
    (b, i) => b.post(`/api/imports/${i.basket}/start`, { files: [{ id: i.basketFile }] }),
    404,
  ],
  'DELETE /api/imports/:id': [(b, i) => b.del(`/api/imports/${i.basket}`), 404],
  'DELETE /api/demo': [(b) => b.del('/api/demo'), 200],
  'GET /api/money/transactions': [
    (b, i) => b.get(`/api/money/transactions?source=${i.source}`),
    200,
  ],
  'GET /api/money/summary': [(b, i) => b.get(`/api/money/summary?source=${i.source}`), 200],
  'PUT /api/money/corrections': [
    (b) =>
      b.send('PUT', '/api/money/corrections', {
        body: JSON.stringify({ transaction: '1', of: 'one', change: { category: 'Rent' } }),
        headers: { 'content-type': 'application/json' },
      }),
    404,
  ],
  'GET /api/readings': [(b) => b.get('/api/readings'), 200],
  'DELETE /api/readings/:id': [(b, i) => b.del(`/api/readings/${i.reading}`), 404],
  'GET /api/people': [(b) => b.get('/api/people?q=Bea'), 200],
  'GET /api/people/suggestions': [(b) => b.get('/api/people/suggestions'), 200],
  'POST /api/people/suggestions/:id': [
    (b, i) => b.post(`/api/people/suggestions/${i.person}`, { answer: 'accept' }),
    404,
  ],
  'GET /api/people/:id': [(b, i) => b.get(`/api/people/${i.person}`), 404],
  'POST /api/people/:id/rename': [
    (b, i) => b.post(`/api/people/${i.person}/rename`, { name: 'Mine' }),
    404,
  ],
  'POST /api/people/:id/separate': [
    (b, i) => b.post(`/api/people/${i.person}/separate`, { identity: i.person }),
    404,
  ],
  'POST /api/people/join': [
    (b, i) => b.post('/api/people/join', { ids: [i.person, 'another'] }),
    404,
  ],
  'POST /api/people/undo': [(b, i) => b.post('/api/people/undo', { undo: i.renaming }), 404],
  'GET /api/dashboard/stats': [(b) => b.get('/api/dashboard/stats'), 200],
  'GET /api/analytics/queries': [(b) => b.get('/api/analytics/queries'), 200],
  'GET /api/analytics/overview': [(b) => b.get('/api/analytics/overview'), 200],
  'GET /api/admin/analytics': [(b) => b.get('/api/admin/analytics'), 403],
  'GET /api/admin/people': [(b) => b.get('/api/admin/people'), 403],
  'PATCH /api/admin/people/:id': [
    (b) => b.patch(`/api/admin/people/${anybody}`, { disabled: true }),
    403,
  ],
  'POST /api/admin/people/:id/reset': [(b) => b.post(`/api/admin/people/${anybody}/reset`), 403],
  'GET /api/admin/jobs': [(b) => b.get('/api/admin/jobs'), 403],
  'POST /api/admin/jobs/:id/retry': [(b) => b.post(`/api/admin/jobs/${anyJob}/retry`), 403],
  'DELETE /api/admin/jobs/:id': [(b) => b.del(`/api/admin/jobs/${anyJob}`), 403],
  'POST /api/onboarding/complete': [
    (b) => b.post('/api/onboarding/complete', { dataSources: [], documentsCount: 0 }),
    200,
  ],
  'POST /api/onboarding/check': [
    (b) => b.post('/api/onboarding/check', { type: 'gmail', credentials: 'mallory' }),
    200,
  ],
  'POST /api/onboarding/leave': [(b) => b.post('/api/onboarding/leave', {}), 200],
  'POST /api/onboarding/upload-documents': [
    (b) => sendFile(b, '/api/onboarding/upload-documents', 'files'),
    201,
  ],
  'GET /api/settings/model': [(b) => b.get('/api/settings/model'), 200],
  'PUT /api/settings/model': [(b) => b.put('/api/settings/model', { provider: 'none' }), 200],
  'GET /api/settings/model/local': [(b) => b.get('/api/settings/model/local'), 200],
  'POST /api/settings/model/test': [
    (b) => b.post('/api/settings/model/test', { provider: 'none' }),
    200,
  ],
  ...accountMatrix,
}

/** Routes that a stranger may call; none of them takes an id. */
const open = [
  'GET /api/ask/suggestions',
  'POST /api/ask',
  'POST /api/ask/reasoning',
  'POST /api/search',
  'POST /api/speech',
  'GET /api/demo',
  'POST /api/demo',
  'POST /api/documents/upload',
  'GET /api/documents/room',
  'GET /api/me',
  'GET /api/site',
  'GET /api/health',
  'GET /api/auth/google',
  'GET /api/auth/apple',
  'GET /api/oauth/google/callback',
  'GET /api/auth/callback/google',
  'GET /api/auth/callback/apple',
  'POST /api/auth/callback/apple',
  'POST /api/auth/email/login',
  'POST /api/auth/email/signup',
  'POST /api/auth/second-factor',
  'POST /api/auth/passkey/options',
  'POST /api/auth/passkey',
  'POST /api/auth/logout',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
]

test('every route of the application is in the matrix', ({ server }) => {
  const routes = server.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route.includes(' /api/'))
  expect([...new Set(routes)].toSorted()).toEqual([...Object.keys(matrix), ...open].toSorted())
})

const secrets = /tangerine|secret\.csv|712,?345/
const everyRoute = { timeout: 120_000 }
test(
  'another person, an admin and a stranger get nothing of a person through any route',
  everyRoute,
  async ({ server }) => {
    requirement('privacy.own-data-only')
    const ada = await server.person('Ada')
    const mallory = await server.person('Mallory')
    const admin = await server.person('Alan')
    await server.opened.db.auth
      .update(users)
      .set({ role: 'admin' })
      .where(eq(users.email, admin.email))
    const ids = await bringSecrets(ada)
    const before = await everythingOf(ada, ids)

    for (const [route, [call, status]] of Object.entries(matrix)) {
      const asMallory = await call(mallory, ids)
      expect(asMallory.status, route).toBe(status)
      expect(await asMallory.text(), route).not.toMatch(secrets)
      if (!route.includes(' /api/admin/')) {
        const asAdmin = await call(admin, ids)
        expect(asAdmin.status, route).toBe(status)
        expect(await asAdmin.text(), route).not.toMatch(secrets)
      }
      const asStranger = await call(server.visitor(), ids)
      expect(asStranger.status, route).toBe(401)
      expect(await asStranger.text(), route).not.toMatch(secrets)
    }
    for (const path of ['analytics', 'people', 'jobs']) {
      const answer = await admin.get(`/api/admin/${path}`)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).not.toMatch(secrets)
    }
    expect(await everythingOf(ada, ids)).toEqual(before)
  },
)

test('an id of another person and an id that never was are answered alike', async ({ server }) => {
  const ada = await server.person('Ada')
  const mallory = await server.person('Mallory')
  const ids = await bringSecrets(ada)
  const foreign = await mallory.get(`/api/documents/${ids.document}`)
  const unknown = await mallory.get('/api/documents/doc_00000000000000000000000000')
  expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()])
})

test('questions, searches and suggestions never reach the documents of another person', async ({
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
