import { expect } from 'vitest'
import { z } from 'zod'
import { ZipFile } from 'yazl'
import { importDraft, sourceView, type ImportStart } from '#shared/sources.ts'
import { createdQuery, queryView } from '#shared/queries.ts'
import { sweepImportFiles } from '#server/sources/runs/find-due.ts'
import { create, idOf, list, mboxMail, report, settled } from '#tests/data-sources.ts'
import { test, type Browser } from '#tests/server.ts'

const chat = [
  '[04/03/25, 14:05:09] Dana: Shall we meet at the lighthouse?',
  '[04/03/25, 14:06:00] Ada: Yes, at six',
  '[28/03/25, 09:00:00] Dana: The ferry leaves at noon',
].join('\n')
const statement = [
  'Date,Description,Amount,Running Bal.',
  '04/02/2026,"BLUE DOOR COFFEE","-4.50","995.50"',
].join('\r\n')
const mails = [1, 2, 3].map(mboxMail).join('\n\n')

async function zipOf(files: Record<string, string>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

async function bring(browser: Browser, files: Record<string, string | Buffer<ArrayBuffer>>) {
  const form = new FormData()
  for (const [name, content] of Object.entries(files)) {
    form.append('files', new File([content], name))
  }
  const answer = await browser.send('POST', '/api/imports', { body: form })
  expect(answer.status).toBe(201)
  return importDraft.parse(await answer.json())
}

async function start(browser: Browser, id: string, given: ImportStart) {
  const answer = await browser.post(`/api/imports/${id}/start`, given)
  expect(answer.status).toBe(202)
  return z.array(sourceView).parse(await answer.json())
}
const errorOf = async (answer: Response) => [answer.status, await answer.json()] as const

test('files of any source are recognised, and each is imported into its own source', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const draft = await bring(ada, {
    'WhatsApp Chat with Dana.txt': chat,
    'stmt.csv': statement,
    'letter.txt': 'Dear Dana, see you soon.',
    'all.mbox': mails,
  })
  expect(draft.files.map(({ name, recognised }) => [name, recognised?.type])).toEqual([
    ['WhatsApp Chat with Dana.txt', 'whatsapp'],
    ['stmt.csv', 'bank_of_america'],
    ['letter.txt', undefined],
    ['all.mbox', 'gmail'],
  ])
  for (const { recognised } of draft.files)
    if (recognised) expect(recognised.description).not.toBe('')
  const again = await ada.get(`/api/imports/${draft.id}`)
  expect(importDraft.parse(await again.json())).toEqual(draft)
  // Nothing is imported before the person starts it.
  expect(await list(ada)).toEqual([])

  const known = draft.files.filter(({ recognised }) => recognised)
  const sources = await start(ada, draft.id, { files: known.map(({ id }) => ({ id })) })
  expect(sources.map(({ type }) => type).toSorted()).toEqual([
    'bank_of_america',
    'gmail',
    'whatsapp',
  ])
  for (const { id } of sources) expect((await settled(ada, id)).status).toBe('connected')
  const counts = (await list(ada)).map((source) => source.counts)
  expect(counts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ messages: 3 }),
      expect.objectContaining({ transactions: 1 }),
      expect.objectContaining({ emails: 3 }),
    ]),
  )
  // Unlisted files are discarded, and the draft with them.
  expect((await ada.get(`/api/imports/${draft.id}`)).status).toBe(404)
  const files = await server.opened.db.asUser(await idOf(ada), (tx) =>
    tx.execute('select id from import_files'),
  )
  expect(files.rows).toEqual([])
})

test('a table of unknown meaning is imported or kept as the person decides, and not before', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const spending = [
    'When,What,Sum',
    '2026-01-05,Corner shop,12.50',
    '2026-01-09,Books,7.50',
    '2026-01-11,Kiosk,3.00',
  ].join('\n')
  const books = 'Title,Author,My Rating,Date Read\nThe Lantern,Ann Reed,4.50,2026-01-05\n'
  const draft = await bring(ada, { 'spending.csv': spending, 'books.csv': books })
  const [first, second] = draft.files
  expect(draft.files.map(({ recognised }) => recognised)).toEqual([undefined, undefined])
  expect(first?.table).toMatchObject({ columns: ['When', 'What', 'Sum'] })
  const url = `/api/imports/${draft.id}/start`
  expect((await ada.post(url, { files: [{ id: first?.id }] })).status).toBe(400)

  const mapping = { date: 0, description: 1, amount: 2, dateOrder: 'YMD', currency: 'NOK' } as const
  const changed = { ...mapping, spendingIsPositive: true }
  const sources = await start(ada, draft.id, {
    files: [
      { id: first?.id ?? '', as: 'statement', mapping: changed },
      { id: second?.id ?? '', as: 'table' },
    ],
  })
  expect(sources.map(({ type }) => type)).toEqual(['bank_of_america'])
  const settledSource = await settled(ada, sources[0]?.id ?? '')
  expect(settledSource.counts).toMatchObject({ transactions: 3 })
  const documents = z.array(z.object({ originalName: z.string() }))
  const kept = documents.parse(await (await ada.get('/api/documents')).json())
  expect(kept.map(({ originalName }) => originalName)).toEqual(['books.csv'])
  const money = await (await ada.get('/api/money/transactions')).text()
  expect(money).toContain('NOK')
})

