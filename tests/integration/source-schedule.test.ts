import { expect } from 'vitest'
import { sourceView, type SourceChange } from '#shared/sources.ts'
import { idOf, list } from '#tests/data-sources.ts'
import { test, type Browser, type TestServer } from '#tests/server.ts'

const hourMs = 3_600_000

/** A source with an account, as after its first sync; nothing is fetched. */
async function liveSource(server: TestServer, userId: string, name: string) {
  const { sources } = server.services.sourceWork
  const credentials = { email: 'ada@gmail.com', password: 'abcdefghijklmnop' }
  const config = {
    credentials,
    category: 'personal',
    scrapingEnabled: true,
    vectorizationEnabled: true,
  } as const
  const id = await sources.create(userId, { name, type: 'gmail', config }, 'connecting')
  await server.opened.db.asUser(userId, (tx) =>
    tx.execute(
      `update data_sources set status = 'connected', reason_code = null, last_sync = now(),
         next_sync_at = now() + interval '24 hours' where id = '${id}'`,
    ),
  )
  return id
}

async function change(browser: Browser, id: string, what: SourceChange) {
  return sourceView.parse(await (await browser.patch(`/api/data-sources/${id}`, what)).json())
}

test('a source with an account is fetched daily, hourly or only on request', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const id = await liveSource(server, userId, 'Mail')
  const next = async () => {
    const source = await server.services.sourceWork.sources.open(userId, id)
    return source?.row.nextSyncAt?.getTime()
  }
  expect((await list(ada))[0]).toMatchObject({ live: true, config: { schedule: 'daily' } })
  expect((await change(ada, id, { schedule: 'hourly' })).config.schedule).toBe('hourly')
  expect(await next()).toBeLessThanOrEqual(Date.now() + hourMs)
  expect((await change(ada, id, { schedule: 'off' })).config.schedule).toBe('off')
  expect(await next()).toBeUndefined()
  await change(ada, id, { schedule: 'daily' })
  expect(await next()).toBeGreaterThan(Date.now() + 20 * hourMs)
  // Renaming does not change the schedule.
  const before = await next()
  await change(ada, id, { name: 'Letters' })
  expect(await next()).toBe(before)
})

test('a source without an account has no schedule', async ({ server }) => {
  const ada = await server.person('Ada')
  const { sources } = server.services.sourceWork
  const config = {
    credentials: {},
    category: 'social',
    scrapingEnabled: true,
    vectorizationEnabled: true,
  } as const
  const given = { name: 'Chats', type: 'whatsapp', config } as const
  await sources.create(await idOf(ada), given, 'awaiting_file')
  const [source] = await list(ada)
  expect(source?.live).toBe(false)
  expect(source?.config.schedule).toBeUndefined()
})

test('an account is synced once at a time, and the second source waits for the first', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const { sources, runs } = server.services.sourceWork
  const open = async (id: string) => {
    const source = await sources.open(userId, id)
    if (!source) throw new Error('the source is gone')
    return source
  }
  const first = await open(await liveSource(server, userId, 'Mail'))
  const second = await open(await liveSource(server, userId, 'The same mail'))
  const begun = await runs.begin(first, 'sync')
  if (!begun) throw new Error('the sync did not begin')
  expect(await runs.begin(second, 'sync')).toBeUndefined()
  const outcome = { status: 'connected', reason: null, nextSyncAt: null } as const
  await runs.end(begun, begun.report, outcome)
  expect((await runs.begin(second, 'sync'))?.source.id).toBe(second.id)
})

test('a replaced run stores and ends nothing', async ({ server }) => {
  const ada = await server.person('Ada')
  const userId = await idOf(ada)
  const { sources, runs } = server.services.sourceWork
  const source = await sources.open(userId, await liveSource(server, userId, 'Mail'))
  const old = source && (await runs.begin(source, 'sync'))
  const current = source && (await runs.begin(source, 'sync'))
  if (!old || !current) throw new Error('the sync did not begin')
  expect(await runs.page(old, old.report, { items: [], cursor: 'old' }, {})).toBeUndefined()
  await runs.end(old, old.report, { status: 'error', reason: 'transient', nextSyncAt: null })
  expect((await list(ada))[0]).toMatchObject({
    status: 'connected',
    progress: { state: 'running' },
  })
  expect(await runs.page(current, current.report, { items: [] }, {})).toMatchObject({ read: 0 })
})
