import { expect } from 'vitest'
import { z } from 'zod'
import { askResponse } from '#shared/answers.ts'
import {
  documentContent,
  documentView,
  passageView,
  searchResponse,
  sheetWindow,
} from '#shared/documents.ts'
import { noQuota, quotaView } from '#shared/quotas.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { requirement } from '#tests/requirement.ts'
import { openTestServer, test, type Browser } from '#tests/server.ts'

const statement = `date,payee,category,amount
2025-01-03,Green Market,Groceries,54.20
2025-01-17,City Rail,Transport,18.00
2025-02-02,Green Market,Groceries,61.35
2025-02-20,Corner Bakery,Groceries,9.45
`
const lab =
  'Lab report\n\nThe ferritin level was 88 ng/mL on 4 May 2025.\n\nThe doctor was Dr. Imani Okafor.\n'

test('an uploaded document is listed, read, searched, shown and removed', async ({ server }) => {
  requirement(
    'api.documents.list',
    'api.documents.upload-documents',
    'documents.status.values',
    'api.search.request',
    'api.search.results',
    'api.documents.delete',
    'documents.upload.contents',
    'privacy.claim.scraped-vectorized-stored',
  )
  const browser = await server.person('Ada')
  const uploaded = await browser.upload({ 'statement.csv': statement, 'lab.txt': lab })
  const added = z.array(documentView).parse(await uploaded.json())
  expect(added.map(({ originalName, status }) => [originalName, status])).toEqual([
    ['statement.csv', 'processing'],
    ['lab.txt', 'processing'],
  ])
  await expect
    .poll(async () => (await browser.list()).map(({ status }) => status), { timeout: 20_000 })
    .toEqual(['processed', 'processed'])

  const { results } = searchResponse.parse(
    await (await browser.post('/api/search', { query: 'ferritin' })).json(),
  )
  const [first] = results
  expect(first).toMatchObject({ originalName: 'lab.txt', locator: { kind: 'blocks' } })
  const passage = passageView.parse(
    await (await browser.get(`/api/passages/${first?.passageId}`)).json(),
  )
  expect(passage.text).toContain('88 ng/mL')
  const content = documentContent.parse(
    await (await browser.get(`/api/documents/${first?.id}/content`)).json(),
  )
  expect(JSON.stringify(content)).toContain('Dr. Imani Okafor')
  const original = await browser.get(`/api/documents/${first?.id}/original`)
  expect(await original.text()).toBe(lab)

  const removed = await browser.del(`/api/documents/${first?.id}`)
  expect(await removed.json()).toEqual({ filename: 'lab.txt' })
  const after = searchResponse.parse(
    await (await browser.post('/api/search', { query: 'ferritin' })).json(),
  )
  expect(after.results.filter(({ originalName }) => originalName === 'lab.txt')).toEqual([])
  expect((await browser.list()).map(({ originalName }) => originalName)).toEqual(['statement.csv'])
})

test('the response to one file in the field "file" is the document itself', async ({ server }) => {
  requirement('api.documents.upload-file')
  const browser = await server.person('Ada')
  const answer = await browser.upload({ 'Überweisung März.txt': 'Miete 900 Euro' }, 'file')
  expect(answer.status).toBe(201)
  expect(documentView.parse(await answer.json()).originalName).toBe('Überweisung März.txt')
})

test('deleting all documents returns their number', async ({ server }) => {
  requirement('api.documents.delete-all')
  const browser = await server.person('Ada')
  await browser.bring({ 'a.txt': 'first', 'b.txt': 'second' })
  expect(await (await browser.del('/api/documents')).json()).toEqual({ deletedCount: 2 })
  expect(await browser.list()).toEqual([])
})

test('the same content is stored once, under any name', async ({ server }) => {
  const browser = await server.person('Ada')
  await browser.bring({ 'a.txt': 'the same text' })
  const again = z
    .array(documentView)
    .parse(await (await browser.upload({ 'b.txt': 'the same text' })).json())
  expect(again).toMatchObject([{ originalName: 'a.txt', duplicate: true }])
  expect(await browser.list()).toHaveLength(1)
})

test('a sheet is shown in windows of its rows with their row numbers', async ({ server }) => {
  const browser = await server.person('Ada')
  const rows = Array.from({ length: 1200 }, (_, index) => `row ${index},${index}`)
  const [document] = await browser.bring({ 'long.csv': `name,value\n${rows.join('\n')}\n` })
  const content = await (await browser.get(`/api/documents/${document?.id}/content`)).json()
  expect(documentContent.parse(content)).toMatchObject({
    kind: 'sheets',
    sheets: [{ rows: 1201, columns: 2 }],
  })
  const window = sheetWindow.parse(
    await (await browser.get(`/api/documents/${document?.id}/sheets/0?from=1100`)).json(),
  )
  expect(window.totalRows).toBe(1201)
  expect(window.rows[1100 - (window.firstRow - 1)]).toEqual(['row 1099', '1099'])
  expect((await browser.get(`/api/documents/${document?.id}/sheets/5`)).status).toBe(404)
})

