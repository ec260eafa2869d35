import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { importDraft, type SourceView } from '#shared/sources.ts'
import { describeConnector, type OpenLive } from '#server/connectors/contract-suite.ts'
import { createTrove } from '#server/connectors/trove/trove.ts'
import {
  contactItem,
  fileItem,
  mailItem,
  messageItem,
  rowItems,
  transactionItem,
} from '#server/records/records.fixtures.ts'
import { create, idOf, list, report, search, settled, syncNow } from '#tests/data-sources.ts'
import { makeKey, openFilledSource, openOtherTrove, type OtherTrove } from '#tests/other-trove.ts'
import { openTestServer, test, type Browser } from '#tests/server.ts'

/** Each opens two servers, reads everything and asks. */
const long = { timeout: 120_000 }
const closed = 'http://127.0.0.1:1'
const idAnswer = z.object({ id: z.string() })
const allKinds = [
  ...rowItems,
  mailItem('one', { subject: 'A harvest of medlars' }),
  messageItem('one'),
  transactionItem('one'),
]

/** One Trove for all contract tests: it is only read. */
describe('the contract of connectors', () => {
  const shared: { trove?: OtherTrove; key?: string; records?: string; userId?: string } = {}
  beforeAll(async () => {
    const trove = await openOtherTrove()
    const ada = await trove.person('Ada')
    const source = await openFilledSource(trove, ada)
    await source.store(Array.from({ length: 600 }, (_, at) => contactItem(`Contact ${at}`)))
    await source.store([fileItem('notes.txt', 'Medlars are late this year.')])
    await ada.post('/api/ask', { question: 'How many medlars?' })
    shared.trove = trove
    shared.key = (await makeKey(ada)).key
    shared.userId = await idOf(ada)
  }, 120_000)
  afterAll(async () => shared.trove?.[Symbol.asyncDispose]())

  const open =
    (change: { apiKey?: string; userId?: string; address?: string } = {}): OpenLive =>
    async () => {
      const { trove, key = '', userId = '' } = shared
      const given = { apiKey: key, userId, address: trove?.address ?? '', ...change }
      const connector = createTrove({ ...given, outgoing: 'loopback' })
      return { connector, [Symbol.asyncDispose]: () => Promise.resolve() }
    }

  describeConnector({
    name: 'trove',
    connector: createTrove({ apiKey: '', userId: '', address: '' }),
    live: {
      open: open(),
      account: 'Ada, 127.0.0.1',
      // The contacts, the file and the question.
      items: 602,
      errors: [
        {
          when: 'the key is wrong',
          open: open({ apiKey: `trv_${'x'.repeat(43)}` }),
          code: 'auth_failed',
        },
        { when: 'the key was cut', open: open({ apiKey: 'trv_short' }), code: 'auth_failed' },
        {
          when: 'the user id is of somebody else',
          open: open({ userId: 'somebody' }),
          code: 'auth_failed',
        },
        { when: 'no address is known', open: open({ address: '' }), code: 'needs_user_action' },
        {
          when: 'the address is of a private network',
          open: open({ address: 'https://192.168.1.10' }),
          code: 'needs_user_action',
        },
        { when: 'nobody answers', open: open({ address: closed }), code: 'transient' },
      ],
    },
  })
})

test(
  'records, files and questions of another Trove are fetched by its key, and follow its changes',
  long,
  async () => {
    await using other = await openOtherTrove()
    await using server = await openTestServer({ OUTGOING_ADDRESSES: 'loopback' })
    const ada = await other.person('Ada')
    const there = await openFilledSource(other, ada)
    await there.store([...allKinds, fileItem('quinces.txt', 'Quinces are stewed for two hours.')])
    await ada.bring({ 'sloes.txt': 'Sloes are picked after the first frost.' })
    await ada.post('/api/ask', { question: 'When are sloes picked?' })
    await ada.post('/api/chat', { message: 'How long are quinces stewed?' })
    const { key, id: keyId } = await makeKey(ada)

    const ben = await server.person('Ben')
    const credentials = { api_key: `${key}@${other.address}`, user_id: await idOf(ada) }
    const { id } = idAnswer.parse(await (await create(ben, 'trove', credentials)).json())
    const source = await settled(ben, id)
    expect(source).toMatchObject({ status: 'connected', live: true })
    expect(source.config.accountId).toBe('Ada, 127.0.0.1')
    expect(source.counts).toEqual(await expected(ada, { files: 2, questions: 2 }))
    const found = (await search(ben, 'sloes after the first frost'))[0]
    expect(found?.matchedText).toContain('first frost')
    expect(server.logged.join('\n') + other.logged.join('\n')).not.toMatch(/trv_|[Qq]uince|medlar/)

    await there.store(
      [mailItem('one', { subject: 'A harvest of quinces' })],
      [{ kind: 'transaction', key: 'one' }],
    )
    const [uploaded] = await ada.list()
    await ada.del(`/api/documents/${uploaded?.id}`)
    await syncNow(ben, id)
    expect(await report(ben, id)).toMatchObject({ stored: 0, updated: 1, failed: 0, removed: 2 })
    expect((await settled(ben, id)).counts).toEqual(await expected(ada, { files: 1, questions: 2 }))
    const names = (await search(ben, 'sloes after the first frost')).map((hit) => hit.originalName)
    expect(names).toEqual(['Trove activities'])

    await ada.del(`/api/account/api-keys/${keyId}`)
    await syncNow(ben, id)
    const refused = await settled(ben, id)
    expect(refused).toMatchObject({ status: 'error', counts: { files: 1 } })
    expect(refused.reason).toMatch(/refused the API key/)
  },
)

