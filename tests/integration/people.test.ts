import { expect, vi } from 'vitest'
import { personDetail, suggestionList } from '#shared/people.ts'
import { createdQuery, queryTables, queryView } from '#shared/queries.ts'
import { threadList, threadView, type ThreadSummary } from '#shared/threads.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { importFiles, settled } from '#tests/data-sources.ts'
import { test, type Browser } from '#tests/server.ts'
import { ask, bring, change, listed, mailOf, undo } from './people.fixtures.ts'

vi.setConfig({ testTimeout: 120_000 })

const vCard = `BEGIN:VCARD
VERSION:3.0
FN:Dana Miller
N:Miller;Dana;;;
EMAIL:dana@example.org
EMAIL:d.miller@orchard.example
TEL:+1 415 555 2671
END:VCARD
`
const chat = [
  '12/03/2025, 10:15 - Dana Miller: The cake is ready.',
  '12/03/2025, 10:16 - Ada: Wonderful!',
  '12/03/2025, 10:17 - Dana Miller: Come at six.',
].join('\n')
const smsBackup = `<?xml version='1.0' encoding='UTF-8'?>
<smses count="2">
  <sms protocol="0" address="(415) 555-2671" date="1741770000000" type="1" body="Bring forks" read="1" contact_name="D" />
  <sms protocol="0" address="+14155552671" date="1741770100000" type="2" body="Yes" read="1" contact_name="D" />
</smses>`

const mbox = (own: string) =>
  [
    mailOf('Dana <dana@example.org>', own, 1),
    mailOf('D. Miller <d.miller@orchard.example>', own, 2),
    mailOf(own, 'd.miller@orchard.example', 3),
    mailOf('Ben Okafor <ben@example.org>', own, 4),
  ].join('\n')
const phoneNumber = '+1 415 555 0100'

const bringChat = (browser: Browser) =>
  bring(browser, 'whatsapp', { 'WhatsApp Chat with Dana Miller.txt': chat })
const bringCard = (browser: Browser) => bring(browser, 'google', { 'contacts.vcf': vCard })
const bringTexts = (browser: Browser) =>
  bring(browser, 'google_messages', { 'sms-1.xml': smsBackup }, { phoneNumber })

/** The same Dana in an address book, a chat, text messages and a mailbox. */
async function bringDana(browser: Browser, own: string) {
  await bringChat(browser)
  await bringTexts(browser)
  await bringCard(browser)
  await bring(browser, 'gmail', { 'mail.mbox': mbox(own) }, { email: own })
}

const suggested = async (browser: Browser) =>
  suggestionList.parse(await (await browser.get('/api/people/suggestions')).json()).suggestions
/** The first cell of the SQL's result. */
async function selected(browser: Browser, sql: string) {
  const created = await browser.post('/api/queries', { question: 'people', sql })
  const { id } = createdQuery.parse(await created.json())
  const read = async () => queryView.parse(await (await browser.get(`/api/queries/${id}`)).json())
  await expect.poll(async () => (await read()).status, { timeout: 25_000 }).toBe('completed')
  const [row] = (await read()).results
  return row && Object.values(row)[0]
}

test('one person across sources is joined, suggested if only the name matches, and counted everywhere', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await bringDana(ada, 'ada@example.com')

  const before = await listed(ada, 'dana')
  expect(before.people).toMatchObject([
    {
      emails: ['d.miller@orchard.example', 'dana@example.org'],
      phones: ['+14155552671'],
      mails: 3,
      messages: 2,
    },
    { emails: [], phones: [], mails: 0, messages: 3 },
  ])
  const [suggestion, ...others] = await suggested(ada)
  expect(others).toEqual([])
  expect(suggestion?.reasons).toEqual([{ code: 'same_name', value: 'Dana Miller' }])

  const accepted = await change(ada, `suggestions/${suggestion?.id}`, { answer: 'accept' })
  expect(accepted.person).toMatchObject({ name: 'Dana Miller', mails: 3, messages: 5 })
  expect(await suggested(ada)).toEqual([])
  const { people } = await listed(ada, 'dana')
  expect(people).toHaveLength(1)
  const detail = personDetail.parse(await (await ada.get(`/api/people/${people[0]?.id}`)).json())
  expect(
    detail.identities.map(({ kind, sources }) => [kind, sources.map(({ name }) => name)]),
  ).toEqual([
    ['email', expect.arrayContaining(['Gmail'])],
    ['email', expect.arrayContaining(['Gmail'])],
    ['phone', expect.arrayContaining(['Google Messages'])],
    ['name', ['WhatsApp']],
  ])

  const written = await readWholeDatabase(server.opened.connection)
  expect(tablesWith(written, 'Dana')).toEqual([])
  expect(tablesWith(written, '4155552671')).toEqual([])

  const sum = await ask(ada, 'How many messages did I exchange with Dana?')
  expect(sum.rows?.[0]?.[0], `${sum.answer} ${sum.sql}`).toBe(5)
  const name = "person = 'Dana Miller'"
  expect(await selected(ada, `SELECT count(*) FROM messages WHERE ${name}`)).toBe(5)
  expect(await selected(ada, `SELECT count(*) FROM emails WHERE ${name}`)).toBe(3)
  const row = "FROM people WHERE name = 'Dana Miller'"
  expect(await selected(ada, `SELECT messages + mails ${row}`)).toBe(8)

  expect((await undo(ada, accepted)).status).toBe(200)
  expect((await listed(ada, 'dana')).people).toHaveLength(2)
  expect((await undo(ada, accepted)).status).toBe(404)
})

