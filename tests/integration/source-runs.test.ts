import { expect } from 'vitest'
import { deletedSource, sourceView, type ImportReport, type SourceChange } from '#shared/sources.ts'
import { runSource } from '#server/sources/runs/run-source.ts'
import { findDueSources } from '#server/sources/runs/find-due.ts'
import {
  create,
  idOf,
  importFiles,
  list,
  mails,
  report,
  reports,
  search,
  settled,
  waitingFiles,
} from '#tests/data-sources.ts'
import { test, type Browser } from '#tests/server.ts'

const running = new AbortController().signal
async function newSource(browser: Browser, type: 'gmail' | 'whatsapp' = 'gmail') {
  return sourceView.parse(await (await create(browser, type, {})).json()).id
}

const change = async (browser: Browser, id: string, what: SourceChange) =>
  sourceView.parse(await (await browser.patch(`/api/data-sources/${id}`, what)).json())
const sumOf = ({ stored, updated, skipped, failed }: ImportReport) =>
  stored + updated + skipped + failed

test('a stopped import keeps everything read and resumes where it stopped', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  // Far more than is stored between two checks whether the run was stopped.
  await waitingFiles(server, userId, id, mails(4_000))
  const page: typeof work.runs.page = async (...given) => {
    const counted = await work.runs.page(...given)
    const stopped = await ada.post(`/api/data-sources/${id}/stop`)
    if (counted?.read === 400) {
      // The run checks twice a second, so it may have noticed already.
      expect(['stopping', 'stopped']).toContain(
        sourceView.parse(await stopped.json()).progress?.state,
      )
    }
    return counted
  }
  let pages = 0
  const second: typeof page = async (...given) => {
    pages += 1
    return pages === 2 ? page(...given) : work.runs.page(...given)
  }
  const job = { userId, sourceId: id }
  await runSource({ ...work, runs: { ...work.runs, page: second } }, job, running)
  const [stopped] = await list(ada)
  expect(stopped).toMatchObject({
    counts: { emails: stopped?.progress?.read },
    progress: { kind: 'import', state: 'stopped' },
  })
  expect(stopped?.progress?.read).toBeLessThan(4_000)
  expect(stopped?.progress?.rate).toBeUndefined()
  // Neither the clock nor another check by the job resumes it.
  expect(await findDueSources(server.opened.db)).not.toContainEqual(
    expect.objectContaining({ sourceId: id, run: true }),
  )
  await runSource(work, job, running)
  expect((await list(ada))[0]?.progress?.state).toBe('stopped')

  expect((await ada.post(`/api/data-sources/${id}/resume`)).status).toBe(200)
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { emails: 4_000 } })
  const whole = await report(ada, id)
  expect(whole).toMatchObject({ read: 4_000, stored: 4_000, skipped: 0, failed: 0 })
  expect(whole.finishedAt).not.toBeNull()
  expect(await reports(ada, id)).toEqual([whole])
  expect(await work.importFiles.waiting(userId, id)).toBeUndefined()
  // The following tests need not wait until all of it is read for search.
  expect((await ada.del(`/api/data-sources/${id}`)).status).toBe(200)
}, 120_000)

test('a waiting run can be stopped before it starts, and Sync Now meanwhile changes nothing', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const { db } = server.opened
  await waitingFiles(server, userId, id, mails(3))
  await db.asUser(userId, (tx) =>
    tx.execute(
      `update data_sources set run_state = 'waiting', run_kind = 'import' where id = '${id}'`,
    ),
  )
  for (let times = 0; times < 2; times++) {
    const view = sourceView.parse(await (await ada.post(`/api/data-sources/${id}/stop`)).json())
    expect(view.progress).toMatchObject({ kind: 'import', state: 'stopped' })
  }
  await change(ada, id, { lastSync: new Date().toISOString() })
  expect((await list(ada))[0]?.progress?.state).toBe('stopped')
  await ada.post(`/api/data-sources/${id}/resume`)
  expect(await settled(ada, id)).toMatchObject({ counts: { emails: 3 } })
  // Now there is nothing to stop or resume.
  for (const what of ['stop', 'resume']) {
    const view = await (await ada.post(`/api/data-sources/${id}/${what}`)).json()
    expect(sourceView.parse(view).progress).toBeUndefined()
  }
})

test('unreadable files are named with the reason, and the others are read', async ({ server }) => {
  const ada = await server.person('Ada')
  const id = await newSource(ada)
  const cut = 'PK\u0003\u0004mails/one.eml'
  await importFiles(ada, id, {
    'all.mbox': mails(4),
    'letter.txt': 'Dear Dana, no mail at all.',
    'cut.zip': cut,
  })
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { emails: 4 } })
  const done = await report(ada, id)
  expect(done.files).toEqual([
    { name: 'all.mbox', recognised: 'a mailbox' },
    { name: 'letter.txt', recognised: 'not recognised' },
    { name: 'cut.zip', recognised: 'not recognised' },
  ])
  expect(done.read).toBe(sumOf(done))
})

test('reports of the last ten runs are kept, newest first, and always add up', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  for (let run = 1; run <= 11; run++) {
    const source = await work.sources.open(userId, id)
    const begun = source && (await work.runs.begin(source, 'import', `batch ${run}`))
    if (!begun) throw new Error('the run did not begin')
    const skipped = [{ reason: 'In Spam or in the bin', count: run }]
    const counted = await work.runs.page(begun, begun.report, { items: [], skipped }, {})
    if (!counted) throw new Error('the page was not stored')
    const outcome = { status: 'connected', reason: null, nextSyncAt: null } as const
    await work.runs.end(begun, counted, outcome)
  }
  const kept = await reports(ada, id)
  expect(kept.map(({ read }) => read)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  for (const one of kept) expect(one.read).toBe(sumOf(one))
})