test('a key transfers only what it allows', long, async () => {
  await using other = await openOtherTrove()
  await using server = await openTestServer({ OUTGOING_ADDRESSES: 'loopback' })
  const ada = await other.person('Ada')
  await (await openFilledSource(other, ada)).store(allKinds)
  await ada.post('/api/ask', { question: 'When are sloes picked?' })
  const { key } = await makeKey(ada, ['questions'])
  const ben = await server.person('Ben')
  const credentials = { api_key: key, user_id: await idOf(ada) }
  const { id } = idAnswer.parse(await (await create(ben, 'trove', credentials)).json())
  expect((await settled(ben, id)).reason).toMatch(/Copy the key for another Trove/)
  await ben.patch(`/api/data-sources/${id}`, { credentials: { address: other.address } })
  const source = await settled(ben, id)
  expect(source).toMatchObject({ status: 'connected', counts: { activities: 1, emails: 0 } })
})

test(
  "one person's archive gives another the same records and questions",
  long,
  async ({ server }) => {
    const ada = await server.person('Ada')
    const there = await openFilledSource(server, ada)
    await there.store([...allKinds, fileItem('quinces.txt', 'Quinces are stewed for two hours.')])
    await ada.bring({ 'sloes.txt': 'Sloes are picked after the first frost.' })
    await ada.post('/api/ask', { question: 'When are sloes picked?' })
    await ada.post('/api/chat', { message: 'How long are quinces stewed?' })
    const archive = await (await ada.get('/api/export/archive')).blob()

    const ben = await server.person('Ben')
    const source = await importArchive(ben, archive)
    expect((await report(ben, source.id)).failures).toEqual([])
    expect(source).toMatchObject({ type: 'trove', status: 'connected', live: false })
    expect(source.counts).toEqual(await expected(ada, { files: 2, questions: 2 }))
    const found = (await search(ben, 'sloes after the first frost'))[0]
    expect(found?.matchedText).toContain('first frost')
    const again = await importArchive(ben, archive)
    expect(again.id).toBe(source.id)
    expect(await report(ben, again.id)).toMatchObject({ stored: 0, updated: 0, failed: 0 })
    expect((await list(ben))[0]?.counts).toEqual(source.counts)
  },
)

/** Drops an archive on the page, like a person. */
async function importArchive(browser: Browser, archive: Blob): Promise<SourceView> {
  const form = new FormData()
  form.append('files', new File([archive], 'trove-export.zip'))
  const answer = await browser.send('POST', '/api/imports', { body: form })
  const draft = importDraft.parse(await answer.json())
  expect(draft.files.map(({ recognised }) => recognised?.type)).toEqual(['trove'])
  const known = (await list(browser))[0]?.id
  const files = draft.files.map(({ id }) => ({ id, ...(known ? { sourceId: known } : {}) }))
  await browser.post(`/api/imports/${draft.id}/start`, { files })
  const [source] = await list(browser)
  return settled(browser, source?.id ?? '')
}

/** A person's data, with questions as activities. */
async function expected(browser: Browser, { files, questions }: Record<string, number>) {
  const [source] = await list(browser)
  const { activities = 0, ...counts }: Record<string, number> = source?.counts ?? {}
  return { ...counts, files, activities: activities + (questions ?? 0) }
}
