import { expect } from 'vitest'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { callsByTopic } from '#shared/calls/all.ts'
import { apiKeyList, exportScopes, type ApiKeyScope } from '#shared/api-keys.ts'
import {
  archivedDocument,
  documentsPage,
  exportAccess,
  exportedQuestion,
  exportManifest,
  questionsPage,
  recordsPage,
} from '#shared/export.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { createApiKeys } from '#server/api-keys/api-keys.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { openArchive } from '#server/connectors/open-archive.ts'
import {
  contactItem,
  fileItem,
  mailItem,
  rowItems,
  transactionItem,
} from '#server/records/records.fixtures.ts'
import { moneyList } from '#shared/money.ts'
import { create, idOf } from '#tests/data-sources.ts'
import { makeKey, openFilledSource } from '#tests/other-trove.ts'
import { test, type Browser } from '#tests/server.ts'

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
const routeOf = (scope: ApiKeyScope) => `/api/export/${scope}`

test("a key reads what its scopes allow, only its owner's data, and nothing after it is revoked", async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const { key, id } = await makeKey(ada, ['records'])
  expect(key).toMatch(/^trv_[A-Za-z0-9_-]{43}$/)
  // The key determines the person, whatever cookies are sent along.
  const ben = await server.person('Ben')
  const statuses = async (browser: Browser) =>
    Promise.all(
      exportScopes.map(
        async (scope) => (await browser.send('GET', routeOf(scope), bearer(key))).status,
      ),
    )
  for (const browser of [server.visitor(), ben]) {
    expect(await statuses(browser)).toEqual([200, 403, 403])
    const access = await browser.send('GET', '/api/export', bearer(key))
    expect(exportAccess.parse(await access.json())).toEqual({
      userId: await idOf(ada),
      name: 'Ada',
      scopes: ['records'],
    })
    expect((await browser.send('GET', '/api/export/archive', bearer(key))).status).toBe(403)
  }
  const asUser = async (userId: string) =>
    (await server.visitor().send('GET', `/api/export/records?user_id=${userId}`, bearer(key)))
      .status
  expect(await asUser(await idOf(ada))).toBe(200)
  expect(await asUser(await idOf(ben))).toBe(401)

  const listed = apiKeyList.parse(await (await ada.get('/api/account/api-keys')).json())
  expect(listed).toMatchObject([
    { id, name: 'Another Trove', scopes: ['records'], expiresAt: null },
  ])
  expect(listed[0]?.lastUsedAt).not.toBeNull()
  expect((await ada.del(`/api/account/api-keys/${id}`)).status).toBe(200)
  expect(await statuses(server.visitor())).toEqual([401, 401, 401])
  expect((await ben.get('/api/export/records')).status).toBe(200)
})

test('a key for exports opens no other route', async ({ server }) => {
  const ada = await server.person('Ada')
  const { key } = await makeKey(ada)
  const routes = server.app.routes
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
    .map(({ path }) => path)
    .filter(
      (path) =>
        !/^\/api\/(export|me$|site$|openapi\.json$|docs$|demo$|health$|ask\/suggestions$|quota$|weekly-recap\/unsubscribe$|auth\/|oauth\/)/.test(
          path,
        ),
    )
  expect(routes.length).toBeGreaterThan(20)
  const calls = Object.values(callsByTopic).flatMap((topic) => Object.values(topic))
  const ofOtherKeys = calls.filter(({ method, apiKeyScope: keyFor }) => method === 'GET' && keyFor)
  const forOtherKeys = new Set(ofOtherKeys.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x')))
  expect(forOtherKeys.size).toBeGreaterThan(2)
  for (const path of new Set(routes.map((route) => route.replaceAll(/:\w+/g, 'x')))) {
    const answer = await server.visitor().send('GET', path, bearer(key))
    expect([path, answer.status]).toEqual([path, forOtherKeys.has(path) ? 403 : 401])
  }
  const made = await server.visitor().send('POST', '/api/account/api-keys', {
    headers: { ...bearer(key).headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'More', scopes: ['documents'] }),
  })
  expect(made.status).toBe(401)
})

test('an invalid or expired key opens nothing', async ({ server }) => {
  const ada = await server.person('Ada')
  for (const key of ['', 'x', `trv_${'A'.repeat(43)}`, `${(await makeKey(ada)).key}x`]) {
    const answer = await ada.send('GET', '/api/export/records', bearer(key))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'api_key.refused' })
  }
  const answer = await ada.post('/api/account/api-keys', {
    name: 'For a day',
    scopes: ['records'],
    days: 1,
  })
  const { key } = z.object({ key: z.string() }).parse(await answer.json())
  const later = (hours: number) =>
    createApiKeys({ ...server.services, now: () => Date.now() + hours * 3_600_000 }).find(key)
  expect(await later(23)).toMatchObject({ scopes: ['records'] })
  expect(await later(25)).toBeUndefined()
})

