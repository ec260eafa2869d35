import { expect } from 'vitest'
import { sourceView } from '#shared/sources.ts'
import { findDueSources } from '#server/sources/runs/find-due.ts'
import { runSource } from '#server/sources/runs/run-source.ts'
import { create, idOf, list, mails, report, settled, waitingFiles } from '#tests/data-sources.ts'
import { test, type Browser } from '#tests/server.ts'

const running = new AbortController().signal
const connectionLost = () => new Error('Connection terminated unexpectedly')

const newSource = async (browser: Browser) =>
  sourceView.parse(await (await create(browser, 'gmail', {})).json()).id

test('between two files of a source, the second one is shown as waiting', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  await waitingFiles(server, userId, id, mails(10))
  await waitingFiles(server, userId, id, mails(20))
  const end: typeof work.runs.end = async (...given) => {
    await work.runs.end(...given)
    throw connectionLost()
  }
  const cutOff = runSource(
    { ...work, runs: { ...work.runs, end } },
    { userId, sourceId: id },
    running,
  )
  await expect(cutOff).rejects.toThrow('Connection terminated')

  const [source] = await list(ada)
  expect(source).toMatchObject({
    counts: { emails: 10 },
    progress: { kind: 'import', state: 'waiting' },
  })
  expect(await findDueSources(server.services.db)).toContainEqual(
    expect.objectContaining({ sourceId: id, run: true }),
  )
  await runSource(work, { userId, sourceId: id }, running)
  expect(await settled(ada, id)).toMatchObject({ counts: { emails: 20 } })
})

test('files that arrive as a run is about to end are read by it', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  let looks = 0
  const waiting: typeof work.importFiles.waiting = async (...given) => {
    looks += 1
    const found = await work.importFiles.waiting(...given)
    if (looks === 1) {
      const file = await work.importFiles.add(
        userId,
        { sourceId: id },
        'late.mbox',
        pieces(mails(5)),
      )
      await work.importFiles.complete(userId, id, [file])
    }
    return found
  }
  const importFiles = { ...work.importFiles, waiting }
  await runSource({ ...work, importFiles }, { userId, sourceId: id }, running)
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { emails: 5 } })
})

test('an import that loses its database resumes by itself', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await newSource(ada)
  const work = server.services.sourceWork
  await waitingFiles(server, userId, id, mails(300))
  const page: typeof work.runs.page = async (...given) => {
    if (given[1].read === 200) throw connectionLost()
    return work.runs.page(...given)
  }
  const cutOff = runSource(
    { ...work, runs: { ...work.runs, page } },
    { userId, sourceId: id },
    running,
  )
  await expect(cutOff).rejects.toThrow('Connection terminated')

  expect((await list(ada))[0]).toMatchObject({ progress: { state: 'running', read: 200 } })
  expect(await findDueSources(server.services.db)).toContainEqual(
    expect.objectContaining({ sourceId: id, run: true }),
  )
  await runSource(work, { userId, sourceId: id }, running)
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { emails: 300 } })
  expect(await report(ada, id)).toMatchObject({ read: 300, stored: 300 })
})

async function* pieces(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text))
}