test('the parts of an archive are one import into one source, and a missing part is named', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const draft = await bring(ada, {
    'takeout-20260101T000000Z-001.zip': await zipOf({
      'Takeout/Google Chat/Groups/DM x/messages.json': '{"messages": []}',
      'Takeout/Drive/one.txt': 'The first letter.',
    }),
    'takeout-20260101T000000Z-003.zip': await zipOf({ 'Drive/three.txt': 'The third letter.' }),
  })
  const [first, third] = draft.files
  expect(first?.recognised?.type).toBe('google')
  expect(third?.recognised).toEqual({
    type: 'google',
    description: expect.stringMatching(/^part 3 of /),
  })
  const sources = await start(ada, draft.id, { files: draft.files.map(({ id }) => ({ id })) })
  expect(sources).toHaveLength(1)
  const [{ id } = { id: '' }] = sources
  await settled(ada, id)
  const done = await report(ada, id)
  expect(done.files.map(({ recognised }) => recognised)).not.toContain('not recognised')
  expect(done.notes.join(' ')).toMatch(/Part 2 of the archive is missing/)
  expect(done.stored).toBe(2)
})

test('a file goes into the source that the person selects, which must be theirs', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const mallory = await server.person('Mallory')
  const mine = sourceView.parse(await (await create(ada, 'whatsapp', {})).json())
  const theirs = sourceView.parse(await (await create(mallory, 'whatsapp', {})).json())
  const draft = await bring(ada, { 'chat.txt': chat, 'letter.txt': 'Dear Dana.' })
  const [file, letter] = draft.files.map(({ id }) => id)
  const url = `/api/imports/${draft.id}/start`
  const foreign = await ada.post(url, { files: [{ id: file, sourceId: theirs.id }] })
  expect(foreign.status).toBe(404)
  expect(await errorOf(await ada.post(url, { files: [{ id: letter }] }))).toEqual([
    400,
    expect.objectContaining({ code: 'import.not_recognised' }),
  ])
  expect((await mallory.post(url, { files: [{ id: file }] })).status).toBe(404)
  const sources = await start(ada, draft.id, { files: [{ id: file ?? '', sourceId: mine.id }] })
  expect(sources.map(({ id }) => id)).toEqual([mine.id])
  expect(await settled(ada, mine.id)).toMatchObject({ counts: { messages: 3 } })
  expect(await list(ada)).toHaveLength(1)
})

test('a draft started twice at once is imported once', async ({ server }) => {
  const ada = await server.person('Ada')
  const draft = await bring(ada, { 'chat.txt': chat })
  const files = draft.files.map(({ id }) => ({ id }))
  const answers = await Promise.all(
    [1, 2].map(() => ada.post(`/api/imports/${draft.id}/start`, { files })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 404]))
  expect(await list(ada)).toHaveLength(1)
})

test('a draft is discarded by the person, or a day after its last byte', async ({ server }) => {
  const ada = await server.person('Ada')
  const { db } = server.opened
  const userId = await idOf(ada)
  const filesLeft = async () => {
    const { rows } = await db.asUser(userId, (tx) =>
      tx.execute('select file_id from import_chunks'),
    )
    return rows
  }
  const thrown = await bring(ada, { 'chat.txt': chat })
  expect((await ada.del(`/api/imports/${thrown.id}`)).status).toBe(204)
  expect((await ada.del(`/api/imports/${thrown.id}`)).status).toBe(404)
  expect(await filesLeft()).toEqual([])

  const kept = await bring(ada, { 'chat.txt': chat, 'letter.txt': 'Dear Dana.' })
  await sweepImportFiles(db)
  expect((await ada.get(`/api/imports/${kept.id}`)).status).toBe(200)
  const age = (where: string) =>
    db.asUser(userId, (tx) =>
      tx.execute(`update import_files set touched_at = now() - interval '25 hours' ${where}`),
    )
  // One of its files is still arriving.
  await age(`where id = '${kept.files[0]?.id}'`)
  await sweepImportFiles(db)
  expect((await ada.get(`/api/imports/${kept.id}`)).status).toBe(200)
  await age('')
  await sweepImportFiles(db)
  expect((await ada.get(`/api/imports/${kept.id}`)).status).toBe(404)
  expect(await filesLeft()).toEqual([])
})

