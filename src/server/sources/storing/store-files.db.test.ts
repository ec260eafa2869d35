import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Item } from '#server/connectors/connector.ts'
import { fileItem, mailItem } from '#server/records/records.fixtures.ts'
import { noItems, openSource } from './open-source.fixtures.ts'

vi.setConfig({ testTimeout: 60_000 })

test('files wait for extraction with their original, and again after a change', async () => {
  await using source = await openSource()
  const big = 11 * 1024 * 1024
  const unread: Item[] = [
    fileItem('photo', 'JPEG', { name: 'Tern.jpg', mimeType: 'image/jpeg', path: 'Island' }),
    fileItem('big', 'x', { name: 'Big.pdf', size: big }),
    fileItem('big too', 'x'.repeat(big), { name: 'Big too.pdf', size: null }),
    fileItem('empty', '', { name: 'Empty.txt' }),
  ]
  expect(await source.store([fileItem('f1', 'Leek soup'), ...unread])).toEqual({
    ...noItems,
    stored: 1,
    skipped: [
      { reason: 'Kept without its text: this kind of file cannot be read', count: 1 },
      { reason: 'Not kept: larger than 10 MB', count: 2 },
      { reason: 'Not kept: the file is empty', count: 1 },
    ],
  })
  const views = async () =>
    (await source.read<{ id: string; status: string }>(sql`select id, status from documents`)).map(
      ({ id, status }) => ({ id, status }),
    )
  const waiting = (await views()).filter(({ status }) => status === 'processing')
  expect(waiting).toHaveLength(1)
  const [{ id } = { id: '' }] = waiting
  const textOf = async () => (await source.documents.original('ada', id))?.bytes.toString()
  expect(await textOf()).toBe('Leek soup')
  expect((await source.documents.list('ada')).page).toEqual([])
  expect((await source.passages()).filter((text) => text.includes('Folder: Island'))).toHaveLength(
    1,
  )

  await source.read(sql`update documents set status = 'processed' returning id`)
  const moved = fileItem('f1', 'Leek soup', { path: 'Archive' })
  expect(await source.store([moved, ...unread])).toEqual({ ...noItems, updated: 1, unchanged: 4 })
  expect((await views()).every(({ status }) => status === 'processed')).toBe(true)
  expect(await source.store([fileItem('f1', 'Onion soup')])).toEqual({ ...noItems, updated: 1 })
  expect(await views()).toContainEqual({ id, status: 'processing' })
  expect(await textOf()).toBe('Onion soup')
})

test('attachments link to their mail, and only files have an original', async () => {
  await using source = await openSource()
  const attached = fileItem('m1 part 2', 'Leek soup', { attachedTo: 'm1' })
  await source.store([mailItem('m1'), attached, fileItem('lone', 'Onion', { attachedTo: 'm9' })])
  const ids = await source.read<{ id: string }>(sql`select id from documents order by id`)
  const contents = await Promise.all(ids.map(({ id }) => source.reader.read('ada', id)))
  const origins = contents.map((content) => content?.document)
  const mail = origins.find((document) => document?.originalName === 'Harvest')
  expect(mail?.source).toMatchObject({ hasOriginal: false })
  expect(
    origins.filter((document) => document !== mail).map((document) => document?.source),
  ).toEqual(
    expect.arrayContaining([
      { id: 'src_1', type: 'google', hasOriginal: true },
      {
        id: 'src_1',
        type: 'google',
        hasOriginal: true,
        attachedTo: { id: mail?.id, name: 'Harvest' },
      },
    ]),
  )
})
