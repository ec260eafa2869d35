import pg from 'pg'
import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { documents } from './tables.ts'

const octets = 'application/octet-stream'

test('older media types from senders are replaced unless they are on the list', async () => {
  await using opened = await openTestVault()
  const usual = ['application/pdf', 'text/csv', 'message/rfc822', 'image/png', octets]
  const types = ['application/x-secret-of-ada', 'text/plain; charset=ada', ...usual]
  await opened.db.asUser('ada', (tx) =>
    tx.insert(documents).values(
      types.map((mimeType, at) => ({
        userId: 'ada',
        id: `doc_${at}`,
        sealed: Buffer.from('sealed'),
        contentKey: Buffer.from(String(at)),
        mimeType,
        sizeBytes: 1,
      })),
    ),
  )
  const owner = new pg.Client(opened.connection)
  await owner.connect()
  const version = readMigrations().find(({ name }) => name.includes('media_types'))?.version
  await owner.query('delete from trove.migrations where version = $1', [version])
  await migrate(owner)
  const { rows } = await owner.query<{ type: string }>(
    'select mime_type as type from trove.documents order by length(id), id',
  )
  await owner.end()
  expect(rows.map(({ type }) => type)).toEqual([octets, octets, ...usual])
})