test('neither a key nor its name is in the database or in the log', async ({ server }) => {
  const ada = await server.person('Ada')
  const { key } = await makeKey(ada)
  await server.visitor().send('GET', '/api/export/records', bearer(key))
  const contents = await readWholeDatabase(server.opened.connection)
  for (const text of [key, key.slice(4), 'Another Trove']) {
    expect(tablesWith(contents, text)).toEqual([])
    expect(server.logged.join('\n')).not.toContain(text)
  }
})

test('records are returned page by page, each once, with changes and deletions at the end', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const source = await openFilledSource(server, ada)
  await source.store(Array.from({ length: 25 }, (_, at) => contactItem(`Contact ${at}`)))
  const key = (await makeKey(ada)).key
  const page = async (after: string | null) => {
    const from = after === null ? '' : `&after=${after}`
    const answer = await server
      .visitor()
      .send('GET', `/api/export/records?limit=10${from}`, bearer(key))
    return recordsPage.parse(await answer.json())
  }
  const names: string[] = []
  let last: string | null = null
  for (;;) {
    const { records, next, more } = await page(last)
    for (const { kind, value, source: from } of records) {
      names.push(z.object({ name: z.string() }).parse(value).name)
      expect([kind, from]).toEqual(['contact', source.sourceId])
    }
    last = next
    if (!more) break
  }
  expect(names).toEqual(Array.from({ length: 25 }, (_, at) => `Contact ${at}`))
  expect(await page(last)).toMatchObject({ records: [], gone: [], more: false })
  await source.store([contactItem('Contact 3', 'Renamed')], [{ kind: 'contact', key: 'Contact 4' }])
  const changed = await page(last)
  expect(changed.records.map(({ value }) => value)).toMatchObject([{ name: 'Renamed' }])
  expect(changed.gone).toHaveLength(1)
  expect((await ada.get('/api/export/records?after=nonsense')).status).toBe(400)
})

test('questions have their answers, and documents their bytes', async ({ server }) => {
  const ada = await server.person('Ada')
  const source = await openFilledSource(server, ada)
  await source.store([
    mailItem('m1'),
    fileItem('f1', 'A list of seeds', { name: 'seeds.txt', attachedTo: 'm1' }),
  ])
  const [uploaded] = await ada.bring({ 'sloes.txt': 'Sloes are picked after the first frost.' })
  expect((await ada.post('/api/ask', { question: 'When are sloes picked?' })).status).toBe(200)
  await ada.post('/api/chat', { message: 'Are sloes sweet?' })
  const asked = questionsPage.parse(await (await ada.get('/api/export/questions?limit=1')).json())
  expect(asked.questions).toMatchObject([{ kind: 'ask', question: 'When are sloes picked?' }])
  expect(asked.questions[0]?.answer).not.toBe('')
  const rest: string[] = []
  for (let { next, more } = asked; more;) {
    const answer = await ada.get(`/api/export/questions?after=${next}`)
    const page = questionsPage.parse(await answer.json())
    rest.push(...page.questions.map(({ question, conversation }) => `${conversation}: ${question}`))
    ;({ next, more } = page)
  }
  expect(rest).toEqual(['Are sloes sweet?: Are sloes sweet?'])

  const { documents } = documentsPage.parse(await (await ada.get('/api/export/documents')).json())
  const byName = new Map(documents.map((document) => [document.name, document]))
  const { records } = recordsPage.parse(await (await ada.get('/api/export/records')).json())
  const mail = records.find(({ kind }) => kind === 'email')?.id
  expect([...byName.keys()].toSorted()).toEqual(['seeds.txt', 'sloes.txt'])
  expect(byName.get('seeds.txt')).toMatchObject({ attachedTo: mail, path: 'Kitchen/Soups' })
  expect(byName.get('sloes.txt')).toMatchObject({ id: uploaded?.id, source: null })
  const original = await ada.get(`/api/export/documents/${uploaded?.id}/original`)
  expect(await original.text()).toContain('first frost')
})

