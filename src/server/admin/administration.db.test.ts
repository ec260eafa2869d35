import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { adminPeople, failedJobs, resetLinkAnswer } from '#shared/administration.ts'
import { createdApiKey } from '#shared/api-keys.ts'
import { users } from '#server/db/tables.ts'
import { findDueSources } from '#server/sources/runs/find-due.ts'
import { idOf } from '#tests/data-sources.ts'
import { openTestServer, test, type Browser, type TestServer } from '#tests/server.ts'

const people = async (browser: Browser, query = '') =>
  adminPeople.parse(await (await browser.get(`/api/admin/people${query}`)).json())
const change = (browser: Browser, id: string, what: object) =>
  browser.patch(`/api/admin/people/${id}`, what)
const logIn = (browser: Browser, { email, password }: { email: string; password: string }) =>
  browser.post('/api/auth/email/login', { email, password })

async function anAdmin(server: TestServer) {
  const admin = await server.person('Alan')
  await server.opened.db.auth
    .update(users)
    .set({ role: 'admin' })
    .where(eq(users.email, admin.email))
  return admin
}

test('an admin finds people by email and sees their counts, page by page', async () => {
  await using server = await openTestServer()
  const admin = await server.person('Alan')
  const ada = await server.person('Ada')
  await ada.bring({ 'secret-lease.csv': 'item,amount\ntangerine,12\n' })
  await ada.post('/api/ask', { question: 'What is the sum of amount for tangerine?' })
  await server.visitor().post('/api/ask', { question: 'What is 2 + 2?' })
  const many = Array.from({ length: 30 }, (_, n) => ({
    id: `many${n}`,
    email: `m_${n}@many.example`,
  }))
  await server.opened.db.auth.insert(users).values(many)

  const first = await people(admin)
  expect([first.total, first.people.length, first.next]).toEqual([32, 25, 25])
  const last = await people(admin, `?cursor=${first.next}`)
  expect([last.people.length, last.next]).toEqual([7, undefined])
  const all = [...first.people, ...last.people]
  expect(new Set(all.map(({ id }) => id)).size).toBe(32)

  const found = await admin.get(`/api/admin/people?q=${ada.email.toUpperCase()}`)
  const text = await found.text()
  expect(adminPeople.parse(JSON.parse(text)).people).toMatchObject([
    {
      email: ada.email,
      admin: false,
      disabled: false,
      counts: { queries: 1, documents: 1, sources: 0 },
    },
  ])
  expect(text).not.toMatch(/tangerine|secret-lease|Ada/)
  // Wildcards match only themselves here.
  expect((await people(admin, '?q=m_1%40many')).total).toBe(1)
  expect((await people(admin, '?q=%25')).total).toBe(0)
})

test('a disabled person is logged out everywhere, and nothing runs or can be read for them', async ({
  server,
}) => {
  const admin = await anAdmin(server)
  const ada = await server.person('Ada')
  const elsewhere = server.visitor()
  expect((await logIn(elsewhere, ada)).status).toBe(200)
  const id = await idOf(ada)
  const [document] = await ada.bring({ 'note.txt': 'The garage code is 4711.' })
  const made = await ada.post('/api/account/api-keys', { name: 'Backup', scopes: ['documents'] })
  const { key } = createdApiKey.parse(await made.json())
  const withKey = () =>
    server.visitor().send('GET', '/api/export/documents', {
      headers: { authorization: `Bearer ${key}` },
    })
  expect((await withKey()).status).toBe(200)
  const { sources, runs } = server.services.sourceWork
  const config = { credentials: {}, scrapingEnabled: true, vectorizationEnabled: true }
  const given = {
    name: 'Mail',
    type: 'gmail',
    config: { ...config, category: 'personal' },
  } as const
  const sourceId = await sources.create(id, given, 'awaiting_file')
  const source = await sources.open(id, sourceId)
  if (!source) throw new Error('the source is gone')
  const begun = await runs.begin(source, 'sync')
  if (!begun) throw new Error('the run did not begin')
  const isDue = async () =>
    (await findDueSources(server.opened.db)).some((due) => due.sourceId === sourceId)
  expect([await runs.wanted(begun), await isDue()]).toEqual([true, true])

  expect((await change(admin, id, { disabled: true })).status).toBe(200)

  expect((await people(admin, `?q=${ada.email}`)).people[0]?.disabled).toBe(true)
  for (const browser of [ada, elsewhere]) {
    expect((await browser.get('/api/documents')).status).toBe(401)
  }
  const refused = await logIn(server.visitor(), ada)
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: 'This account is disabled. Please ask an admin.', code: 'account.disabled' },
  ])
  // Without the password, nobody learns that the account is disabled.
  expect((await logIn(server.visitor(), { ...ada, password: 'wrong password' })).status).toBe(401)
  expect((await withKey()).status).toBe(401)
  expect([await runs.wanted(begun), await isDue()]).toEqual([false, false])
  expect((await admin.post(`/api/admin/people/${id}/reset`)).status).toBe(409)
  expect((await change(admin, id, { admin: true })).status).toBe(409)

  expect((await change(admin, id, { disabled: false })).status).toBe(200)
  expect((await ada.get('/api/documents')).status).toBe(401)
  expect((await logIn(ada, ada)).status).toBe(200)
  expect((await ada.list()).map((each) => each.id)).toEqual([document?.id])
  expect((await withKey()).status).toBe(200)
  expect([await runs.wanted(begun), await isDue()]).toEqual([true, true])

  const lines = server.logged.filter((line) => line.includes('an admin changed an account'))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { by: await idOf(admin), id, disabled: true },
    { by: await idOf(admin), id, disabled: false },
  ])
  expect(lines.join('')).not.toContain(ada.email)
})

