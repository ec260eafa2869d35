import { expect } from 'vitest'
import { z } from 'zod'
import { askResponse } from '#shared/answers.ts'
import { documentContent, passageView } from '#shared/documents.ts'
import { usageOverview } from '#shared/usage.ts'
import { deletedSource, sourceView } from '#shared/sources.ts'
import { openScriptedImap } from '#server/connectors/gmail/scripted-imap.fixtures.ts'
import { runSource } from '#server/sources/runs/run-source.ts'
import {
  create,
  importFiles,
  list,
  settled,
  syncNow,
  report,
  search,
  idOf,
  piecesOf,
  mboxMail,
  mailAt,
} from '#tests/data-sources.ts'
import { requirement } from '#tests/requirement.ts'
import { openTestServer, test, type Browser } from '#tests/server.ts'

const gmail = { email: 'ada@gmail.com', password: 'abcd efgh ijkl mnop' }

test('mail is fetched newest first, can be found, opened, asked about and deleted', async () => {
  requirement('sources.connected-means-verified')
  await using imap = await openScriptedImap()
  await using server = await openTestServer(imap.env)
  imap.state.mails = Array.from({ length: 230 }, (_, index) => mailAt(index + 1))
  const ada = await server.person('Ada')
  const created = sourceView.parse(await (await create(ada, 'gmail', gmail)).json())
  expect(created).toMatchObject({
    status: 'disconnected',
    config: { saved: ['email', 'password'] },
  })

  const source = await settled(ada, created.id)
  expect(source).toMatchObject({ status: 'connected', counts: { emails: 230 } })
  expect(source.config.accountId).toBe('ada@gmail.com')
  expect(source.lastSync).not.toBeNull()
  // Spaces in the app password are removed, and the newest page came before the oldest.
  expect(new Set(imap.state.passwords)).toEqual(new Set(['abcdefghijklmnop']))
  expect(Math.min(...imap.state.fetched.slice(0, 100))).toBe(131)
  expect(await report(ada, source.id)).toMatchObject({ kind: 'sync', read: 230, stored: 230 })

  const [hit] = await search(ada, 'zucchini')
  expect(hit).toMatchObject({ originalName: 'Harvest 42', source: { type: 'gmail' } })
  const passage = passageView.parse(await (await ada.get(`/api/passages/${hit?.passageId}`)).json())
  expect(passage.path).toEqual(['Harvest 42', 'Mail from Bea Gardner, 12 February 2026'])
  expect(passage.text).toContain('forty-two zucchini')
  const content = documentContent.parse(
    await (await ada.get(`/api/documents/${hit?.id}/content`)).json(),
  )
  expect(content.kind === 'text' && content.blocks.map(({ text }) => text)).toEqual([
    'Harvest 42',
    'From: Bea Gardner <bea@example.org>\nTo: ada@gmail.com\nDate: 12 February 2026, 10:00 UTC',
    'The garden gave forty-two zucchini this week.',
    'Quoted',
    'How many zucchini were there?',
  ])
  const asked = await ada.post('/api/ask', { question: 'How many zucchini did the garden give?' })
  const { answer, citations } = askResponse.parse(await asked.json())
  expect(answer).toContain('forty-two')
  expect(citations[0]).toMatchObject({ documentName: 'Harvest 42', passageId: hit?.passageId })
  // Mails are not uploaded documents.
  expect(await ada.list()).toEqual([])
  const stats = z.object({ documentsUploaded: z.number(), dataPoints: z.number() })
  expect(stats.parse(await (await ada.get('/api/dashboard/stats')).json())).toMatchObject({
    documentsUploaded: 0,
    dataPoints: 230,
  })
  expect((await ada.del(`/api/documents/${hit?.id}`)).status).toBe(404)

  const gone = deletedSource.parse(await (await ada.del(`/api/data-sources/${source.id}`)).json())
  expect(gone).toEqual({ name: 'Gmail', records: 230, passages: 230 })
  expect(await search(ada, 'zucchini')).toEqual([])
  expect((await ada.get(`/api/passages/${hit?.passageId}`)).status).toBe(404)
})

test('a sync fetches only new mail, even after the mails were renumbered', async () => {
  requirement('privacy.claim.scraped-vectorized-stored')
  await using imap = await openScriptedImap()
  await using server = await openTestServer(imap.env)
  imap.state.mails = [mailAt(1), mailAt(2)]
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'gmail', gmail)).json())
  await settled(ada, id)
  imap.state.mails.push(mailAt(3))
  imap.state.fetched = []
  await syncNow(ada, id)
  expect(imap.state.fetched).toEqual([3])
  expect(await report(ada, id)).toMatchObject({ read: 1, stored: 1 })
  await expect
    .poll(async () => (await overviewOf(ada)).passages, { timeout: 20_000 })
    .toEqual({ total: 3, withVectors: 3 })

  imap.state.uidValidity = 12
  await syncNow(ada, id)
  expect(await report(ada, id)).toMatchObject({
    read: 3,
    stored: 0,
    skippedBecause: [{ reason: 'Already there', count: 3 }],
  })
  expect((await settled(ada, id)).counts?.emails).toBe(3)
})

