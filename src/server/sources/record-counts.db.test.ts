import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { fileItem, mailItem, rowItems, transactionItem } from '#server/records/records.fixtures.ts'
import { readRecordCounts, sumUpRecordCounts } from './record-counts.ts'
import { openSource } from './storing/open-source.fixtures.ts'

vi.setConfig({ testTimeout: 60_000 })

type Source = Awaited<ReturnType<typeof openSource>>

const countsOf = ({ db }: Source, userId = 'ada') =>
  db.asUser(userId, async (tx) =>
    Object.fromEntries(
      [...(await readRecordCounts(tx, userId))].map(([id, counts]) => [
        id,
        Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
      ]),
    ),
  )

/** The same, from the records themselves. */
async function countedAgain({ read }: Source) {
  const rows = await read<{ points: string }>(
    sql`select coalesce(sum(items), 0) as points from records where source_id is not null and kind <> 'gone'`,
  )
  return Number(rows[0]?.points)
}

const totalOf = (counts: Record<string, Record<string, number>>) =>
  Object.values(counts)
    .flatMap((each) => Object.values(each))
    .reduce((sum, count) => sum + count, 0)

test('the counts of a source follow what is stored, changed, deleted and forgotten', async () => {
  await using source = await openSource()
  await source.store([...rowItems, mailItem('m1'), mailItem('m2'), fileItem('f1', 'A text')])
  const stored = await countsOf(source)
  expect(stored['src_1']).toMatchObject({ emails: 2, transactions: 1 })
  expect(totalOf(stored)).toBe(await countedAgain(source))

  await source.store([transactionItem('t1'), transactionItem('t2')], [{ kind: 'email', key: 'm1' }])
  const changed = await countsOf(source)
  expect(changed['src_1']).toMatchObject({ emails: 1, transactions: 3 })
  expect(totalOf(changed)).toBe(await countedAgain(source))

  await source.db.asUser('ada', (tx) => sumUpRecordCounts(tx, 'ada'))
  expect(await countsOf(source)).toEqual(changed)
  const parts = await source.read(sql`select source_id, kind from source_counts`)
  expect(parts).toHaveLength(new Set(parts.map((part) => JSON.stringify(part))).size)

  await source.forget()
  expect(totalOf(await countsOf(source))).toBe(0)
})

test('one mail that two sources brought is counted by the one that still holds it', async () => {
  await using source = await openSource()
  const storeOther = await source.other('google')
  await source.store([mailItem('m1')])
  await storeOther([mailItem('m1'), mailItem('m2')])
  await source.forget()
  const counts = await countsOf(source)
  expect(counts['src_1'] ?? {}).toEqual({})
  expect(totalOf(counts)).toBe(await countedAgain(source))
  expect(await countsOf(source, 'ben')).toEqual({})
})
