import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'
import { importDraft, sourceView } from '#shared/sources.ts'
import { folderImport } from '#shared/watched-folder.ts'
import { list, mboxMail, settled } from '#tests/data-sources.ts'
import { openTestServer, test } from '#tests/server.ts'
import { arrived, folderOf, put, scan, watch } from '#tests/watched-folder.ts'

const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Bea Gardner\nEMAIL:bea@example.org\nEND:VCARD\n'
const names = async (browser: Parameters<typeof list>[0]) =>
  (await browser.list()).map(({ originalName }) => originalName).toSorted()

test('files put into the folder are imported like dropped files, each once', async ({ server }) => {
  const ada = await server.person('Ada')
  const folder = await watch(ada)
  put(folder, 'letter.txt', 'Dear Ada, the lighthouse opens in May.')
  put(folder, 'scans/2026/bill.csv', 'item,amount\nlamp,12\n')
  put(folder, 'bea.vcf', card)
  put(folder, 'film.bin', 'no document')
  put(folder, 'nothing.txt', '')

  const then = await arrived(ada)
  expect(then.imported).toBe(3)
  expect(then.waiting.count).toBe(0)
  expect(then.refused.files).toEqual([
    { name: 'film.bin', reason: expect.stringContaining('No source knows this file') },
    { name: 'nothing.txt', reason: 'The file is empty.' },
  ])
  expect(await names(ada)).toEqual(['bill.csv', 'letter.txt'])
  const [contacts] = await list(ada)
  expect(contacts?.type).toBe('address_book')
  expect((await settled(ada, contacts?.id ?? '')).counts).toMatchObject({ contacts: 1 })

  // Moved and touched files are the same ones.
  renameSync(path.join(folder, 'letter.txt'), path.join(folder, 'scans', 'letter 2.txt'))
  put(folder, 'bea.vcf', card, 3)
  expect((await arrived(ada)).imported).toBe(3)
  expect(await names(ada)).toEqual(['bill.csv', 'letter.txt'])
  expect(await list(ada)).toHaveLength(1)
})

test('a document that was deleted does not come back from the folder', async ({ server }) => {
  const ada = await server.person('Ada')
  const folder = await watch(ada)
  put(folder, 'old.txt', 'The old lighthouse.')
  await arrived(ada)
  const [document] = await ada.list()
  expect((await ada.del(`/api/documents/${document?.id}`)).status).toBe(200)
  await arrived(ada)
  expect(await names(ada)).toEqual([])
})

test('a file that needs an answer waits until the person gives it', async ({ server }) => {
  const ada = await server.person('Ada')
  const folder = await watch(ada)
  put(folder, 'all.mbox', [1, 2].map(mboxMail).join('\n\n'))
  const view = await arrived(ada)
  expect(view.waiting).toEqual({
    count: 1,
    files: [{ name: 'all.mbox', reason: 'Say which account it is from.' }],
  })
  expect(await list(ada)).toEqual([])

  const answer = await ada.post('/api/watched-folder/review')
  expect(answer.status).toBe(200)
  const draft = importDraft.parse(await answer.json())
  expect(draft.files.map(({ name, recognised }) => [name, recognised?.type])).toEqual([
    ['all.mbox', 'gmail'],
  ])
  const files = [{ id: draft.files[0]?.id, sourceName: 'Work mail' }]
  const started = await ada.post(`/api/imports/${draft.id}/start`, { files })
  expect(started.status).toBe(202)
  const [source] = z.array(sourceView).parse(await started.json())
  expect((await settled(ada, source?.id ?? '')).counts).toMatchObject({ emails: 2 })
  expect(await folderOf(ada)).toMatchObject({ imported: 1, waiting: { count: 0 } })
  expect((await ada.post('/api/watched-folder/review')).status).toBe(409)
})

test('hidden and unfinished files, and links that lead out of the folder, are left alone', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const ben = await server.person('Ben')
  const folder = await watch(ada)
  const other = await watch(ben)
  put(other, 'diary.txt', 'Ben wrote this.')
  put(folder, '.hidden.txt', 'hidden')
  put(folder, '.cache/inner.txt', 'hidden, too')
  put(folder, 'film.txt.part', 'half of it')
  symlinkSync(path.join(other, 'diary.txt'), path.join(folder, 'diary.txt'))
  symlinkSync(other, path.join(folder, 'ben'))
  const view = await arrived(ada)
  expect(view).toMatchObject({ arriving: 0, imported: 0, refused: { count: 0 } })
  expect(await names(ada)).toEqual([])

  rmSync(folder, { recursive: true })
  symlinkSync(other, folder)
  expect((await scan(ada)).problem).toContain('a link to another place')
  expect(await names(ada)).toEqual([])
  await arrived(ben)
  expect(await names(ben)).toEqual(['diary.txt'])
})

test('a missing folder is named as the problem, and the imported data stays', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const folder = await watch(ada)
  put(folder, 'letter.txt', 'Dear Ada, the ferry leaves at noon.')
  await arrived(ada)
  rmSync(folder, { recursive: true })
  const view = await scan(ada)
  expect(view).toMatchObject({ imported: 1 })
  expect(view.problem).toBe('The folder is not there any more. What was imported from it stays.')
  expect(await names(ada)).toEqual(['letter.txt'])

  mkdirSync(folder)
  expect((await scan(ada)).problem).toBeUndefined()
  const off = await ada.del('/api/watched-folder')
  expect(await off.json()).toMatchObject({ watching: false, imported: 0 })
  expect(await names(ada)).toEqual(['letter.txt'])
  expect((await ada.post('/api/watched-folder/scan')).status).toBe(404)
})

test('files of a folder chosen in the browser go the same way, and questions wait', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const form = new FormData()
  const files = {
    'all.mbox': mboxMail(1),
    'letter.txt': 'Dear Ada, the lighthouse opens in May.',
    'film.bin': 'no document',
    'bea.vcf': card,
  }
  for (const [name, content] of Object.entries(files)) {
    form.append('files', new File([content], name))
  }
  const answer = await ada.send('POST', '/api/imports/folder', { body: form })
  expect(answer.status).toBe(200)
  const taken = folderImport.parse(await answer.json())
  expect(taken.files).toEqual([
    { state: 'waiting', reason: 'Say which account it is from.' },
    { state: 'imported' },
    { state: 'refused', reason: expect.stringContaining('No source knows this file') },
    { state: 'imported' },
  ])
  expect(await names(ada)).toEqual(['letter.txt'])
  expect((await list(ada)).map(({ type }) => type)).toEqual(['address_book'])
  const waiting = await ada.get(`/api/imports/${taken.draft}`)
  expect(importDraft.parse(await waiting.json()).files.map(({ name }) => name)).toEqual([
    'all.mbox',
  ])
})

test('no folder is watched unless the operator configures one', async () => {
  await using server = await openTestServer({ WATCHED_FOLDERS: '' })
  const ada = await server.person('Ada')
  expect(await folderOf(ada)).toMatchObject({ path: null, watching: false })
  const answer = await ada.put('/api/watched-folder')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'folder.not_offered' })
})
