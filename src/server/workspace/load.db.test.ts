import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { createDocumentStore } from '#server/documents/store.ts'
import { storeRecords } from '#server/ingestion/records.ts'
import { createWorkspaceSource } from './load.ts'
import { createWorkspaces } from './workspace.ts'

const log = { info: () => undefined, warn: () => undefined }
const table = (rows: number) => ({
  sheet: 'Sheet1',
  range: `A1:B${rows + 1}`,
  columns: [
    { name: 'Item', type: 'text' as const },
    { name: 'Price', type: 'number' as const, unit: 'EUR' },
  ],
  rows: Array.from({ length: rows }, (_, index) => [`item ${index}`, index + 0.5]),
  rowNumbers: Array.from({ length: rows }, (_, index) => index + 2),
})
const extracted = (rows: number) => ({
  kind: 'sheets' as const,
  language: 'en',
  blocks: [],
  tables: [table(rows)],
  grids: [],
})

test("a person's sealed sheets become tables, and disappear with their document", async () => {
  await using opened = await openTestVault()
  const { db, vault } = opened
  const documents = createDocumentStore({ db, vault })
  async function upload(userId: string, id: string, name: string, rows: number) {
    const file = { name, mimeType: 'text/csv', bytes: Buffer.from(id) }
    await documents.add(userId, id, file)
    const keys = await vault.keysOf(userId)
    const owner = { userId, documentId: id, documentName: name }
    await db.asUser(userId, (tx) => storeRecords(tx, keys, owner, extracted(rows)))
  }
  const workspaces = createWorkspaces({ source: createWorkspaceSource({ db, vault }), log })
  try {
    await upload('ada', 'doc_prices', 'prices.csv', 1_203)
    const sql = 'SELECT count(*), sum(price) FROM prices'
    expect((await workspaces.query('ada', sql)).rows).toEqual([[1203, 723_604.5]])
    expect((await workspaces.catalog('ada')).tables).toMatchObject([
      { name: 'prices', documentId: 'doc_prices', rows: 1203, lastRow: 1204 },
    ])
    expect((await workspaces.catalog('ben')).tables).toEqual([])

    await upload('ada', 'doc_more', 'more.csv', 3)
    expect((await workspaces.query('ada', 'SELECT count(*) FROM more')).rows).toEqual([[3]])

    await documents.remove('ada', 'doc_prices')
    const { tables } = await workspaces.catalog('ada')
    expect(tables.map(({ name }) => name)).toEqual(['more'])
    await expect(workspaces.query('ada', sql)).rejects.toMatchObject({
      code: 'query.unknown_table',
    })
  } finally {
    await workspaces.close()
  }
})