test('there is always an admin, and nobody can disable themselves', async () => {
  const adminEmails = { ADMIN_EMAILS: 'boss@example.org' }
  await using server = await openTestServer(adminEmails)
  const alan = await server.person('Alan')
  const ada = await server.person('Ada')
  const [alanId, adaId] = [await idOf(alan), await idOf(ada)]
  const codeOf = async (answer: Promise<Response>) => {
    const { code } = (await (await answer).json()) as { code?: string }
    return code
  }
  expect(await codeOf(change(alan, alanId, { disabled: true }))).toBe('person.own')
  expect(await codeOf(change(alan, alanId, { admin: false }))).toBe('person.last_admin')
  expect(await codeOf(change(alan, 'nobody', { admin: true }))).toBe('person.not_found')
  expect((await change(alan, adaId, { admin: true, disabled: true })).status).toBe(400)
  expect(await codeOf(change(ada, alanId, { disabled: true }))).toBe('admin.only')

  expect((await change(alan, adaId, { admin: true })).status).toBe(200)
  // If both step down at once, one of them remains.
  const both = await Promise.all([
    change(alan, adaId, { admin: false }),
    change(ada, alanId, { admin: false }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  const [kept, gone] = both[0]?.status === 200 ? [alan, ada] : [ada, alan]
  expect((await gone.get('/api/admin/people')).status).toBe(403)

  const boss = server.visitor()
  const given = { name: 'Boss', email: 'boss@example.org', password: 'correct horse battery' }
  expect((await boss.post('/api/auth/email/signup', given)).status).toBe(201)
  const bossId = await idOf(boss)
  expect((await people(kept, '?q=boss')).people[0]).toMatchObject({
    admin: true,
    adminBySetting: true,
  })
  expect(await codeOf(change(kept, bossId, { admin: false }))).toBe('person.admin_by_setting')
  // As another admin remains, the last one appointed on the page may step down.
  expect((await change(kept, await idOf(kept), { admin: false })).status).toBe(200)
  expect((await kept.get('/api/admin/analytics')).status).toBe(403)
})

test('without a mail server a reset link is shown once, to the admin, and works once', async ({
  server,
}) => {
  const admin = await anAdmin(server)
  const ada = await server.person('Ada')
  const answer = await admin.post(`/api/admin/people/${await idOf(ada)}/reset`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { link = '' } = resetLinkAnswer.parse(await answer.json())
  const token = /\/reset-password#token=(.+)$/.exec(link)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(30)
  expect(server.logged.join('')).not.toContain(token)
  const rows = await server.opened.db.auth.execute<{ all: string }>(
    'select string_agg(v::text, chr(10)) as all from verifications v',
  )
  expect(rows.rows[0]?.all).not.toContain(token)

  const reset = () =>
    server.visitor().post('/api/auth/password/reset', { token, password: 'a newer password' })
  expect((await reset()).status).toBe(200)
  expect((await ada.get('/api/documents')).status).toBe(401)
  expect((await logIn(server.visitor(), { ...ada, password: 'a newer password' })).status).toBe(200)
  expect((await reset()).status).toBe(400)
})

test('failed jobs are listed by kind and class of error, retried and dismissed', async ({
  server,
}) => {
  const admin = await anAdmin(server)
  const userId = await idOf(admin)
  const { jobs } = server.opened.db
  await jobs.query(`delete from trove_jobs.job where state = 'failed'`)
  const fail = async (key: string, output: object, at: string) => {
    const { rows } = await jobs.query<{ id: string }>(
      `insert into trove_jobs.job (name, data, state, singleton_key, retry_limit, retry_count,
         start_after, completed_on, output, policy)
       values ('process-document', $1, 'failed', $2, 3, 3, now(), now() - $4::interval, $3, 'exclusive')
       returning id`,
      [{ userId, documentId: key }, key, output, at],
    )
    return rows[0]?.id ?? ''
  }
  await fail('doc_a', { message: 'TypeError' }, '2 hours')
  const again = await fail('doc_a', { message: 'Error < Error ECONNRESET' }, '1 hour')
  const other = await fail('doc_b', { message: 'the tangerine, said Ada\n' }, '3 hours')
  const list = async () => failedJobs.parse(await (await admin.get('/api/admin/jobs')).json())
  const found = await list()
  expect(found.total).toBe(2)
  expect(found.jobs).toMatchObject([
    { id: again, kind: 'process-document', tries: 8, error: 'Error < Error ECONNRESET' },
    { id: other, kind: 'process-document', tries: 4, error: 'Error' },
  ])
  expect(JSON.stringify(found)).not.toMatch(/tangerine|userId|doc_/)

  expect((await admin.post(`/api/admin/jobs/${again}/retry`)).status).toBe(200)
  const stateOf = async (id: string) => {
    const { rows } = await jobs.query<{ state: string }>(
      'select state from trove_jobs.job where id = $1',
      [id],
    )
    return rows[0]?.state
  }
  // The document no longer exists, so there is nothing left to do.
  await expect.poll(() => stateOf(again), { timeout: 20_000 }).toBe('completed')
  expect((await list()).jobs.map(({ id }) => id)).toEqual([other])
  expect((await admin.del(`/api/admin/jobs/${other}`)).status).toBe(200)
  expect(await list()).toEqual({ jobs: [], total: 0 })
  expect((await admin.post(`/api/admin/jobs/${other}/retry`)).status).toBe(404)
  expect((await admin.del(`/api/admin/jobs/${other}`)).status).toBe(404)
})
