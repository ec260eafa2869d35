import { expect, test } from 'vitest'
import { openEmptyDatabase } from '#tests/database.ts'
import { fillEmptyTables, readRows, type Row } from './any-row.fixtures.ts'
import { migrate, readMigrations } from './migrate.ts'

const versions = readMigrations().map(({ version }) => version)

/** What a migration changes in rows on purpose, by its number. */
const changes: Record<number, Record<string, Row>> = {
  29: { documents: { mime_type: 'application/octet-stream' } },
  45: { import_files: { basket_id: undefined, draft_id: 'x' } },
}

test('each migration keeps every value of a database with rows in all tables of the release before', async () => {
  await using database = await openEmptyDatabase()
  const { client } = database
  const applied = new Set<number>()
  let before: Record<string, Row> = {}
  for (const version of versions) {
    applied.add(version)
    await migrate(client, applied)
    const after = await readRows(client)
    for (const [table, known] of Object.entries(before)) {
      const { [table]: changed = {} } = changes[version] ?? {}
      const kept = Object.fromEntries(
        Object.entries(known).filter(([column]) => !(column in changed)),
      )
      expect(after[table], `${table} after migration ${version}`).toMatchObject(kept)
      for (const [column, value] of Object.entries(changed)) {
        expect(after[table]?.[column], `${table}.${column} after ${version}`).toEqual(value)
      }
    }
    expect(await fillEmptyTables(client), `tables without a row after ${version}`).toEqual([])
    // A file that waits for its source.
    if (version === 36) await client.query(`update trove.import_files set basket_id = 'x'`)
    before = await readRows(client)
  }
  expect(Object.keys(before).length).toBeGreaterThan(30)
  // A row older than a column has its default.
  expect(before).toMatchObject({
    users: { quota_documents: null, questions_on: null, questions_asked: 0 },
    document_chunks: { sealed: '\\x01', object: null },
  })
}, 60_000)
