import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import { askResponse } from '#shared/answers.ts'
import { searchResponse } from '#shared/documents.ts'
import { readWholeDatabase } from '#server/accounts/whole-database.fixtures.ts'
import { create, idOf, importFiles, list, mails, settled } from '#tests/data-sources.ts'
import { erase, remove } from '#tests/deletions.ts'
import { test, type Browser, type TestServer } from '#tests/server.ts'

const withId = z.object({ id: z.string() })
const prices = 'item,price\nkumquat,7\nquince,8\n'

const undo = async (browser: Browser, id: string) =>
  (await browser.post(`/api/deletions/${id}/undo`, {})).status

const found = async (browser: Browser, query: string) =>
  searchResponse.parse(await (await browser.post('/api/search', { query })).json()).results.length

const tables = async (browser: Browser) =>
  z
    .array(z.object({ name: z.string() }))
    .parse(await (await browser.get('/api/queries/tables')).json())
    .map(({ name }) => name)

async function addMailbox(browser: Browser, email: string): Promise<string> {
  const created = await create(browser, 'gmail', { email, password: 'file' })
  return withId.parse(await created.json()).id
}

async function rowsNaming({ opened }: TestServer, id: string): Promise<number> {
  const contents = await readWholeDatabase(opened.connection)
  return [...contents]
    .filter(([name]) => name.startsWith('trove.'))
    .flatMap(([, rows]) => rows)
    .filter((row) => row.includes(id)).length
}

test('a deleted document disappears everywhere at once, and reappears when that is undone', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const [document] = await ada.bring({ 'prices.csv': prices })
  const id = document?.id ?? ''
  const content = `/api/documents/${id}/content`
  const was = { found: await found(ada, 'kumquat'), tables: await tables(ada) }
  expect(was.found).toBeGreaterThan(0)
  expect(was.tables).toHaveLength(1)

  const undoId = await remove(ada, `/api/documents/${id}`)
  expect(await ada.list()).toEqual([])
  expect((await ada.get(content)).status).toBe(404)
  expect(await found(ada, 'kumquat')).toBe(0)
  expect(await tables(ada)).toEqual([])
  expect((await ada.del(`/api/documents/${id}`)).status).toBe(404)

  expect(await undo(ada, undoId)).toBe(204)
  expect((await ada.list()).map((each) => each.id)).toEqual([id])
  expect((await ada.get(content)).status).toBe(200)
  expect({ found: await found(ada, 'kumquat'), tables: await tables(ada) }).toEqual(was)
  expect(await undo(ada, undoId)).toBe(404)
})

test('what was deleted is erased for good, and cannot be restored from then on', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const [document] = await ada.bring({ 'prices.csv': prices })
  const id = document?.id ?? ''
  const undoId = await remove(ada, `/api/documents/${id}`)
  expect(await rowsNaming(server, id)).toBeGreaterThan(1)
  await erase(server, ada, undoId)
  expect(await rowsNaming(server, id)).toBe(0)
  expect(await undo(ada, undoId)).toBe(404)
  // A job may run again.
  await erase(server, ada, undoId)
})

test('a deletion left unfinished by a stopped server is found', async ({ server }) => {
  const ada = await server.person('Ada')
  const [document] = await ada.bring({ 'prices.csv': prices })
  const deletionId = await remove(ada, `/api/documents/${document?.id}`)
  expect(await server.services.deletions.due()).toEqual([])
  await server.services.db.asUser(await idOf(ada), (tx) =>
    tx.execute(sql`update deletions set deleted_at = now() - interval '1 hour'`),
  )
  expect(await server.services.deletions.due()).toEqual([{ userId: await idOf(ada), deletionId }])
})

test('several documents that were deleted together come back together', async ({ server }) => {
  const ada = await server.person('Ada')
  await ada.bring({ 'a.txt': 'first', 'b.txt': 'second' })
  const undoId = await remove(ada, '/api/documents')
  expect(await ada.list()).toEqual([])
  expect(await undo(ada, undoId)).toBe(204)
  expect(await ada.list()).toHaveLength(2)
})