test('an interrupted connection resumes after the last stored page', async () => {
  await using imap = await openScriptedImap()
  await using server = await openTestServer(imap.env)
  imap.state.mails = Array.from({ length: 250 }, (_, index) => mailAt(index + 1))
  imap.state.breakAfter = 150
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'gmail', gmail)).json())
  const source = await settled(ada, id)
  expect(source).toMatchObject({ status: 'connected', counts: { emails: 250 } })
  // The first page was not fetched again, only the 50 mails of the interrupted one.
  expect(imap.state.fetched).toHaveLength(300)
  expect(await report(ada, id)).toMatchObject({ read: 250, stored: 250, failed: 0 })
})

const refusals = [
  ['wrong password', 'error', /refused the address or the password/],
  ['normal password', 'error', /Create an app password/],
  ['web login', 'error', /sign in once in a browser/],
  ['too many connections', 'disconnected', /limits requests/],
  ['throttled', 'connected', /limits requests/],
] as const
for (const [failure, status, reason] of refusals) {
  test(`when Gmail answers “${failure}”, the person reads what to do`, async () => {
    await using imap = await openScriptedImap()
    await using server = await openTestServer(imap.env)
    imap.state.mails = [mailAt(1)]
    imap.state.failure = failure
    const ada = await server.person('Ada')
    const { id } = sourceView.parse(await (await create(ada, 'gmail', gmail)).json())
    const refused = await settled(ada, id)
    expect(refused.status).toBe(status)
    expect(refused.reason).toMatch(reason)
    expect(await report(ada, id)).toMatchObject({ stored: 0, problem: refused.reason })

    imap.state.failure = undefined
    await syncNow(ada, id)
    expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { emails: 1 } })
    expect((await settled(ada, id)).reason).toBeUndefined()
  })
}

test('new credentials replace the saved ones, and the connection is tried again', async () => {
  await using imap = await openScriptedImap()
  await using server = await openTestServer(imap.env)
  imap.state.mails = [mailAt(1)]
  const ada = await server.person('Ada')
  const wrong = { ...gmail, password: 'zzzz zzzz zzzz zzzz' }
  const { id } = sourceView.parse(await (await create(ada, 'gmail', wrong)).json())
  expect((await settled(ada, id)).status).toBe('error')

  const change = { name: 'Mail of Ada', credentials: { password: gmail.password } }
  expect((await ada.patch(`/api/data-sources/${id}`, change)).status).toBe(200)
  expect(await settled(ada, id)).toMatchObject({
    name: 'Mail of Ada',
    status: 'connected',
    config: { accountId: 'ada@gmail.com', saved: ['email', 'password'] },
    counts: { emails: 1 },
  })
})

test('a mailbox file does not duplicate mails fetched over the network', async () => {
  await using imap = await openScriptedImap()
  await using server = await openTestServer(imap.env)
  imap.state.mails = [mailAt(1), mailAt(2)]
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'gmail', gmail)).json())
  await settled(ada, id)
  const spam = mboxMail(9).replace('\n', '\nX-Gmail-Labels: Spam\n')
  const mbox = [1, 2, 3].map(mboxMail).join('\n\n')
  const answer = await importFiles(ada, id, {
    'All mail.mbox': `${mbox}\n\n${spam}\n`,
    'notes.txt': 'nothing of a mail',
  })
  expect(answer.status).toBe(202)
  expect(sourceView.parse(await answer.json()).progress).toMatchObject({ kind: 'import' })
  await settled(ada, id)
  expect(await report(ada, id)).toMatchObject({
    kind: 'import',
    read: 4,
    stored: 1,
    skipped: 3,
    failed: 0,
    files: [
      { name: 'All mail.mbox', recognised: 'a mailbox' },
      { name: 'notes.txt', recognised: 'not recognised' },
    ],
    skippedBecause: [
      { reason: 'In Spam or in the bin', count: 1 },
      { reason: 'Already there', count: 2 },
    ],
  })
})

test('an import interrupted anywhere resumes, and stores and counts each mail once', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'gmail', {})).json())
  const userId = await idOf(ada)
  const work = server.services.sourceWork
  const mbox = Array.from({ length: 500 }, (_, index) => mboxMail(index + 1)).join('\n\n')
  const file = await work.importFiles.add(userId, { sourceId: id }, 'all.mbox', piecesOf(mbox))
  await work.importFiles.complete(userId, id, [file])
  const job = { userId, sourceId: id }
  for (const pages of [1, 1]) {
    const stop = new AbortController()
    let stored = 0
    const page: typeof work.runs.page = async (...given) => {
      const counted = await work.runs.page(...given)
      stored += 1
      if (stored === pages) stop.abort(new Error('the server stops'))
      return counted
    }
    const cut = runSource({ ...work, runs: { ...work.runs, page } }, job, stop.signal)
    await expect(cut).rejects.toThrow('the server stops')
  }
  expect(await list(ada)).toMatchObject([{ counts: { emails: 400 }, progress: { read: 400 } }])
  await runSource(work, job, new AbortController().signal)
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { emails: 500 } })
  expect(await report(ada, id)).toMatchObject({ read: 500, stored: 500, skipped: 0 })
  expect(await work.importFiles.waiting(userId, id)).toBeUndefined()
  expect(await search(ada, 'zucchini')).toHaveLength(1)
})

async function overviewOf(browser: Browser) {
  return usageOverview.parse(await (await browser.get('/api/analytics/overview')).json())
}
