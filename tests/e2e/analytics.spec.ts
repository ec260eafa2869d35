import { replaceAnswer } from './calls.ts'
import { csvFile, docxFile } from './files.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const cardOf = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) })
const figureOf = (page: Page, label: string) => cardOf(page, label).locator('dd').first()
const panelOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true })

const steps = csvFile('steps.csv', [
  ['Date', 'Steps'],
  ['2026-01-01', 4000],
  ['2026-01-02', 6000],
])

/** The numbers beneath a chart. */
async function numbersOf(page: Page, title: string): Promise<Record<string, string>> {
  const panel = panelOf(page, title)
  await panel.getByText('Show the numbers').click()
  const rows = await panel.getByRole('row').all()
  const pairs = rows.slice(1).map(async (row) => {
    const [label, value] = [row.getByRole('rowheader'), row.getByRole('cell')]
    return [await label.innerText(), await value.innerText()] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

test('before the first question what is not known is a dash with its reason', async ({
  page,
  signUp,
}) => {
  requirement(
    'analytics.values.unknown',
    'analytics.card.total-queries',
    'analytics.card.active-users',
    'analytics.card.data-sources',
    'analytics.card.avg-response-time',
    'analytics.system-performance',
    'analytics.usage-insights',
  )
  await signUp()
  await page.goto('/analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(figureOf(page, 'Total Queries')).toHaveText('0')
  await expect(figureOf(page, 'Active Users')).toHaveText('1')
  await expect(figureOf(page, 'Data Sources')).toHaveText('0')
  await expect(figureOf(page, 'Avg Response Time')).toHaveText('–')
  await expect(cardOf(page, 'Avg Response Time')).toContainText('Known after your first question')
  for (const title of ['System Performance', 'Usage Insights']) {
    await expect(panelOf(page, title)).toContainText('–')
    await expect(panelOf(page, title)).toContainText('Known after your first')
  }
  for (const title of ['Query Trends', 'Data Source Usage', 'Query Types']) {
    await expect(panelOf(page, title)).toBeVisible()
    await expect(panelOf(page, title).locator('[data-chart]')).toHaveCount(0)
  }
})

test('every value is computed from what was stored and asked, and follows it', async ({
  page,
  signUp,
  store,
  api,
}) => {
  requirement(
    'analytics.chart.query-trends',
    'analytics.chart.data-source-usage',
    'analytics.chart.query-types',
    'analytics.values.real',
    'analytics.values.response-time',
    'analytics.values.performance',
    'analytics.values.source-usage',
  )
  await signUp()
  await store(steps)
  const ask = async (question: string) =>
    expect((await api.post('/api/ask', { data: { question } })).ok()).toBe(true)
  await ask('What is the total steps?')
  await page.goto('/analytics')
  await expect(figureOf(page, 'Total Queries')).toHaveText('1')
  await expect(figureOf(page, 'Avg Response Time')).toHaveText(/^\d+ ms$|^\d+\.\d s$/)
  await expect(cardOf(page, 'Avg Response Time')).toContainText('over 1 question')
  await expect(panelOf(page, 'Query Trends').locator('[data-chart=line]')).toBeVisible()
  await expect(panelOf(page, 'Data Source Usage').locator('[data-chart=bar]')).toBeVisible()
  await expect(panelOf(page, 'Query Types').locator('[data-chart=pie]')).toBeVisible()
  const before = await numbersOf(page, 'Data Source Usage')
  expect(before).toEqual({ 'PDF files': '0', 'Text documents': '0', Spreadsheets: '2' })
  expect(await numbersOf(page, 'Query Types')).toEqual({
    Personal: '0',
    Analytical: '1',
    General: '0',
  })
  await expect(panelOf(page, 'System Performance')).toContainText('1 of 1 question found')

  await page.reload()
  expect(await numbersOf(page, 'Data Source Usage')).toEqual(before)

  await store(docxFile('lease.docx', ['The deposit is 900 euros.']), steps)
  await ask('What is the total steps?')
  await page.reload()
  await expect(figureOf(page, 'Total Queries')).toHaveText('2')
  expect(await numbersOf(page, 'Data Source Usage')).toEqual({ ...before, 'Text documents': '1' })
  expect(Object.values(await numbersOf(page, 'Query Trends')).at(-1)).toBe('2')
  await expect(panelOf(page, 'Usage Insights')).toContainText('2 queries this month')
})

test('for an admin Active Users is the number of the whole installation', async ({
  page,
  signUp,
  signInAsAdmin,
  context,
}) => {
  await signUp()
  await context.clearCookies()
  await signInAsAdmin()
  await page.goto('/analytics')
  await expect(cardOf(page, 'Active Users')).toContainText('People with an account')
  await expect
    .poll(async () => Number(await figureOf(page, 'Active Users').innerText()))
    .toBeGreaterThanOrEqual(2)
})

test('figures that could not be loaded say so and can be asked for again', async ({
  page,
  signUp,
}) => {
  await signUp()
  const error = { error: 'The database is resting.', code: 'internal' }
  await replaceAnswer(page, '/api/analytics/overview', { status: 500, json: error })
  await page.goto('/analytics')
  await expect(figureOf(page, 'Total Queries')).toHaveText('–')
  await expect(cardOf(page, 'Total Queries')).toContainText('The database is resting.')
  await page.unrouteAll()
  await panelOf(page, 'Query Types').getByRole('button', { name: 'Try again' }).click()
  await expect(figureOf(page, 'Total Queries')).toHaveText('0')
})

// Every screen is examined twice.
test.describe.configure({ timeout: 180_000 })

/** Looks at the four screens of figures, empty and filled, light and dark. */
async function visitScreens(page: Page) {
  const screens = ['Dashboard', 'Query Builder', 'Analytics', 'Admin Dashboard']
  for (const [at, path] of ['/dashboard', '/query-builder', '/analytics', '/admin'].entries()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: screens[at] ?? '' })).toBeVisible()
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    await expectNoViolations(page, path)
    const { width } = page.viewportSize() ?? { width: 0 }
    const content = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(content, `${path} is no wider than the screen`).toBeLessThanOrEqual(width)
  }
}

test('the screens of figures have no accessibility violation', async ({
  page,
  signInAsAdmin,
  api,
}) => {
  await signInAsAdmin()
  await api.post('/api/ask', { data: { question: 'What is 2 + 2?' } })
  await visitScreens(page)
})

test('nor on a small screen @mobile', async ({ page, signInAsAdmin, api }) => {
  await signInAsAdmin()
  await api.post('/api/ask', { data: { question: 'What is 2 + 2?' } })
  await visitScreens(page)
})
