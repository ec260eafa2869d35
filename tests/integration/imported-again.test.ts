import { expect } from 'vitest'
import { sourceView } from '#shared/sources.ts'
import { create, idOf, importFiles, mboxMail, report, settled } from '#tests/data-sources.ts'
import { test } from '#tests/server.ts'

const mails = [1, 2, 3].map(mboxMail).join('\n\n')

test('a file imported again is recognised by its content, and counts as already there', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'gmail', {})).json())
  async function reportOf(files: Record<string, string>) {
    expect((await importFiles(ada, id, files)).status).toBe(202)
    await settled(ada, id)
    return report(ada, id)
  }
  const inRecords = async (query: string) =>
    (await server.opened.db.asUser(await idOf(ada), (tx) => tx.execute(query))).rows
  const first = await reportOf({ 'all.mbox': mails })
  expect(first).toMatchObject({ read: 3, stored: 3, skipped: 0 })
  // A reader would store the digests of the mails again.
  await inRecords('update records set digest = null')
  const again = await reportOf({ 'all.mbox': mails })
  expect(await inRecords('select id from records where digest is null')).toHaveLength(3)
  expect(again).toMatchObject({ read: 3, stored: 0, skipped: 3, failed: 0 })
  expect(again.skippedBecause).toEqual([{ reason: 'Already there', count: 3 }])
  expect(again.files).toEqual(first.files)
  // A new file next to it is read as usual.
  const more = await reportOf({ 'all.mbox': mails, 'more.mbox': mboxMail(9) })
  expect(more).toMatchObject({ read: 4, stored: 1, skipped: 3 })
  expect(more.files.map(({ name }) => name)).toEqual(['all.mbox', 'more.mbox'])
  // Deleted data is imported again, and a file with other exclusions is read again.
  expect((await ada.send('DELETE', `/api/data-sources/${id}/data`)).status).toBe(200)
  expect(await reportOf({ 'all.mbox': mails })).toMatchObject({ read: 3, stored: 3 })
  await ada.patch(`/api/data-sources/${id}`, { include: { since: '2100-01-01' } })
  const left = await reportOf({ 'all.mbox': mails })
  expect(left.skippedBecause).toEqual([
    { reason: expect.not.stringMatching('Already there'), count: 3 },
  ])
}, 120_000)
