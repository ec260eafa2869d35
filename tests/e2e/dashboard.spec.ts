import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { csvFile, docxFile, textFile } from './files.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'

const statsPath = '/api/dashboard/stats'
const labels = ['Connected Sources', 'Queries This Month', 'Documents Uploaded', 'Data Points']

const tileOf = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) })
const figureOf = (page: Page, label: string) => tileOf(page, label).locator('dd').first()
const panelOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true })
const noticesOf = (page: Page) => page.getByRole('region', { name: /Notices/ })
const recentOf = (page: Page) => page.getByRole('list', { name: 'Recent documents' })

const expenses = csvFile('expenses.csv', [
  ['Date', 'Category', 'Amount'],
  ['2026-01-05', 'Rent', 700],
  ['2026-01-09', 'Food', 40],
  ['2026-02-05', 'Rent', 720],
])

test("the tiles show the server's counts", async ({ page, signUp, store, api }) => {
  requirement(
    'dashboard.header.title',
    'dashboard.tiles.four',
    'dashboard.tiles.connected-sources',
    'dashboard.tiles.queries-this-month',
    'dashboard.tiles.documents-uploaded',
    'dashboard.tiles.data-points',
    'api.dashboard.stats',
  )
  await signUp()
  await store(expenses, docxFile('lease.docx', ['# Lease', 'The deposit is 900 euros.']))
  for (const question of ['What is the total amount?', 'What is the deposit?']) {
    expect((await api.post('/api/ask', { data: { question } })).ok()).toBe(true)
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('dl > div')).toHaveCount(4)
  for (const label of labels) await expect(tileOf(page, label)).toBeVisible()

  const stats: unknown = await (await api.get(statsPath)).json()
  expect(stats).toEqual({
    connectedSources: 0,
    monthlyQueries: 2,
    documentsUploaded: 2,
    dataPoints: expect.any(Number),
  })
  await expect(figureOf(page, 'Connected Sources')).toHaveText('0')
  await expect(figureOf(page, 'Queries This Month')).toHaveText('2')
  await expect(figureOf(page, 'Documents Uploaded')).toHaveText('2')
  // Three rows and a passage.
  await expect(figureOf(page, 'Data Points')).toHaveText('0.0K')
  await expect(tileOf(page, 'Data Points')).toContainText('4 in all')
})

test("the tiles take their figures from the response and request them in the person's time zone", async ({
  page,
  signUp,
}) => {
  requirement('dashboard.tiles.data-points-format')
  await signUp()
  await replaceAnswer(page, statsPath, {
    json: { monthlyQueries: 31, connectedSources: 7, documentsUploaded: 12, dataPoints: 12345 },
  })
  const calls = watchCalls(page, 'GET', statsPath)
  await page.goto('/dashboard')
  await expect(figureOf(page, 'Connected Sources')).toHaveText('7')
  await expect(figureOf(page, 'Queries This Month')).toHaveText('31')
  await expect(figureOf(page, 'Documents Uploaded')).toHaveText('12')
  await expect(figureOf(page, 'Data Points')).toHaveText('12.3K')
  expect(new URL(calls[0]?.url() ?? '').searchParams.get('timeZone')).toBe('UTC')
})

test('skeletons replace the tiles until the stats arrive', async ({ page, signUp }) => {
  requirement('dashboard.tiles.skeletons')
  await signUp()
  const held = await holdCall(page, statsPath)
  await page.goto('/dashboard')
  const skeletons = page.locator('dl > div .animate-pulse')
  await expect(skeletons.first()).toBeVisible()
  await expect(page.locator('dl > div[aria-busy=true]')).toHaveCount(4)
  held.release()
  await expect(skeletons).toHaveCount(0)
  await expect(figureOf(page, 'Documents Uploaded')).toHaveText('0')
})

test('tiles without stats show a dash with the reason, not 0', async ({ page, signUp }) => {
  await signUp()
  const error = { error: 'The database is resting.', code: 'internal' }
  await replaceAnswer(page, statsPath, { status: 500, json: error })
  await page.goto('/dashboard')
  for (const label of labels) {
    await expect(figureOf(page, label)).toHaveText('–')
    await expect(tileOf(page, label)).toContainText('The database is resting.')
  }
})

test('queries per month are drawn as a line', async ({ page, signUp, api }) => {
  requirement('dashboard.query-chart', 'api.analytics.queries')
  await signUp()
  await page.goto('/dashboard')
  const panel = panelOf(page, 'Query Analytics')
  await expect(panel.getByText('You have not asked anything')).toBeVisible()
  expect((await api.post('/api/ask', { data: { question: 'What is 2 + 2?' } })).ok()).toBe(true)
  const list: unknown = await (await api.get('/api/analytics/queries')).json()
  expect(list).toHaveLength(12)
  await page.reload()
  await expect(panel.locator('[data-chart=line]')).toBeVisible()
  await panel.getByText('Show the numbers').click()
  const rows = panel.getByRole('row')
  await expect(rows).toHaveCount(13)
  await expect(rows.last().getByRole('cell')).toHaveText('1')
  await expect(rows.nth(1).getByRole('cell')).toHaveText('0')
})

