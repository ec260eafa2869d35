import { expect, test } from 'vitest'
import pg from 'pg'
import { openTestDatabase } from '#tests/database.ts'
import { readDistribution } from './distribution.ts'

test('every table has its place on a cluster, and Citus would accept all of them', async () => {
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
  expect(reference).toEqual(['users', 'api_keys', 'assistant_grants', 'weekly_recaps'])
  const placeOf = (table: string) => distributed.indexOf(table)
  expect(placeOf('documents')).toBeLessThan(placeOf('document_chunks'))
  expect(placeOf('conversations')).toBeLessThan(placeOf('chat_messages'))
  expect(local.toSorted()).toEqual([
    'auth_accounts',
    'migrations',
    'object_removals',
    'passkeys',
    'sessions',
    'shared_limits',
    'two_factors',
    'verifications',
  ])
  expect(obstacles).toEqual([])
})
