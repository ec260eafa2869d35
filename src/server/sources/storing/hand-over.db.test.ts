import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
  fileItem,
  mailItem,
  messageItem,
  transactionItem,
} from '#server/records/records.fixtures.ts'
import { noItems, openSource } from './open-source.fixtures.ts'

vi.setConfig({ testTimeout: 60_000 })

const shared = () => [
  mailItem('m1', { text: 'The boat leaks.' }),
  fileItem('f1', 'Leek soup'),
  messageItem('c1', { text: 'Shall we meet at the lighthouse?' }),
  transactionItem('t1', { payee: 'Harbor Lunch' }),
]
const own = [messageItem('c2', { text: 'Only here' }), transactionItem('t2', { payee: 'Own Shop' })]

test('content of two sources is stored once, and stays when the first of them is deleted', async () => {
  await using source = await openSource()
  const storeOther = await source.other('google')
  await source.store([...shared(), ...own])
  expect(await storeOther(shared())).toEqual({ ...noItems, unchanged: 4 })
  const counts = () =>
    source.read<{ source: string; count: string }>(sql`
      select source_id as source, count(*) as count from records
      where kind in ('email', 'file', 'message', 'transaction') group by 1 order by 1`)
  expect(await counts()).toEqual([{ source: 'src_1', count: '6' }])

  expect(await source.forget('src_1')).toMatchObject({ records: 2 })
  expect(await counts()).toEqual([{ source: 'src_2', count: '4' }])
  const texts = (await source.passages()).join('\n')
  for (const kept of ['The boat leaks.', 'lighthouse', 'Harbor Lunch'])
    expect(texts).toContain(kept)
  expect(texts).not.toMatch(/Only here|Own Shop/)
  const kept = (await source.shown()).flatMap(({ texts: rows }) => rows).join('\n')
  expect(kept).toContain('Harbor Lunch')
  // None of it is new to its new source, and nothing is left of the other.
  expect(await storeOther(shared())).toEqual({ ...noItems, unchanged: 4 })
  expect(await source.read(sql`select 1 from record_origins`)).toEqual([])
  expect(await source.forget('src_2')).toMatchObject({ records: 4 })
  expect(await source.passages()).toEqual([])
})

test('a shared item that the second source no longer has is deleted with the first source', async () => {
  await using source = await openSource()
  const storeOther = await source.other('google')
  await source.store(shared())
  await storeOther(shared())
  await storeOther([], [{ kind: 'message', key: 'c1' }])
  await source.forget('src_1')
  expect((await source.passages()).join()).not.toContain('lighthouse')
})

test('a mail in a mailbox and in a Takeout archive is one', async () => {
  await using source = await openSource()
  const storeMailbox = await source.other('gmail')
  expect(await storeMailbox([mailItem('m1')])).toMatchObject({ stored: 1 })
  expect(await source.store([mailItem('m1')])).toEqual({ ...noItems, unchanged: 1 })
  const [mail] = await source.read<{ id: string }>(
    sql`select document_id as id from records where kind = 'email'`,
  )
  const content = await source.reader.read('ada', mail?.id ?? '')
  expect(content?.document.source).toMatchObject({ type: 'gmail', alsoFrom: [expect.any(String)] })
  await source.forget('src_2')
  expect((await source.shown()).map(({ name }) => name)).toEqual(['Harvest'])
})