test('excluded items are skipped from then on, and stored ones stay', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  const labelled = mails(4, 'X-Gmail-Labels: News\n')
  await waitingFiles(server, userId, id, labelled)
  await runSource(work, { userId, sourceId: id }, running)
  expect((await list(ada))[0]?.choices).toEqual({ kinds: ['email'], folders: ['News'] })

  const changed = await change(ada, id, { include: { withoutFolders: ['News', 'Never seen'] } })
  expect(changed.config.include).toEqual({ withoutFolders: ['News', 'Never seen'] })
  expect(changed.choices?.folders).toEqual(['Never seen', 'News'])
  await waitingFiles(server, userId, id, mails(6, 'X-Gmail-Labels: News\n'))
  await runSource(work, { userId, sourceId: id }, running)
  expect(await report(ada, id)).toMatchObject({
    read: 6,
    stored: 0,
    skipped: 6,
    skippedBecause: [{ reason: 'In a folder that you leave out', count: 6 }],
  })
  expect((await list(ada))[0]?.counts?.emails).toBe(4)
  await change(ada, id, { include: { withoutKinds: ['email'] } })
  await waitingFiles(server, userId, id, mails(6))
  await runSource(work, { userId, sourceId: id }, running)
  expect((await report(ada, id)).skippedBecause).toEqual([
    { reason: 'Of a kind that you leave out', count: 6 },
  ])
})

test("a source's data can be deleted without the source", async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  await change(ada, id, { name: 'Old letters', credentials: { email: 'ada@example.org' } })
  await waitingFiles(server, userId, id, mails(50))
  await runSource(work, { userId, sourceId: id }, running)
  expect(await search(ada, 'zucchini')).toHaveLength(1)
  await waitingFiles(server, userId, id, mails(3))

  const gone = deletedSource.parse(await (await ada.del(`/api/data-sources/${id}/data`)).json())
  expect(gone).toMatchObject({ name: 'Old letters', records: 50 })
  expect(gone.passages).toBeGreaterThan(49)
  expect(await search(ada, 'zucchini')).toEqual([])
  const [source] = await list(ada)
  expect(source).toMatchObject({
    name: 'Old letters',
    status: 'connected',
    lastSync: null,
    config: { saved: ['email'] },
    counts: { emails: 0 },
    choices: { kinds: [], folders: [] },
  })
  expect(source?.progress).toBeUndefined()
  expect(await reports(ada, id)).toEqual([])
  expect(await work.importFiles.waiting(userId, id)).toBeUndefined()
  // The same mails are imported as if for the first time.
  await waitingFiles(server, userId, id, mails(50))
  await runSource(work, { userId, sourceId: id }, running)
  expect(await report(ada, id)).toMatchObject({ read: 50, stored: 50 })
})

test('a run whose source is deleted meanwhile stores nothing more', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  await waitingFiles(server, userId, id, mails(600))
  const page: typeof work.runs.page = async (...given) => {
    const counted = await work.runs.page(...given)
    if (counted?.read === 200) await ada.del(`/api/data-sources/${id}/data`)
    return counted
  }
  await runSource({ ...work, runs: { ...work.runs, page } }, { userId, sourceId: id }, running)
  expect((await list(ada))[0]).toMatchObject({ counts: { emails: 0 } })
  expect((await list(ada))[0]?.progress).toBeUndefined()
})

test('an item that cannot be stored is reported, and the others on its page are stored', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  await waitingFiles(server, userId, id, mails(20))
  const page: typeof work.runs.page = async (begun, before, { items, ...rest }, progress) => {
    const poisoned = items.some((item) => item.kind === 'email' && item.email.subject === 'Note 7')
    if (poisoned) throw Object.assign(new Error('out of range'), { code: '22008' })
    return work.runs.page(begun, before, { items, ...rest }, progress)
  }
  await runSource({ ...work, runs: { ...work.runs, page } }, { userId, sourceId: id }, running)
  expect(await report(ada, id)).toMatchObject({
    read: 20,
    stored: 19,
    failed: 1,
    failures: [{ item: 'Mail “Note 7”', reason: 'It could not be stored' }],
  })
})

test('an import that fails through no fault of its files keeps them and can resume', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  await waitingFiles(server, userId, id, mails(300))
  const page: typeof work.runs.page = async (...given) => {
    if (given[1].read === 200) throw new Error('the database is away')
    return work.runs.page(...given)
  }
  await runSource({ ...work, runs: { ...work.runs, page } }, { userId, sourceId: id }, running)
  const [source] = await list(ada)
  expect(source).toMatchObject({ progress: { state: 'stopped', read: 200 } })
  expect(source?.reason).toBe('Something went wrong on our side. Please try again.')
  await ada.post(`/api/data-sources/${id}/resume`)
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { emails: 300 } })
  const done = await report(ada, id)
  expect(done).toMatchObject({ read: 300, stored: 300 })
  expect(done.problem).toBeUndefined()
})

test('a run delivered again while it is active leaves the source to the first', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  await waitingFiles(server, userId, id, mails(300))
  const job = { userId, sourceId: id }
  const begun: string[] = []
  const begin: typeof work.runs.begin = async (...given) => {
    const run = await work.runs.begin(...given)
    if (run) begun.push(run.runId)
    return run
  }
  const counting = { ...work, runs: { ...work.runs, begin } }
  await Promise.all([1, 2, 3].map(() => runSource(counting, job, running)))
  expect(begun).toHaveLength(1)
  expect(await report(ada, id)).toMatchObject({ read: 300, stored: 300 })
})
