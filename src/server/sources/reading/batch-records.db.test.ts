import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { mailItem, transactionItem } from '#server/records/records.fixtures.ts'
import { createWorkspaceSource } from '#server/workspace/load.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { openSource } from '../storing/open-source.fixtures.ts'
import { storeItems } from '../storing/store-items.ts'
import { batchRecords } from './batch-records.ts'
import { createRecordReader, recordsAPage } from './read-records.ts'

vi.setConfig({ testTimeout: 120_000 })

const log = { info: () => undefined, warn: () => undefined }
const going = new AbortController().signal
const pay = (index: number, cents = -100) => transactionItem(`t${index}`, { cents })
const payments = Array.from({ length: 2 * recordsAPage + 50 }, (_, index) => pay(index))
const text = 'The tern is back'

/** Ada's records, most of them in two batches. */
async function openBatched() {
  const source = await openSource()
  const { db, vault, read } = source
  await source.store([mailItem('m1', { text }), ...payments])
  await batchRecords(source, { userId: 'ada' }, going)
  const workspaces = createWorkspaces({ source: createWorkspaceSource({ db, vault }), log })
  return {
    ...source,
    batch: () => batchRecords(source, { userId: 'ada' }, going),
    batches: async () =>
      (await read<{ n: string }>(sql`select from_seq as n from record_batches`)).length,
    /** As loaded into a previously empty workspace. */
    async cold() {
      await workspaces.drop('ada')
      const totals = 'SELECT count(*), sum(amount) FROM transactions'
      return (await workspaces.query('ada', totals)).rows[0]
    },
    mails: async () => (await workspaces.query('ada', 'SELECT count(*) FROM emails')).rows[0],
    async [Symbol.asyncDispose]() {
      await workspaces.close()
      await source[Symbol.asyncDispose]()
    },
  }
}

test('batched records are read in their current state after changes, deletions and additions', async () => {
  await using ada = await openBatched()
  expect(await ada.batches()).toBe(2)
  expect(await ada.cold()).toEqual([4050, -4050])
  expect(await ada.mails()).toEqual([1])

  await ada.store([pay(10, -300)])
  expect(await ada.batches()).toBe(1)
  expect(await ada.cold()).toEqual([4050, -4052])
  await ada.batch()
  expect(await ada.batches()).toBe(2)
  expect(await ada.cold()).toEqual([4050, -4052])

  await ada.store([pay(5000)], [{ kind: 'transaction', key: 't2500' }])
  expect(await ada.batches()).toBe(1)
  expect(await ada.cold()).toEqual([4050, -4052])

  await ada.batch()
  await ada.forget()
  expect(await ada.batches()).toBe(0)
})

test('a batch is sealed for its person and position, and contains no text of mails', async () => {
  await using ada = await openBatched()
  const { db, vault } = ada
  const keys = await vault.keysOf('ada')
  const items = ['email', 'transaction']
  const pages = await Array.fromAsync(
    createRecordReader(db).all({ userId: 'ada', keys, items, unbatched: [] }),
  )
  expect(pages.flat()).toHaveLength(4051)
  expect(JSON.stringify(pages)).not.toContain(text)
  const ofBen = await db.asUser('ben', (tx) => tx.execute(sql`select from record_batches`))
  expect(ofBen.rows).toEqual([])

  await db.asUser('ada', (tx) =>
    tx.execute(sql`
      update record_batches set sealed = (select sealed from record_batches order by 1 limit 1)`),
  )
  await expect(ada.cold()).rejects.toThrow()
})

test('a record that changes while it is being batched is in the batch as changed', async () => {
  await using ada = await openBatched()
  const keys = await ada.vault.keysOf('ada')
  const owner = { userId: 'ada', sourceId: 'src_1', type: 'google' } as const
  let batched: Promise<void> | undefined
  await ada.store([pay(10, -300)])
  await ada.db.asUser('ada', async (tx) => {
    await storeItems(tx, keys, owner, [pay(11, -300), pay(2500, -300)])
    batched = ada.batch()
    // Batches leave out rows that are not committed yet.
    await ada.read(sql`select 1`)
  })
  await batched
  expect(await ada.batches()).toBe(2)
  expect(await ada.cold()).toEqual([4050, -4056])
})

test('interrupted batching resumes where it stopped', async () => {
  await using ada = await openBatched()
  await ada.store([pay(10, -300), pay(2500, -300)])
  expect(await ada.batches()).toBe(0)
  const stopped = AbortSignal.abort(new Error('stopping'))
  await expect(batchRecords(ada, { userId: 'ada' }, stopped)).rejects.toThrow('stopping')
  expect(await ada.cold()).toEqual([4050, -4054])
  await ada.batch()
  expect(await ada.cold()).toEqual([4050, -4054])
})