test('a file that cannot be read gets a helpful message', async ({ server }) => {
  const browser = await server.person('Ada')
  const [document] = await browser.bring({ 'broken.pdf': '%PDF-1.7\nnothing of this is a PDF' })
  expect(document).toMatchObject({ status: 'error' })
  expect(document?.error).toMatch(/damaged|could not be read/)
  // A failed document can be retried by uploading it again.
  expect(
    (await browser.upload({ 'broken.pdf': '%PDF-1.7\nnothing of this is a PDF' })).status,
  ).toBe(201)
})

test('figures are computed from the rows and facts are quoted from the text', async ({
  server,
}) => {
  requirement(
    'ask.own-data',
    'api.ask.request',
    'api.ask.reasoning',
    'api.ask.query-type',
    'api.ask.confidence',
  )
  const browser = await server.person('Ada')
  await browser.bring({ 'statement.csv': statement, 'lab.txt': lab })
  const ask = async (question: string, path = '/api/ask') =>
    askResponse.parse(await (await browser.post(path, { question })).json())

  const sum = await ask('How much did I spend on groceries?')
  expect(sum).toMatchObject({ found: true, queryType: 'analytical' })
  expect(sum.answer).toContain('125')
  expect(sum.sql).toMatch(/sum/i)
  expect(sum.citations[0]).toMatchObject({
    documentName: 'statement.csv',
    locator: { kind: 'cells' },
  })

  const fact = await ask('What was my ferritin level?', '/api/ask/reasoning')
  expect(fact).toMatchObject({ found: true })
  expect(fact.answer).toContain('88 ng/mL')
  expect(fact.citations[0]).toMatchObject({ documentName: 'lab.txt' })

  const missing = await ask('What is the serial number of my dishwasher?')
  expect(missing.found).toBe(false)
  expect(missing.confidence).toBeLessThan(0.5)
})

test("a visitor may upload and ask, and signing up keeps the guest's data", async ({ server }) => {
  requirement('ask.public')
  const browser = server.visitor()
  expect((await browser.upload({ 'lab.txt': lab })).status).toBe(201)
  await expect
    .poll(async () => (await browser.list())[0]?.status, { timeout: 20_000 })
    .toBe('processed')
  const guest = askResponse.parse(
    await (await browser.post('/api/ask', { question: 'Who was the doctor?' })).json(),
  )
  expect(guest.answer).toContain('Imani Okafor')
  const signUp = { name: 'Ada', email: 'kept@example.org', password: 'correct horse battery' }
  expect((await browser.post('/api/auth/email/signup', signUp)).status).toBe(201)
  expect((await browser.list()).map(({ originalName }) => originalName)).toEqual(['lab.txt'])
})

test('a guest who logs in to an account finds the uploaded documents there', async ({ server }) => {
  const owner = await server.person('Ada')
  const guest = server.visitor()
  await guest.upload({ 'lab.txt': lab })
  const { email, password } = owner
  expect((await guest.post('/api/auth/email/login', { email, password })).status).toBe(200)
  await expect
    .poll(
      async () => (await owner.list()).map(({ originalName, status }) => [originalName, status]),
      { timeout: 20_000 },
    )
    .toEqual([['lab.txt', 'processed']])
})

test('a guest has a quota, is refused before anything is stored, and signing up lifts it', async () => {
  await using server = await openTestServer({ GUEST_DOCUMENTS: '3', GUEST_STORAGE_MB: '0.01' })
  const guest = server.visitor()
  const quota = async () => quotaView.parse(await (await guest.get('/api/quota')).json())
  const names = async () => (await guest.list()).map(({ originalName }) => originalName).toSorted()
  const most = {
    documents: { used: 0, most: 3 },
    bytes: { used: 0, most: 10_485 },
    questions: null,
  }
  expect(await quota()).toEqual(most)
  expect(guest.cookies.size).toBe(0)
  expect((await guest.upload({ 'a.txt': 'apples', 'b.txt': 'bananas' })).status).toBe(201)
  expect(await quota()).toEqual({
    documents: { used: 2, most: 3 },
    bytes: { used: 13, most: 10_485 },
    questions: null,
  })

  const refused = await guest.upload({ 'c.txt': 'cherries', 'd.txt': 'dates' })
  expect(refused.status).toBe(413)
  expect(await refused.json()).toEqual({
    error:
      'Guests can store 3 documents of 10.2 KB in all, and this upload would be more. None of it was stored. Sign up to store more: what you have stays yours.',
    code: 'guest.full',
  })
  expect((await guest.upload({ 'long.txt': 'apples '.repeat(1_500) })).status).toBe(413)
  expect(await names()).toEqual(['a.txt', 'b.txt'])
  const side = await Promise.all([guest.upload({ 'c.txt': 'c' }), guest.upload({ 'd.txt': 'd' })])
  expect(side.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 413])
  // A duplicate takes no space, and the sample has its own.
  expect((await guest.upload({ 'again.txt': 'apples' })).status).toBe(201)
  expect((await guest.post('/api/demo')).status).toBe(201)
  expect((await quota()).documents).toEqual({ used: 3, most: 3 })

  const signUp = { name: 'Ada', email: 'roomy@example.org', password: 'correct horse battery' }
  expect((await guest.post('/api/auth/email/signup', signUp)).status).toBe(201)
  expect(await quota()).toEqual(noQuota)
  expect((await guest.upload({ 'e.txt': 'e', 'f.txt': 'f' })).status).toBe(201)
  expect(await names()).toEqual(expect.arrayContaining(['a.txt', 'b.txt', 'e.txt', 'f.txt']))
})

