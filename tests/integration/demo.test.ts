import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { demoState } from '#shared/demo.ts'
import { readWholeDatabase, tablesOfPeople } from '#server/accounts/whole-database.fixtures.ts'
import { create, idOf, importFiles, list, search, settled } from '#tests/data-sources.ts'
import { test, type Browser, type TestServer } from '#tests/server.ts'

vi.setConfig({ testTimeout: 400_000 })
const eventually = { timeout: 180_000, interval: 200 }

const chat = '12/03/2025, 10:15 - Bea: The tangerine cake is ready.\n'
const state = async (browser: Browser) =>
  demoState.parse(await (await browser.get('/api/demo')).json())

async function loadSample(browser: Browser): Promise<void> {
  const answer = await browser.post('/api/demo')
  expect(answer.status).toBe(201)
  expect(demoState.parse(await answer.json())).toEqual({ loaded: true, offered: false })
}

/** Waits until all documents are read and embedded. */
async function quiet({ opened }: TestServer): Promise<void> {
  const waiting = async () => {
    const { rows } = await opened.db.jobs.query(
      `select id from documents where status = 'processing' or embedded_at is null
       union all select id from data_sources where embed_pending`,
    )
    return rows.length
  }
  await expect.poll(waiting, eventually).toBe(0)
}

/**
 * Words, as numbers, common to passages of the sample and others of a person, and the person's
 * keys.
 */
async function sharedWithSample({ opened }: TestServer, userId: string) {
  const owner = new pg.Client(opened.connection)
  await owner.connect()
  try {
    const { rows } = await owner.query<{ of_sample: number; shared: number; keys: number }>(
      `with held as (
         select distinct term, documents.sample or coalesce(data_sources.sample, false) as sample
         from trove.passages join trove.documents on documents.id = document_id
         left join trove.data_sources on data_sources.id = source_id, unnest(terms) as term
         where passages.user_id = $1)
       select count(*) filter (where sample)::int as of_sample,
         count(*)::int - count(distinct term)::int as shared,
         (select count(*)::int from trove.index_epochs
          where user_id = $1 and origin = 'sample') as keys
       from held`,
      [userId],
    )
    return rows[0]
  } finally {
    await owner.end()
  }
}

/** Number of a person's rows in each table, except for the count of deletions. */
async function rowsOf({ opened }: TestServer, userId: string) {
  const tables = new Set(await tablesOfPeople(opened.connection))
  const contents = await readWholeDatabase(opened.connection)
  return [...contents]
    .filter(([name]) => tables.has(name) && name !== 'trove.record_totals')
    .map(([name, rows]) => [name, rows.filter((row) => row.includes(userId)).length] as const)
}

test('a guest loads the sample once, finds it by words at once, keeps it on signing up and removes it completely', async ({
  server,
}) => {
  const guest = server.visitor()
  expect(await state(guest)).toEqual({ loaded: false, offered: true })
  expect(guest.cookies.size).toBe(0)
  await loadSample(guest)
  await Promise.all([loadSample(guest), loadSample(guest)])
  const [found] = await search(guest, 'boarding pass gate')
  expect(found?.originalName).toBe('Boarding pass NB 482')

  const person = {
    name: 'Ada',
    email: `ada.${randomBytes(4).toString('hex')}@example.org`,
    password: 'correct horse battery',
  }
  const userId = await idOf(guest)
  expect((await guest.post('/api/auth/email/signup', person)).status).toBe(201)
  expect(await idOf(guest)).toBe(userId)
  const sources = await list(guest)
  expect(sources.map(({ sample, live, status }) => [sample, live, status])).toEqual(
    sources.map(() => [true, false, 'connected']),
  )
  expect(new Set(sources.map(({ type }) => type)).size).toBe(16)
  expect((await guest.list()).map(({ sample }) => sample)).toEqual([true, true, true])

  // While it is being embedded, as after a short visit.
  expect((await guest.del('/api/demo')).status).toBe(200)
  expect(await state(guest)).toEqual({ loaded: false, offered: true })
  const kept = [
    'trove.sessions',
    'trove.auth_accounts',
    'trove.vault_keys',
    'trove.profiles',
    // Sums.
    'trove.passage_totals',
  ]
  const left = async () =>
    (await rowsOf(server, userId)).filter(([name, rows]) => rows > 0 && !kept.includes(name))
  await expect.poll(left, eventually).toEqual([])
})