test('uploading a deleted file again restores it', async ({ server }) => {
  const ada = await server.person('Ada')
  const [document] = await ada.bring({ 'prices.csv': prices })
  const undoId = await remove(ada, `/api/documents/${document?.id}`)
  await ada.bring({ 'prices.csv': prices })
  expect((await ada.list()).map(({ id }) => id)).toEqual([document?.id])
  expect(await tables(ada)).toHaveLength(1)
  await erase(server, ada, undoId)
  expect(await ada.list()).toHaveLength(1)
})

test('a deleted source goes with its mails, and comes back with them', async ({ server }) => {
  const ada = await server.person('Ada')
  const id = await addMailbox(ada, 'ada@example.org')
  await importFiles(ada, id, { 'inbox.mbox': mails(3) })
  await settled(ada, id)
  const [was] = await list(ada)
  expect(was?.counts?.emails).toBe(3)
  const results = searchResponse.parse(
    await (await ada.post('/api/search', { query: 'report about bed' })).json(),
  ).results
  const passages = results.map(({ passageId }) => passageId)
  const open = () =>
    Promise.all(passages.map(async (at) => (await ada.get(`/api/passages/${at}`)).status))
  expect(new Set(await open())).toEqual(new Set([200]))

  const undoId = await remove(ada, `/api/data-sources/${id}`)
  expect(await list(ada)).toEqual([])
  expect(await tables(ada)).not.toContain('emails')
  expect(await found(ada, 'report about bed')).toBe(0)
  expect(new Set(await open())).toEqual(new Set([404]))
  expect(await undo(ada, undoId)).toBe(204)
  expect(await found(ada, 'report about bed')).toBe(results.length)
  expect((await list(ada)).map((source) => source.id)).toEqual([id])
  expect((await list(ada))[0]?.counts).toEqual(was?.counts)
  expect(await tables(ada)).toContain('emails')
})

test('data of a deleted source can be imported into another one meanwhile', async ({ server }) => {
  const ada = await server.person('Ada')
  const id = await addMailbox(ada, 'ada@example.org')
  await importFiles(ada, id, { 'inbox.mbox': mails(3) })
  await settled(ada, id)
  const undoId = await remove(ada, `/api/data-sources/${id}`)
  const other = await addMailbox(ada, 'ada@example.net')
  await importFiles(ada, other, { 'inbox.mbox': mails(3) })
  await settled(ada, other)
  await erase(server, ada, undoId)
  expect((await list(ada)).map((source) => source.counts?.emails)).toEqual([3])
  expect(await tables(ada)).toContain('emails')
})

test('answers, queries and conversations can be restored, and are erased', async ({ server }) => {
  const ada = await server.person('Ada')
  const question = 'What is 6 * 7?'
  const answer = askResponse.parse(await (await ada.post('/api/ask', { question })).json())
  const query = withId.parse(await (await ada.post('/api/queries', { question })).json())
  const chat = await (await ada.post('/api/chat', { message: question })).json()
  const { conversationId } = z.object({ conversationId: z.string() }).parse(chat)
  const paths = [
    `/api/ask/answers/${answer.id}`,
    `/api/queries/${query.id}`,
    `/api/conversations/${conversationId}`,
  ]
  for (const path of paths) {
    const undoId = await remove(ada, path)
    expect((await ada.get(path)).status, path).toBe(404)
    expect(await undo(ada, undoId), path).toBe(204)
    expect((await ada.get(path)).status, path).toBe(200)
    await erase(server, ada, await remove(ada, path))
    expect(await rowsNaming(server, path.split('/').at(-1) ?? ''), path).toBe(0)
  }
})

test('deleted data can be restored only by its owner', async ({ server }) => {
  const ada = await server.person('Ada')
  const mallory = await server.person('Mallory')
  await ada.bring({ 'a.txt': 'first' })
  const undoId = await remove(ada, '/api/documents')
  expect(await undo(mallory, undoId)).toBe(404)
  expect((await server.visitor().post(`/api/deletions/${undoId}/undo`, {})).status).toBe(401)
  expect(await ada.list()).toEqual([])
  expect(await undo(ada, undoId)).toBe(204)
})