test('a question about documents that are still being read says so', async ({ server }) => {
  const browser = await server.person('Ada')
  const long = 'The tulips were planted in autumn along the southern fence.\n\n'.repeat(30_000)
  expect((await browser.upload({ 'garden.txt': long })).status).toBe(201)
  const answer = await browser.post('/api/ask', { question: 'When were my tulips planted?' })
  const early = askResponse.parse(await answer.json())
  expect(early).toMatchObject({ found: false })
  expect(early.answer).toContain('still being read')
})

async function found(browser: Browser, request: { query: string; tag?: string }) {
  const answer = await browser.post('/api/search', request)
  return searchResponse.parse(await answer.json()).results.map(({ originalName }) => originalName)
}

test('documents are tagged one or several at a time, and the tags are sealed and exported', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const documents = await ada.bring({
    'a.txt': 'The lighthouse keeper is Ann Perry.',
    'b.txt': 'The lighthouse keeper is Bob Quill.',
  })
  const [a = '', b = ''] = ['a.txt', 'b.txt'].map(
    (name) => documents.find(({ originalName }) => originalName === name)?.id,
  )
  const change = async (json: unknown) => (await ada.patch('/api/documents', json)).status
  expect(await change({ ids: [a, b], add: ['Chrysoprase', '2025'] })).toBe(200)
  expect(await change({ ids: [b], add: ['tax', 'chrysoprase'], remove: ['2025'] })).toBe(200)
  const tags = async () =>
    Object.fromEntries((await ada.list()).map((each) => [each.originalName, each.tags]))
  const changed = { 'a.txt': ['2025', 'Chrysoprase'], 'b.txt': ['Chrysoprase', 'tax'] }
  expect(await tags()).toEqual(changed)
  const contents = await readWholeDatabase(server.opened.connection)
  expect(tablesWith(contents, 'Chrysoprase')).toEqual([])
  expect(await (await ada.get('/api/export/documents')).text()).toContain('"Chrysoprase"')

  expect(await found(ada, { query: 'lighthouse', tag: 'TAX' })).toEqual(['b.txt'])
  expect(await found(ada, { query: 'lighthouse in my 2025 documents' })).toEqual(['a.txt'])
  expect(await found(ada, { query: 'lighthouse', tag: 'no such tag' })).toEqual([])
  for (const [tag, keeper] of [
    ['tax', 'Bob Quill'],
    ['2025', 'Ann Perry'],
  ]) {
    const question = `Who is the lighthouse keeper in my ${tag} documents?`
    const asked = await ada.post('/api/ask', { question })
    const { answer, citations } = askResponse.parse(await asked.json())
    expect(answer).toContain(keeper)
    expect(citations.map(({ documentName }) => documentName)).toEqual([
      tag === 'tax' ? 'b.txt' : 'a.txt',
    ])
  }

  // Nothing changes if one of the documents does not exist, or would get too many tags.
  expect(await change({ ids: [a, 'doc_unknown'], remove: ['2025'] })).toBe(404)
  const many = Array.from({ length: 20 }, (_, number) => `tag ${number}`)
  expect(await change({ ids: [a], add: many })).toBe(400)
  expect(await change({ ids: [a], add: [' '] })).toBe(400)
  const mallory = await server.person('Mallory')
  expect((await mallory.patch('/api/documents', { ids: [a], add: ['mine'] })).status).toBe(404)
  expect(await found(mallory, { query: 'lighthouse', tag: 'tax' })).toEqual([])
  expect(await tags()).toEqual(changed)

  expect(await change({ ids: [a], remove: ['2025', 'chrysoprase'] })).toBe(200)
  expect(await tags()).toEqual({ ...changed, 'a.txt': undefined })
})
