import { adminAnalytics } from '#shared/usage.ts'
import { replaceAnswer, watchCalls } from './calls.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'

const path = '/api/admin/analytics'
const cardOf = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) })
const figureOf = (page: Page, label: string) => cardOf(page, label).locator('dd').first()
const panelOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true })

const sample = {
  totalUsers: 3,
  activeUsers: 1,
  totalQueries: 1204,
  totalDataSources: 17,
  systemUptime: 3725,
  timestamp: '2026-11-20T10:20:30.000Z',
  totalDocuments: 5,
  dataPoints: 12345,
  guests: { total: 4, active: 2, queries: 6 },
  startedAt: '2026-11-20T09:18:25.000Z',
  system: {
    database: { state: 'working', detail: 'PostgreSQL 18.0, answered in 1 ms' },
    jobs: { state: 'failed', detail: '3 jobs wait longer than 5 minutes' },
    model: { state: 'starting', detail: 'Loading' },
    disk: { state: 'low', detail: '1.0 GB of 40.0 GB free' },
    memory: { state: 'working', detail: '2.0 GB of 8.0 GB free' },
  },
  months: ['2026-10', '2026-11'].map((month, users) => ({
    month,
    users,
    queries: 2,
    documents: 0,
  })),
  jobs: { waiting: 3, running: 0, done: 9, failed: 1 },
}

test('an admin sees the totals, the activity and the health of the installation', async ({
  page,
  signInAsAdmin,
}) => {
  requirement(
    'admin.totals',
    'admin.system-status',
    'admin.user-activity',
    'admin.activity-rate',
    'admin.uptime',
    'admin.usage-overview',
    'admin.last-updated',
  )
  await signInAsAdmin()
  await replaceAnswer(page, path, { json: sample })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(figureOf(page, 'Total Users')).toHaveText('3')
  await expect(figureOf(page, 'Total Queries')).toHaveText('1,204')
  await expect(figureOf(page, 'Total Data Sources')).toHaveText('17')
  await expect(figureOf(page, 'Active users')).toHaveText('1')
  await expect(figureOf(page, 'Activity rate')).toHaveText('33%')
  await expect(figureOf(page, 'Uptime')).toHaveText('1h 2m')
  await expect(figureOf(page, 'Database')).toHaveText('Working')
  await expect(figureOf(page, 'Background jobs')).toHaveText('Not working')
  await expect(figureOf(page, 'Embedding model')).toHaveText('Starting')
  await expect(figureOf(page, 'Disk')).toHaveText('Running low')
  await expect(figureOf(page, 'Memory')).toHaveText('Working')
  await expect(panelOf(page, 'Platform Usage Overview').locator('[data-chart]')).toBeVisible()
  await expect(page.getByText('Last updated:')).toContainText('10:20:30')
})

test('the admin figures come from the running server and include everybody', async ({
  page,
  signUp,
  signInAsAdmin,
  api,
  context,
}) => {
  requirement('api.admin.analytics', 'admin.system-wide')
  await signInAsAdmin()
  const read = async () => adminAnalytics.parse(await (await api.get(path)).json())
  const before = await read()
  await context.clearCookies()
  await signUp()
  expect((await api.post('/api/ask', { data: { question: 'What is 2 + 2?' } })).ok()).toBe(true)
  await context.clearCookies()
  await signInAsAdmin()
  const after = await read()
  // Other tests sign people up on this server, too.
  expect(after.totalUsers).toBeGreaterThan(before.totalUsers)
  expect(after.activeUsers).toBeGreaterThan(before.activeUsers)
  expect(after.totalQueries).toBeGreaterThan(before.totalQueries)
  expect(after.system.database.state).toBe('working')
  expect(after.system.jobs.state).toBe('working')
  expect(after.system.disk.detail).toContain('the database takes')
  expect(after.system.memory.detail).toContain('free')
  await page.goto('/admin')
  await expect(figureOf(page, 'Database')).toHaveText('Working')
  await expect(figureOf(page, 'Total Users')).toHaveText(String(after.totalUsers))
})

