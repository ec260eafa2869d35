import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { openTestServer, type TestServer } from '#tests/server.ts'
import { openCallers } from './isolation-callers.ts'
import { findLeaks } from './isolation-leaks.ts'
import { bringSecrets, everythingOf } from './isolation.fixtures.ts'
import { withoutOwnFilters } from './without-own-filters.ts'

vi.setConfig({ testTimeout: 180_000 })

/** Turns off the second protection as well. */
async function openEveryTable(server: TestServer): Promise<void> {
  const owner = new pg.Client(server.opened.connection)
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'trove'::regnamespace and relkind = 'r' and relrowsecurity`,
  )
  for (const { name } of rows) {
    await owner.query(`alter table trove.${name} disable row level security`)
  }
  await owner.end()
}

test('row-level security alone isolates people, even if no statement filters by person', async () => {
  requirement('privacy.own-data-only')
  using filters = withoutOwnFilters()
  await using server = await openTestServer()
  const ada = await server.person('Ada')
  const ids = await bringSecrets(ada)
  const before = await everythingOf(ada, ids)
  const { person, guest, key } = await openCallers(server)
  expect(await findLeaks(server, { person, guest, key }, ids)).toEqual([])
  expect(await everythingOf(ada, ids)).toEqual(before)
  // Most statements do filter; none remains with a filter that was not removed.
  expect(filters.taken().size).toBeGreaterThan(60)
  expect(filters.left()).toEqual([])
})

test("without either protection the same calls find other people's data", async () => {
  using _ = withoutOwnFilters()
  await using server = await openTestServer()
  const ids = await bringSecrets(await server.person('Ada'))
  const { person } = await openCallers(server)
  await openEveryTable(server)
  expect((await findLeaks(server, { person }, ids)).length).toBeGreaterThan(20)
})
