import { expect } from 'vitest'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { deletedSource, sourceType, sourceView } from '#shared/sources.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { runSource } from '#server/sources/runs/run-source.ts'
import {
  create,
  idOf,
  importFiles,
  list,
  mails,
  piecesOf,
  search,
  settled,
  waitingFiles,
} from '#tests/data-sources.ts'
import { requirement } from '#tests/requirement.ts'
import { test, type Browser } from '#tests/server.ts'

test('a source of each of the ten types can be created and is listed, not connected', async ({
  server,
}) => {
  requirement('sources.types', 'api.data-sources.list', 'api.data-sources.fields')
  requirement('api.data-sources.create', 'sources.connected-means-verified')
  const ada = await server.person('Ada')
  for (const type of sourceType.options) {
    if (type === 'gmail') continue
    const answer = await create(ada, type, { email: 'ada@example.org' })
    expect(answer.status).toBe(201)
    expect(sourceView.parse(await answer.json())).toMatchObject({ type, status: 'disconnected' })
  }
  const sources = await list(ada)
  expect(sources.map(({ type }) => type)).toEqual(
    sourceType.options.filter((type) => type !== 'gmail'),
  )
  for (const source of sources) {
    expect(source).toMatchObject({
      name: sourceCatalogue[source.type].name,
      status: 'disconnected',
      lastSync: null,
    })
    expect(source.reason).toBeTruthy()
  }
  const linkedin = sources.find(({ type }) => type === 'linkedin')
  expect(linkedin?.reason).toBe(
    'Nothing is imported yet. Import an exported file to fill this source.',
  )
})

test("another person's sources are not found, and strangers are asked to sign in", async ({
  server,
}) => {
  requirement('privacy.own-data-only')
  const ada = await server.person('Ada')
  const mallory = await server.person('Mallory')
  const { id } = sourceView.parse(await (await create(ada, 'twitter', {})).json())
  const calls = (browser: Browser) => [
    browser.patch(`/api/data-sources/${id}`, { lastSync: new Date().toISOString() }),
    browser.get(`/api/data-sources/${id}/report`),
    importFiles(browser, id, { 'a.txt': 'x' }),
    browser.del(`/api/data-sources/${id}`),
  ]
  for (const call of calls(mallory)) expect((await call).status).toBe(404)
  for (const call of calls(server.visitor())) expect((await call).status).toBe(401)
  expect((await server.visitor().get('/api/data-sources')).status).toBe(401)
  expect(await list(mallory)).toEqual([])
  expect(await list(ada)).toHaveLength(1)
})

test('Sync Now sets the time, and a deleted source is no longer listed', async ({ server }) => {
  requirement('api.data-sources.update', 'api.data-sources.delete')
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'twitter', {})).json())
  const lastSync = '2026-11-20T08:30:00.000Z'
  const changed = await ada.patch(`/api/data-sources/${id}`, { lastSync })
  expect(sourceView.parse(await changed.json()).lastSync).toBe(lastSync)
  expect((await list(ada)).map((source) => source.lastSync)).toEqual([lastSync])
  const gone = deletedSource.parse(await (await ada.del(`/api/data-sources/${id}`)).json())
  expect(gone).toEqual({ name: 'Twitter/X', records: 0, passages: 0 })
  expect(await list(ada)).toEqual([])
})

test('credentials are in no response and no log line, and site passwords are dropped', async ({
  server,
}) => {
  requirement('privacy.site-password.never-kept', 'privacy.claim.credentials-encrypted')
  const ada = await server.person('Ada')
  const secret = 'vermilion-otter-secret'
  const answers = [
    await create(ada, 'linkedin', { email: 'ada@example.org', password: secret }),
    await create(ada, 'facebook', { email: 'a@b.org', password: secret, accessToken: 'EAAB-kept' }),
    await create(ada, 'bank_of_america', { credential: secret }),
    await ada.get('/api/data-sources'),
  ]
  const text = (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
  expect(text).not.toContain(secret)
  expect(text).not.toContain('EAAB-kept')
  expect(server.logged.join('\n')).not.toContain(secret)
  const kept = await Promise.all(
    (await list(ada)).map(async ({ id }) => {
      return (await server.services.sourceWork.sources.open(await idOf(ada), id))?.credentials
    }),
  )
  expect(kept).toEqual([
    { email: 'ada@example.org' },
    { email: 'a@b.org', accessToken: 'EAAB-kept' },
    {},
  ])
})

test("a source's contents, credentials and files are nowhere readable", async ({ server }) => {
  requirement('privacy.claim.credentials-encrypted')
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(
    await (
      await create(ada, 'facebook', { email: 'e@x.org', accessToken: 'tok-quokkaesque' })
    ).json(),
  )
  const chat = '[04/03/25, 14:05:09] Wombatina: the quokkaesque plan\n'
  await create(ada, 'whatsapp', { phoneNumber: '+15550001111', sessionData: chat })
  const { id: chatId } = (await list(ada)).find(({ type }) => type === 'whatsapp') ?? { id }
  await settled(ada, chatId)
  const waiting = await server.services.sourceWork.importFiles.add(
    await idOf(ada),
    { sourceId: chatId },
    'quokkaesque.txt',
    piecesOf('quokkaesque letter'),
  )
  expect(waiting).toMatch(/^imp_/)
  expect(await search(ada, 'quokkaesque')).toHaveLength(1)
  const contents = await readWholeDatabase(server.opened.connection)
  expect(contents.get('trove.import_chunks')?.length).toBeGreaterThan(0)
  for (const word of ['quokkaesque', 'Wombatina', '+15550001111', 'tok-']) {
    expect(tablesWith(contents, word)).toEqual([])
  }
  expect(server.logged.join('\n')).not.toMatch(/quokkaesque|Wombatina/)
})

test('an account deleted during its import leaves no row and no job', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const { id: sourceId } = sourceView.parse(await (await create(ada, 'gmail', {})).json())
  const work = server.services.sourceWork
  await waitingFiles(server, userId, sourceId, mails(300))
  const { password } = ada
  const page: typeof work.runs.page = async (...given) => {
    const counted = await work.runs.page(...given)
    if (counted?.read === 200) await ada.del('/api/account', { password })
    return counted
  }
  const job = { userId, sourceId }
  const stopped = runSource(
    { ...work, runs: { ...work.runs, page } },
    job,
    new AbortController().signal,
  )
  await stopped.catch(() => undefined)
  // The jobs added at the end of a run arrive after everything was deleted.
  await server.services.queue.send('embed-source', job, sourceId)
  await server.services.queue.send('batch-records', { userId }, userId)
  const left = async () => tablesWith(await readWholeDatabase(server.opened.connection), userId)
  await expect.poll(left, { timeout: 30_000, interval: 250 }).toEqual([])
})