test('the admin figures are fetched every 30 seconds', async ({ page, signInAsAdmin }) => {
  requirement('limits.poll.admin')
  await signInAsAdmin()
  await page.clock.install()
  const calls = watchCalls(page, 'GET', path)
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({ json: { ...sample, timestamp: `2026-11-20T10:20:3${calls.length}.000Z` } }),
  )
  await page.goto('/admin')
  for (const count of [1, 2, 3]) {
    // The next 30 seconds begin once the response is on the page.
    await expect(page.getByText('Last updated:')).toContainText(`10:20:3${count}`)
    await page.clock.runFor(20_000)
    expect(calls).toHaveLength(count)
    await page.clock.runFor(11_000)
  }
  await expect.poll(() => calls.length).toBe(4)
})

test('a failed update keeps the figures and says so', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin()
  await page.clock.install()
  await replaceAnswer(page, path, { json: sample })
  await page.goto('/admin')
  await expect(figureOf(page, 'Total Users')).toHaveText('3')
  await replaceAnswer(page, path, { status: 503, json: { error: 'x', code: 'y' } })
  await page.clock.runFor(31_000)
  await expect(page.getByText('The last update failed.')).toBeVisible()
  await expect(figureOf(page, 'Total Users')).toHaveText('3')
})

test('people who are not admins get the 403 page and the call refuses them', async ({
  page,
  signInAsAdmin,
  signUp,
  api,
  context,
}) => {
  // The first person of an installation is its admin.
  await signInAsAdmin()
  await context.clearCookies()
  expect((await api.get(path)).status()).toBe(401)
  await signUp()
  for (const call of [path, '/api/admin/people', '/api/admin/jobs']) {
    const refused = await api.get(call)
    expect(refused.status(), call).toBe(403)
    expect(await refused.json()).toEqual({ error: 'This page is for admins.', code: 'admin.only' })
  }
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('403')
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
})

test("figures are for guests and people, and everybody's only for the admin", async ({ api }) => {
  const own = ['dashboard/stats', 'analytics/queries', 'analytics/overview']
  const statusOf = async (call: string) => (await api.get(`/api/${call}`)).status()
  for (const call of own) expect(await statusOf(call), call).toBe(401)
  expect((await api.post('/api/ask', { data: { question: 'What is 2 + 2?' } })).ok()).toBe(true)
  for (const call of own) expect(await statusOf(call), call).toBe(200)
  expect(await statusOf('admin/analytics')).toBe(401)
})

test('an admin sees the work behind the pages: jobs by kind and the slowest calls', async ({
  page,
  store,
  signUp,
  signInAsAdmin,
  context,
}) => {
  await signUp()
  await store({ name: 'tern.txt', mimeType: 'text/plain', buffer: Buffer.from('The tern flies.') })
  await context.clearCookies()
  await signInAsAdmin()
  await page.goto('/admin')
  const jobs = panelOf(page, 'Jobs').getByRole('table')
  await expect(jobs.getByRole('columnheader')).toHaveText([
    'Kind',
    'Waiting',
    'Oldest',
    'Running',
    'Trying again',
    'Done',
    'Failed',
  ])
  await expect(jobs.getByRole('rowheader', { name: 'Reading a document' })).toBeVisible()
  const calls = panelOf(page, 'Slow calls').getByRole('table')
  const slowest = calls.getByRole('row').nth(1)
  await expect(slowest.getByRole('cell')).toHaveText([/^[\d,]+$/, /^[\d,]+ ms$/, /^[\d,]+ ms$/])
  // Routes, never the addresses with somebody's ids in them.
  const routes = await calls.getByRole('rowheader').allInnerTexts()
  expect(routes.filter((route) => /doc_|src_|\?/.test(route))).toEqual([])
})