test('New Query opens the Query Builder', async ({ page, signUp }) => {
  requirement('dashboard.header.new-query')
  await signUp()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'New Query' }).click()
  await expect(page).toHaveURL('/query-builder')
  await expect(page.getByRole('heading', { level: 1, name: 'Query Builder' })).toBeVisible()
})

test('a quick query opens its result in the Query Builder', async ({ page, signUp, store }) => {
  requirement('dashboard.quick-query.box')
  await signUp()
  await store(expenses)
  await page.goto('/dashboard')
  const box = panelOf(page, 'Quick Query')
  await box.getByLabel('Your question').fill('What is the total amount?')
  await box.getByLabel('Your question').press('Enter')
  await expect(page).toHaveURL(/\/query-builder\?query=/)
  await expect(page.getByLabel('Your question')).toHaveValue('What is the total amount?')
  await expect(panelOf(page, 'Results').getByText('1,460', { exact: true })).toBeVisible()
})

test('a blank quick query is not sent and says what is missing', async ({ page, signUp }) => {
  requirement('dashboard.quick-query.empty')
  await signUp()
  await page.goto('/dashboard')
  const calls = watchCalls(page, 'POST', '/api/queries')
  const box = panelOf(page, 'Quick Query')
  for (const text of ['', '   ']) {
    await box.getByLabel('Your question').fill(text)
    await box.getByRole('button', { name: 'Run Query' }).click()
    const notice = noticesOf(page).locator('[data-destructive]')
    await expect(notice).toContainText('Please enter a query')
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
  }
  expect(calls).toEqual([])
})

test('the three newest documents are listed', async ({ page, signUp, store, api }) => {
  requirement('dashboard.recent.list')
  await signUp()
  await page.goto('/dashboard')
  await expect(panelOf(page, 'Recent Documents').getByText('No documents yet')).toBeVisible()
  await store(...[1, 2, 3, 4].map((n) => textFile(`note ${n}.txt`, `This is note number ${n}.`)))
  const listed = (await (await api.get('/api/documents')).json()) as { originalName: string }[]
  const newest = listed.slice(0, 3).map(({ originalName }) => originalName)
  await page.reload()
  await expect(recentOf(page).getByRole('link')).toHaveText(newest)
  await recentOf(page).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: newest[0] ?? '' })).toBeVisible()
})

test('an upload from the Dashboard appears in its list and figures', async ({ page, signUp }) => {
  requirement('dashboard.recent.upload')
  await signUp()
  await page.goto('/dashboard')
  await expect(figureOf(page, 'Documents Uploaded')).toHaveText('0')
  const choosing = page.waitForEvent('filechooser')
  await panelOf(page, 'Recent Documents').getByRole('button', { name: 'Upload' }).click()
  await (await choosing).setFiles([expenses])
  await expect(recentOf(page).getByText('expenses.csv')).toBeVisible()
  await expect(figureOf(page, 'Documents Uploaded')).toHaveText('1')
  await expect(recentOf(page).getByRole('link', { name: 'expenses.csv' })).toBeVisible({
    timeout: 120_000,
  })
  await expect(tileOf(page, 'Data Points')).toContainText('3 in all')
})

test('only the valid ones of several files are sent, and the others are named together', async ({
  page,
  signUp,
}) => {
  requirement(
    'dashboard.upload.size-check',
    'dashboard.upload.type-check',
    'dashboard.upload.errors-together',
    'dashboard.upload.valid-only',
  )
  await signUp()
  await page.goto('/dashboard')
  const calls = watchCalls(page, 'POST', '/api/documents/upload')
  await page
    .getByLabel('Documents to upload')
    .setInputFiles([
      { name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024) },
      { name: 'tune.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la la') },
      expenses,
    ])
  const notice = noticesOf(page).locator('[data-destructive]')
  await expect(notice.getByText('Upload Errors', { exact: true })).toBeVisible()
  await expect(notice).toContainText('big.pdf: File size must be less than 10MB')
  await expect(notice).toContainText('tune.mp3: File type not supported')
  await expect(recentOf(page).getByRole('listitem')).toHaveCount(1)
  await expect(recentOf(page)).toContainText('expenses.csv')
  expect(calls).toHaveLength(1)
})

test('the privacy notice explains what happens to the data', async ({ page, signUp }) => {
  requirement('dashboard.privacy-notice')
  await signUp()
  await page.goto('/dashboard')
  await expect(panelOf(page, 'Data Privacy')).toContainText(
    'Your data will be scraped, vectorized, and stored securely for personalized AI assistance. All credentials are encrypted.',
  )
})
