import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { requirement } from '#tests/requirement.ts'
import type { Database } from '#server/db/open.ts'
import { records, users } from '#server/db/tables.ts'
import { createSourceStore } from '#server/sources/store.ts'
import { createPlatformUsage } from '#server/admin/platform-usage.ts'
import { createSystemStatus } from '#server/admin/system-status.ts'
import { addDocument, ask, now, person, sealed, sourcesOf, type Opened } from './usage.fixtures.ts'

/** A batch of sheet rows, as from an uploaded sheet. */
async function addRows(db: Database, userId: string, documentId: string, items: number) {
  await db.asUser(userId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select nextval('records_id_seq') as id`)
    const id = BigInt(rows[0]?.id ?? 0)
    await tx.insert(records).values({ userId, id, documentId, kind: 'sheet_rows', items, sealed })
  })
}

const ready = { embed: () => Promise.resolve([]) }

function platform(opened: Opened, at = now, embedder = ready) {
  const { db } = opened
  const system = createSystemStatus({ jobs: db.jobs, embedder, dataDir: '.' })
  return createPlatformUsage({ db, system, sources: sourcesOf(opened), now: at })
}

test("the stats count this month's questions in the time zone, documents and data points", async () => {
  requirement('api.dashboard.stats')
  await using opened = await openTestVault()
  const { db } = opened
  const usage = person(opened)
  await ask(db, 'ada', [
    { at: '2026-11-19T10:00:00Z' },
    { at: '2026-11-01T00:30:00Z', kind: 'query' },
    { at: '2026-10-31T22:30:00Z' },
    { at: '2026-10-10T00:00:00Z' },
  ])
  await addDocument(db, 'ada', { id: 'doc_text', kind: 'text', passageCount: 3 })
  await addDocument(db, 'ada', { id: 'doc_sheet', kind: 'sheets', passageCount: 2 })
  await addRows(db, 'ada', 'doc_sheet', 500)
  await addRows(db, 'ada', 'doc_sheet', 20)
  await ask(db, 'ben', [{ at: '2026-11-19T10:00:00Z' }])

  expect(await usage.stats('ada', 'UTC')).toEqual({
    monthlyQueries: 2,
    connectedSources: 0,
    documentsUploaded: 2,
    dataPoints: 523,
  })
  // It was already November in Berlin, and still October in New York.
  expect((await usage.stats('ada', 'Europe/Berlin')).monthlyQueries).toBe(2)
  expect((await usage.stats('ada', 'Asia/Tokyo')).monthlyQueries).toBe(3)
  expect((await usage.stats('ada', 'America/New_York')).monthlyQueries).toBe(1)
  expect((await usage.stats('ben', 'UTC')).documentsUploaded).toBe(0)
})

test('all added sources are counted, and their contents are listed separately', async () => {
  await using opened = await openTestVault()
  const { db } = opened
  const store = createSourceStore(opened)
  const config = { credentials: {}, scrapingEnabled: true, vectorizationEnabled: true }
  const chats = {
    name: 'Chats',
    type: 'whatsapp',
    config: { ...config, category: 'social' },
  } as const
  const mail = { name: 'Mail', type: 'gmail', config: { ...config, category: 'personal' } } as const
  const id = await store.create('ada', chats, 'awaiting_file')
  await store.create('ada', mail, 'awaiting_file')
  await store.create('ben', mail, 'awaiting_file')
  await db.asUser('ada', (tx) =>
    tx.insert(records).values({ userId: 'ada', id: 1n, sourceId: id, kind: 'message', sealed }),
  )

  const usage = person(opened)

  expect(await usage.stats('ada', 'UTC')).toMatchObject({ connectedSources: 2, dataPoints: 1 })
  const overview = await usage.overview('ada', 'UTC')
  expect(overview.dataSources).toEqual({ total: 2, added: 2 })
  expect(overview.sources.slice(3)).toEqual([
    { name: 'Chats', dataPoints: 1, citations: 0 },
    { name: 'Mail', dataPoints: 0, citations: 0 },
  ])
  expect((await platform(opened).analytics('UTC')).totalDataSources).toBe(3)
})

test('queries by month are the last twelve months with zeros', async () => {
  requirement('api.analytics.queries')
  await using opened = await openTestVault()
  const { db } = opened
  await ask(db, 'ada', [
    { at: '2026-11-19T10:00:00Z' },
    { at: '2026-09-30T23:59:59Z' },
    { at: '2026-09-01T00:00:00Z' },
    { at: '2025-11-30T23:59:59Z' },
  ])
  const months = await person(opened).queriesByMonth('ada', 'UTC')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-12', queries: 0 })
  expect(months.filter(({ queries }) => queries > 0)).toEqual([
    { month: '2026-09', queries: 2 },
    { month: '2026-11', queries: 1 },
  ])
})

test('the admin figures count all people, and guests separately', async () => {
  requirement('api.admin.analytics', 'admin.system-wide')
  await using opened = await openTestVault()
  const { db, vault } = opened
  await db.auth.insert(users).values({ id: 'guest', email: 'guest@example.org', guest: true })
  await vault.create('guest')
  await db.auth.update(users).set({ createdAt: new Date('2026-11-03T00:00:00Z') })
  for (const id of ['ada', 'ben', 'guest']) await ask(db, id, [{ at: '2026-11-19T10:00:00Z' }])
  await addDocument(db, 'ada', { id: 'doc_text', kind: 'text', passageCount: 3 })

  const analytics = await platform(opened).analytics('UTC')

  expect(analytics).toMatchObject({
    totalUsers: 2,
    totalQueries: 2,
    totalDataSources: 0,
    totalDocuments: 1,
    dataPoints: 3,
    guests: { total: 1, queries: 1 },
    timestamp: '2026-11-20T12:00:00.000Z',
  })
  expect(analytics.months.at(-1)).toEqual({ month: '2026-11', users: 2, queries: 2, documents: 1 })
  expect(analytics.months).toHaveLength(12)
})

test('active users are those active in the last 30 minutes', async () => {
  requirement('admin.active-users')
  await using opened = await openTestVault()
  const { db } = opened
  const set = (id: string, at: string) =>
    db.auth
      .update(users)
      .set({ lastActiveAt: new Date(at) })
      .where(sql`id = ${id}`)
  await set('ada', '2026-11-20T11:30:00Z')
  await set('ben', '2026-11-20T11:29:59Z')
  expect((await platform(opened).analytics('UTC')).activeUsers).toBe(1)
  await set('ben', '2026-11-20T11:31:00Z')
  expect((await platform(opened).analytics('UTC')).activeUsers).toBe(2)
})

test('the uptime counts seconds from the start of the server', async () => {
  await using opened = await openTestVault()
  let clock = new Date('2026-11-20T12:00:00Z')
  const usage = platform(opened, () => clock)
  clock = new Date('2026-11-20T13:02:05Z')
  const { systemUptime, startedAt } = await usage.analytics('UTC')
  expect(systemUptime).toBe(3725)
  expect(startedAt).toBe('2026-11-20T12:00:00.000Z')
})

test('the status reports which component does not work', async () => {
  await using opened = await openTestVault()
  const broken = { embed: () => Promise.reject(new Error('no model')) }
  // No queue was started on this database.
  const { system, jobs } = await platform(opened, now, broken).analytics('UTC')
  expect(system.database.state).toBe('working')
  expect(system.jobs.state).toBe('failed')
  expect(system.model.state).toBe('failed')
  expect(jobs).toBeNull()
})

test('only the role for background work can count across people', async () => {
  await using opened = await openTestVault()
  const { db } = opened
  const asAda = db.asUser('ada', (tx) =>
    tx.execute(sql`select * from trove_platform_totals(now())`),
  )
  await expect(asAda).rejects.toThrow()
  await expect(
    db.auth.execute(sql`select * from trove_platform_months(array[now()])`),
  ).rejects.toThrow()
  await expect(db.jobs.query('select * from data_points')).rejects.toThrow(/permission denied/)
  await expect(db.jobs.query('select count(*) from questions')).rejects.toThrow(/permission denied/)
})