test('a request without files is refused with a message', async ({ server }) => {
  const ada = await server.person('Ada')
  expect(await errorOf(await ada.post('/api/imports', {}))).toEqual([
    415,
    expect.objectContaining({ error: 'Send the files as multipart form data.' }),
  ])
  const empty = new FormData()
  empty.append('note', 'no file')
  expect((await ada.send('POST', '/api/imports', { body: empty })).status).toBe(400)
  const many = new FormData()
  for (let index = 0; index < 51; index++) many.append('files', new File(['x'], `${index}.txt`))
  expect(await errorOf(await ada.send('POST', '/api/imports', { body: many }))).toEqual([
    413,
    expect.objectContaining({ error: 'An import takes at most 50 files of 50 GB each.' }),
  ])
})

const groupChat = [
  '[04/03/25, 14:05:09] Dana: Shall we meet at the lighthouse?',
  '[04/03/25, 14:06:00] Ada L: Yes, at six',
  '[04/03/25, 14:07:00] Bea: I am coming along',
  '[28/03/25, 09:00:00] Ada L: The ferry leaves at noon',
].join('\n')

/** Numbers of the person's sent and received messages in their table. */
async function ownAndOthers(browser: Browser) {
  const statement =
    'select count(*) filter (from_me) as own, count(*) filter (not from_me) as others from messages'
  const asked = await browser.post('/api/queries', { question: 'Own and others', sql: statement })
  const { id } = createdQuery.parse(await asked.json())
  const read = async () => queryView.parse(await (await browser.get(`/api/queries/${id}`)).json())
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('completed')
  const rows = await (await browser.get(`/api/queries/${id}/rows`)).json()
  return z.object({ rows: z.array(z.array(z.number())) }).parse(rows).rows[0]
}

test('the person is asked for their name in a chat whose export does not tell, and can change it', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const draft = await bring(ada, {
    'WhatsApp Chat - Garden club.txt': groupChat,
    'WhatsApp Chat with Dana.txt': chat,
  })
  // A chat of two, named after the other person, shows who its owner is.
  expect(draft.files.map(({ authors }) => authors)).toEqual([['Ada L', 'Dana', 'Bea'], undefined])
  const [group] = draft.files
  const [source] = await start(ada, draft.id, { files: [{ id: group?.id ?? '', ownName: 'Bea' }] })
  const { config, choices } = await settled(ada, source?.id ?? '')
  expect(config.ownNames).toEqual(['Bea'])
  expect(choices?.authors).toEqual(['Ada L', 'Bea', 'Dana'])
  expect(await ownAndOthers(ada)).toEqual([1, 3])

  const url = `/api/data-sources/${source?.id}`
  expect((await ada.patch(url, { ownNames: ['Ada L'] })).status).toBe(200)
  expect(await ownAndOthers(ada)).toEqual([2, 2])
  const asked = await ada.post('/api/ask', { question: 'How many messages did I send?' })
  expect(await asked.text()).toContain('You wrote **2** messages.')
  // Without a name, only the export's own information counts.
  expect((await ada.patch(url, { ownNames: [] })).status).toBe(200)
  expect(await ownAndOthers(ada)).toEqual([0, 0])
}, 120_000)

test('a file that no source reads is named by its content, not its name', async ({ server }) => {
  const ada = await server.person('Ada')
  const draft = await bring(ada, {
    'statement.csv': Buffer.from('\u0000\u0001\u0000\u0000Standard Jet DB\u0000'),
    'locked.zip': Buffer.from(`PK\u0003\u0004\u0014\u0000\u0001${'\u0000'.repeat(40)}`),
    'letter.txt': 'Dear Dana, see you soon.',
  })
  const unread = ['access', 'locked_zip', undefined]
  expect(draft.files.map((file) => file.unread)).toEqual(unread)
  const again = importDraft.parse(await (await ada.get(`/api/imports/${draft.id}`)).json())
  expect(again.files.map((file) => file.unread)).toEqual(unread)
})