test("the sample is separate from a person’s own data, is nobody else's, and only it is removed", async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const ben = await server.person('Ben')
  await ada.bring({ 'own.txt': 'The tangerine is mine.' })
  const created = await create(ada, 'whatsapp', { phoneNumber: '+49 30 1234567' })
  const { id } = (await list(ada))[0] ?? { id: '' }
  expect(created.status).toBe(201)
  expect((await importFiles(ada, id, { 'WhatsApp Chat with Bea.txt': chat })).status).toBe(202)
  await settled(ada, id)
  await quiet(server)
  const own = async () => [
    (await list(ada)).filter(({ sample }) => sample !== true),
    (await ada.list()).filter(({ sample }) => sample !== true),
    (await search(ada, 'tangerine')).map(({ originalName }) => originalName),
  ]
  const before = await own()
  const rows = await rowsOf(server, await idOf(ada))

  await loadSample(ada)
  expect(await own()).toEqual(before)
  expect(await search(ben, 'boarding pass')).toEqual([])
  expect(await state(ben)).toEqual({ loaded: false, offered: true })

  const sample = (await list(ada)).find((source) => source.sample && source.type === 'whatsapp')
  const path = `/api/data-sources/${sample?.id}`
  const refused = await Promise.all([
    ada.patch(path, { lastSync: new Date().toISOString() }),
    ada.patch(path, { schedule: 'daily' }),
    importFiles(ada, sample?.id ?? '', { 'WhatsApp Chat with Bea.txt': chat }),
    ada.post(`${path}/resume`),
    ada.del(`${path}/data`),
  ])
  for (const answer of refused) {
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('sample data')
  }

  // Its files are read like any other.
  const files = async () => (await ada.list()).filter((file) => file.sample === true)
  await expect
    .poll(async () => (await files()).map(({ status }) => status), eventually)
    .toEqual(['processed', 'processed', 'processed'])
  // So are the notes in her drive.
  const first = async (words: string) => (await search(ada, words))[0]?.originalName
  await expect
    .poll(() => first('no new shoes in the last two weeks'), eventually)
    .toBe('Half marathon plan.md')
  await expect
    .poll(() => first('the blue sketchbook and two pens'), eventually)
    .toBe('Packing list Lisbon.md')
  // The public text reveals nothing about the person's own words, which are found together with it.
  await ada.bring({ 'pets.txt': 'Dogs need the consent of the landlord, says Bea.' })
  const both = (await search(ada, 'dogs consent landlord')).map(({ originalName }) => originalName)
  expect(both).toEqual(expect.arrayContaining(['pets.txt', 'Lease 12 Alder Street.pdf']))
  const shared = await sharedWithSample(server, await idOf(ada))
  expect(shared).toMatchObject({ shared: 0, keys: 1 })
  expect(shared?.of_sample).toBeGreaterThan(1_000)
  const [pets] = (await ada.list()).filter(({ originalName }) => originalName === 'pets.txt')
  expect((await ada.del(`/api/documents/${pets?.id}`)).status).toBe(200)
  const [page] = await search(ada, 'dogs need the consent of the landlord')
  expect(page).toMatchObject({ originalName: 'Lease 12 Alder Street.pdf', locator: { page: 1 } })

  expect((await ben.del('/api/demo')).status).toBe(200)
  expect((await state(ada)).loaded).toBe(true)
  expect((await ada.del('/api/demo')).status).toBe(200)
  expect(await state(ada)).toEqual({ loaded: false, offered: false })
  expect(await own()).toEqual(before)
  expect(await sharedWithSample(server, await idOf(ada))).toMatchObject({ of_sample: 0, keys: 0 })
  await expect.poll(async () => rowsOf(server, await idOf(ada)), eventually).toEqual(rows)
})
