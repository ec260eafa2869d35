import { expect, test } from 'vitest'
import pg from 'pg'
import { openTestDatabase } from '#tests/database.ts'
import { readDistribution } from './distribution.ts'

test('every table has its place on a cluster, and what Citus does not accept yet is known', async () => {
  await using opened = await openTestDatabase()
  const owner = new pg.Client(opened.connection)
  await owner.connect()
  const { distributed, reference, local, obstacles } = await readDistribution(owner)
  const { rows } = await owner.query("select tablename from pg_tables where schemaname = 'trove'")
  await owner.end()
  expect(distributed.length + reference.length + local.length).toBe(rows.length)
  expect(distributed).toEqual(
    expect.arrayContaining(['documents', 'passages', 'records', 'questions', 'chat_messages']),
  )
  expect(reference).toEqual(['api_keys', 'assistant_grants', 'users', 'weekly_recaps'])
  expect(local).toEqual([
    'auth_accounts',
    'migrations',
    'object_removals',
    'passkeys',
    'sessions',
    'shared_limits',
    'two_factors',
    'verifications',
  ])
  expect(obstacles).toEqual([
    'chat_messages: the policy shown has a subquery',
    'conversations: the policy shown has a subquery',
    'data_sources: sources_counted_gone runs as a trigger',
    'data_sources: the policy shown has a subquery',
    'document_chunks: note_objects runs as a trigger',
    'documents: the policy shown has a subquery',
    'passages: the policy shown has a subquery',
    'questions: the policy shown has a subquery',
    'readings: the policy shown has a subquery',
    'records: records_changed runs as a trigger',
    'records: records_counted_changed runs as a trigger',
    'records: records_counted_gone runs as a trigger',
    'records: records_counted_new runs as a trigger',
    'records: records_gone runs as a trigger',
    'records: the policy shown has a subquery',
  ])
})