test('names and separations are remembered, even when everything is imported again', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const source = await bringCard(ada)
  const [dana] = (await listed(ada)).people
  const renamed = await change(ada, `${dana?.id}/rename`, { name: 'Dani' })
  expect(renamed.person?.name).toBe('Dani')
  const detail = personDetail.parse(await (await ada.get(`/api/people/${dana?.id}`)).json())
  const phone = detail.identities.find(({ kind }) => kind === 'phone')
  const separated = await change(ada, `${dana?.id}/separate`, { identity: phone?.id })
  expect(separated.person).toMatchObject({ emails: [], phones: ['+14155552671'] })

  expect((await ada.del(`/api/data-sources/${source}/data`)).status).toBe(200)
  expect((await listed(ada)).people.filter(({ isMe }) => !isMe)).toEqual([])
  await importFiles(ada, source, { 'contacts.vcf': vCard })
  await settled(ada, source)
  expect((await listed(ada)).people).toMatchObject([
    { name: 'Dana Miller', emails: [] },
    { name: 'Dani', phones: [] },
  ])
  await undo(ada, separated)
  await undo(ada, renamed)
  expect((await listed(ada)).people).toMatchObject([
    { name: 'Dana Miller', phones: ['+14155552671'] },
  ])
})

test('people are joined by hand, and a rejected suggestion does not reappear', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await bringChat(ada)
  await bringCard(ada)
  const [suggestion] = await suggested(ada)
  const refused = await change(ada, `suggestions/${suggestion?.id}`, { answer: 'reject' })
  expect(await suggested(ada)).toEqual([])
  const ids = (await listed(ada, 'dana')).people.map(({ id }) => id)
  const joined = await change(ada, 'join', { ids })
  expect(joined.person).toMatchObject({
    emails: [expect.any(String), 'dana@example.org'],
    messages: 3,
  })
  await undo(ada, joined)
  expect(await suggested(ada)).toEqual([])
  await undo(ada, refused)
  expect(await suggested(ada)).toHaveLength(1)
  expect((await ada.post('/api/people/join', { ids: [ids[0], ids[0]] })).status).toBe(400)
  expect((await ada.post('/api/people/join', { ids: [ids[0], 'nobody'] })).status).toBe(404)
})

test('existing rows get the name from a later import', async ({ server }) => {
  const ada = await server.person('Ada')
  await bringTexts(ada)
  const columnOf = async () =>
    queryTables.parse(await (await ada.get('/api/queries/tables')).json()).map(({ name }) => name)
  expect(await columnOf()).toContain('people')
  const first = await ask(ada, 'How many messages with Dana Miller?')
  expect(first.rows?.[0]?.[0]).not.toBe(2)
  await bringCard(ada)
  const later = await ask(ada, 'How many messages with Dana Miller?')
  expect(later.rows?.[0]?.[0], `${later.answer} ${later.sql}`).toBe(2)
})

test('mails and chats with a person are read as conversations, and by nobody else', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const chats = [
    ...chat.split('\n'),
    '02/05/2025, 09:00 - Dana Miller: Spring is here.',
    '02/05/2025, 09:01 - Ada: At last.',
  ].join('\n')
  await bring(ada, 'whatsapp', { 'WhatsApp Chat with Dana Miller.txt': chats })
  await bringCard(ada)
  const answer = mailOf('ada@example.com', 'dana@example.org', 2)
    .replace('Subject: Note 2', 'Subject: Re: Note 1')
    .replace('\n\nHello.', '\nIn-Reply-To: <1@example.org>\n\nYes, with pleasure.')
  const mails = [mailOf('Dana <dana@example.org>', 'ada@example.com', 1), answer].join('\n')
  await bring(ada, 'gmail', { 'mail.mbox': mails }, { email: 'ada@example.com' })

  const withDana = (await listed(ada, 'Dana')).people
  const threads: ThreadSummary[] = []
  for (const { id } of withDana) {
    const found = threadList.parse(await (await ada.get(`/api/threads?person=${id}`)).json())
    threads.push(...found.threads)
  }
  const summaries = threads.map(({ kind, title, count, text }) => ({ kind, title, count, text }))
  expect(summaries).toContainEqual({ kind: 'mail', title: 'Note 1', count: 2, text: '' })
  expect(summaries).toContainEqual({
    kind: 'chat',
    title: 'Dana Miller',
    count: 5,
    text: 'At last.',
  })

  const read = async (id: string | undefined) =>
    threadView.parse(await (await ada.get(`/api/threads/${id}`)).json())
  const mail = await read(threads.find(({ kind }) => kind === 'mail')?.documentId)
  expect(mail.messages.map(({ isMine, text }) => [isMine, text.trim()])).toEqual([
    [false, 'Hello.'],
    [true, 'Yes, with pleasure.'],
  ])
  const opened = threads.find(({ kind }) => kind === 'chat')?.documentId
  const may = await read(opened)
  expect(may).toMatchObject({ kind: 'chat', service: 'WhatsApp', month: '2025-05' })
  expect(may.later).toBeUndefined()
  const march = await read(may.earlier)
  expect(march.messages.map(({ author, text }) => `${author}: ${text}`)).toEqual([
    'Dana Miller: The cake is ready.',
    'Ada: Wonderful!',
    'Dana Miller: Come at six.',
  ])
  expect(march.later).toBe(opened)

  const mallory = await server.person('Mallory')
  expect((await mallory.get(`/api/threads/${opened}`)).status).toBe(404)
  const person = withDana[0]?.id
  expect((await mallory.get(`/api/threads?person=${person}`)).status).toBe(404)
  expect((await mallory.get(`/api/people/${person}/events`)).status).toBe(404)
})
