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
    'data_sources: sources_counted_gone runs once for each statement',
    'records: records_changed runs once for each statement',
    'records: records_counted_changed runs once for each statement',
    'records: records_counted_gone runs once for each statement',
    'records: records_counted_new runs once for each statement',
    'records: records_gone runs once for each statement',
  ])
})