test('the archive contains everything in common formats, and no secret', async ({ server }) => {
  const ada = await server.person('Ada')
  const source = await openFilledSource(server, ada)
  const formula = '=HYPERLINK("http://example.org")'
  await source.store([
    ...rowItems,
    contactItem('formula', formula),
    transactionItem('t1'),
    fileItem('f1', 'First', { name: 'notes: 1.txt', path: '../Kitchen' }),
    fileItem('f2', 'Second', { name: 'notes: 1.txt', path: '../Kitchen' }),
  ])
  const credentials = { email: 'ada@example.org', password: 'the-app-password' }
  await create(ada, 'linkedin', credentials)
  await create(ada, 'gmail', { ...credentials, email: '' })
  await ada.bring({ 'sloes.txt': 'Sloes are picked after the first frost.' })
  expect((await ada.post('/api/ask', { question: 'When are sloes picked?' })).status).toBe(200)
  await ada.post('/api/chat', { message: 'Are sloes sweet?' })
  const { key } = await makeKey(ada)

  const files = await archiveOf(ada)
  const text = (name: string) => files.get(name) ?? ''
  expect(exportManifest.parse(JSON.parse(text('trove-export.json'))).userId).toBe(await idOf(ada))
  expect(text('README.txt')).toContain('Everything that Ada kept')
  expect(text('documents/sloes.txt')).toBe('Sloes are picked after the first frost.')
  expect(
    text('documents/Kitchen/notes_ 1.txt') + text('documents/Kitchen/notes_ 1 (2).txt'),
  ).toMatch(/^(FirstSecond|SecondFirst)$/)
  const listed = text('documents.jsonl').trim().split('\n')
  expect(listed.map((line) => archivedDocument.parse(JSON.parse(line)).file)).toContain(
    'documents/sloes.txt',
  )
  const table = z.array(z.record(z.string(), z.string()))
  const contacts = table.parse(parse(text('records/contacts.csv'), { columns: true, bom: true }))
  expect(contacts.find(({ name }) => name === `'${formula}`)?.['source']).toBe(source.sourceId)
  const [money] = table.parse(parse(text('records/transactions.csv'), { columns: true, bom: true }))
  expect(money).toMatchObject({ amount: '-4.5' })
  expect(text('records/contacts.jsonl').trim().split('\n')).toHaveLength(contacts.length)
  const questions = z.array(exportedQuestion).parse(JSON.parse(text('questions.json')))
  expect(questions.map(({ question }) => question)).toEqual([
    'When are sloes picked?',
    'Are sloes sweet?',
  ])
  expect(JSON.parse(text('conversations.json'))).toMatchObject([
    { title: 'Are sloes sweet?', messages: [{ role: 'user' }, { role: 'assistant' }] },
  ])
  expect(JSON.parse(text('sources.json'))).toHaveLength(3)
  expect([...files.values()].join('\n')).not.toMatch(new RegExp(`the-app-password|${key}`))
})

test('the table of transactions agrees with Money: card payments are transfers, and nothing is duplicated', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const source = await openFilledSource(server, ada)
  const paid = { payee: 'CARD PAYMENT', description: 'PAYMENT THANK YOU', currency: 'USD' }
  const checking = { account: 'Checking', accountType: 'checking' as const }
  const card = { account: 'Card', accountType: 'card' as const }
  await source.store([
    transactionItem('out', { ...paid, ...checking, cents: -12_300 }),
    transactionItem('in', { ...paid, ...card, cents: 12_300 }),
    transactionItem('lunch', card),
  ])
  const shown = moneyList.parse(await (await ada.get('/api/money/transactions')).json())
  const expected = shown.transactions.map(({ id, kind, merchant, category }) => ({
    record: id,
    merchant,
    category,
    kind,
    is_transfer: String(kind === 'transfer'),
  }))
  expect(expected.filter((row) => row.is_transfer === 'true')).toHaveLength(2)
  const csv = (await archiveOf(ada)).get('records/transactions.csv') ?? ''
  const rows: unknown = parse(csv, { columns: true, bom: true })
  expect(rows).toHaveLength(expected.length)
  expect(rows).toEqual(expect.arrayContaining(expected.map((row) => expect.objectContaining(row))))
})

test('a guest can export everything, and a visitor has nothing to export', async ({ server }) => {
  const guest = server.visitor()
  expect((await guest.get('/api/export/archive')).status).toBe(401)
  await guest.bring({ 'sloes.txt': 'Sloes are picked after the first frost.' })
  expect((await archiveOf(guest)).get('documents/sloes.txt')).toContain('first frost')
  const answer = await guest.post('/api/account/api-keys', { name: 'Mine', scopes: ['records'] })
  expect(answer.status).toBe(401)
})

/** The texts in an archive by name. */
async function archiveOf(browser: Browser): Promise<Map<string, string>> {
  const answer = await browser.get('/api/export/archive')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/trove-export-[\d-]+\.zip/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  using archive = await openArchive([memoryFile('export.zip', bytes)])
  const texts = new Map<string, string>()
  for (const { path, stream } of archive.files) {
    texts.set(path, Buffer.concat(await Array.fromAsync(stream())).toString('utf8'))
  }
  return texts
}
