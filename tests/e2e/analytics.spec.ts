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

/** The numbers below a chart. */
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

test('before the first question unknown figures are a dash with a reason', async ({
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

test('every figure is computed from stored data and questions, and follows changes', async ({
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

test('a chosen period stays in the address and applies to all figures', async ({
  page,
  signUp,
  store,
  api,
}) => {
  await signUp()
  await store(steps)
  await page.goto('/analytics')
  const answer = await api.post('/api/ask', { data: { question: 'What is the total steps?' } })
  expect(answer.ok()).toBe(true)
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL(/\/analytics\?range=7d$/)
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  await expect(figureOf(page, 'Total Queries')).toHaveText('1')
  expect(Object.keys(await numbersOf(page, 'Query Trends'))).toHaveLength(7)
  await expect(panelOf(page, 'Usage Insights')).toContainText('1 query in this period')
  await panelOf(page, 'Data Source Usage').getByRole('tab', { name: 'By citations' }).click()
  const cited = await numbersOf(page, 'Data Source Usage')
  expect(Number(cited.Spreadsheets)).toBeGreaterThan(0)
  expect(cited['PDF files']).toBe('0')

  const custom = page.getByRole('button', { name: 'From – to' })
  await custom.click()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter the first and the last day.')
  await page.getByLabel('From', { exact: true }).fill('2020-02-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('has to come before')
  await page.getByLabel('To', { exact: true }).fill('2020-02-29')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/from=2020-02-01&to=2020-02-29$/)
  await expect(page.getByText('Figures of Feb 1, 2020 to Feb 29, 2020')).toBeVisible()
  await expect(figureOf(page, 'Total Queries')).toHaveText('0')
  await expect(cardOf(page, 'Avg Response Time')).toContainText('You asked nothing in this period')
  for (const title of ['Query Trends', 'Data Source Usage', 'Query Types']) {
    await expect(panelOf(page, title)).toContainText('period')
    await expect(panelOf(page, title).locator('[data-chart]')).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2020-02-01')
  await expect(figureOf(page, 'Total Queries')).toHaveText('0')
  await page.goBack()
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  await expect(figureOf(page, 'Total Queries')).toHaveText('1')
  await page.goto('/analytics?from=2026-02-01&to=never')
  await expect(page.getByRole('button', { name: 'All time' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('every figure explains what it counts, from what and since when', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  expect((await api.post('/api/ask', { data: { question: 'What is 2 + 2?' } })).ok()).toBe(true)
  await page.goto('/analytics')
  await expect(figureOf(page, 'Total Queries')).toHaveText('1')
  const abouts = page.getByRole('button', { name: /^About / })
  // Four cards, three charts and the ten lines of the two lists.
  await expect(abouts).toHaveCount(17)
  await page.getByRole('button', { name: 'About Median response time' }).focus()
  await page.keyboard.press('Enter')
  const about = page.getByRole('dialog', { name: 'Median response time' })
  await expect(about).toContainText('What is counted')
  await expect(about).toContainText('The time within which half of your answers arrived.')
  await expect(about).toContainText(/Since .+, when you asked your first question\./)
  await expectNoViolations(page, 'an explanation')
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(page.getByRole('button', { name: 'About Median response time' })).toBeFocused()
  for (const button of await abouts.all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test('for an admin, Active Users is the figure for the whole installation', async ({
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

test('figures that failed to load say so and can be requested again', async ({ page, signUp }) => {
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

/** Visits the four screens of figures, empty and filled, light and dark. */
async function visitScreens(page: Page) {
  const screens = ['Dashboard', 'Query Builder', 'Analytics', 'Admin Dashboard']
  for (const [at, path] of ['/dashboard', '/query-builder', '/analytics', '/admin'].entries()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: screens[at] ?? '' })).toBeVisible()
    // A chart far down is rendered when it comes near the viewport.
    await expect(page.locator('.animate-pulse:not(figure *)')).toHaveCount(0)
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
