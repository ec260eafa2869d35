import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openSource } from './storing/open-source.fixtures.ts'

vi.setConfig({ testTimeout: 120_000 })

/** More than a statement can have parameters. */
const many = 70_000

test('a source with tens of thousands of documents can be deleted', async () => {
  await using source = await openSource()
  await source.read(sql`
    insert into documents (user_id, source_id, id, sealed, content_key, mime_type, size_bytes, status)
    select 'ada', 'src_1', 'doc_' || n, '\\x00', int4send(n), 'message/rfc822', 1, 'processed'
    from generate_series(1, ${many}::int) as n`)
  await source.forget()
  expect(await source.read(sql`select id from documents limit 1`)).toEqual([])
})
