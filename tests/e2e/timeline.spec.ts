import { csvFile } from './files.ts'
import { expect, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.slow()
const slow = { timeout: 180_000 }

async function loadSample(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Load the sample' }).click()
  await expect(page.getByRole('region', { name: 'Sample data' })).toBeVisible(slow)
}

const days = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('the sample person sees their days, opens a folded group and its document, and continues into the past', async ({
  page,
}) => {
  await loadSample(page)
  await page.getByRole('link', { name: 'Timeline', exact: true }).first().click()
  await expect(title(page)).toHaveText('Timeline')
  await expect(days(page).first()).toBeVisible(slow)
  await expectNoViolations(page, 'timeline')

  const fold = page.getByRole('button', { name: /messages with / }).first()
  await fold.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  const messages = page.getByRole('list', { name: /messages with / }).first()
  await messages.getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByLabel('Document text')).toBeVisible(slow)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const atFirst = await days(page).count()
  await days(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => days(page).count()).toBeGreaterThan(atFirst)
})

test('a day has a page, reached by its heading, by a date and by a link, with links to its neighbours', async ({
  page,
}) => {
  await loadSample(page)
  await page.goto('/timeline')
  await days(page).nth(1).getByRole('link').click(slow)
  await expect(page).toHaveURL(/\/timeline\/\d{4}-\d{2}-\d{2}$/)
  // The address changes before the heading does.
  await expect(title(page)).not.toHaveText('Timeline')
  const named = await title(page).textContent()
  await expect(page.getByRole('list', { name: `What happened on ${named}` })).toBeVisible()
  await expectNoViolations(page, 'a day')

  await page.getByRole('link', { name: /^Next day: / }).click()
  await expect(title(page)).not.toHaveText(named ?? '')
  const back = page.getByRole('link', { name: /^Previous day: / })
  await expect(back).toHaveAttribute('title', `Previous day: ${named}`)
  await back.click()
  await expect(title(page)).toHaveText(named ?? '')

  await page.getByLabel('Go to a day').fill('1999-12-31')
  await expect(page).toHaveURL(/\/timeline\/1999-12-31$/)
  await expect(page.getByText('Nothing is known of this day')).toBeVisible()
  await page.getByRole('link', { name: 'All days' }).click()
  await expect(title(page)).toHaveText('Timeline')
  await page.goto('/timeline/2026-02-31')
  await expect(page.getByText('There is no such day')).toBeVisible()
})

test('a single source or person is shown, and the address keeps the filter', async ({ page }) => {
  await loadSample(page)
  await page.goto('/timeline')
  await expect(days(page).first()).toBeVisible(slow)
  await page.getByLabel('Person', { exact: true }).selectOption('Priya Raman')
  await expect(page).toHaveURL(/person=/)
  await expect(page.getByRole('main')).toContainText(/with Priya Raman|From Priya Raman/, slow)
  await page.reload()
  await expect(page.getByLabel('Person', { exact: true })).toHaveValue(/./)
  await expect(page.getByRole('main')).toContainText(/with Priya Raman|From Priya Raman/, slow)
  await page.getByLabel('Person', { exact: true }).selectOption('Everyone')
  await page.getByLabel('Source', { exact: true }).selectOption('Uploaded documents')
  await expect(page.getByRole('main')).toContainText('Uploaded')
})

test('a person without data is told what to do, and an upload appears on its day', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await page.goto('/timeline')
  await expect(page.getByText('No days yet')).toBeVisible(slow)
  await expect(page.getByRole('link', { name: 'Go to Data Sources' })).toBeVisible()
  await store(csvFile('expenses.csv', [['date'], ['2025-03-02']]))
  await page.reload()
  await expect(days(page).first()).toContainText('Today')
  await page.getByRole('link', { name: 'expenses.csv' }).click()
  await expect(page).toHaveURL(/\/documents\//)
})
