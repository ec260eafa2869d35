import { textFile } from './files.ts'
import { expect, test, type APIRequestContext, type Page } from './fixtures.ts'
import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { addSource, broken, cardOf } from './sources.ts'
import { expectNoViolations } from './violations.ts'

test.slow()
const slow = { timeout: 180_000 }

const csv = textFile(
  'stmt_4321.csv',
  [
    'Date,Description,Amount',
    '03/02/2026,REWE SAGT DANKE 123,-40.00',
    '03/02/2026,REWE SAGT DANKE 123,-40.00',
    '03/09/2026,SQ *HARBOR LUNCH #1,-12.50',
    '03/15/2026,HARBOR LUNCH 0022 KIEL,-9.00',
    '03/10/2026,Transfer to savings,-500.00',
    '03/20/2026,ACME PAYROLL,3000.00',
    '04/02/2026,CITYLINE APARTMENTS RENT,-1800.00',
  ].join('\n'),
)

async function withStatement(page: Page, api: APIRequestContext, server: { url: string }) {
  const { id } = await addSource({ api, server }, 'bank_of_america', { credential: '' })
  const answer = await api.post(`/api/data-sources/${id}/import`, {
    multipart: { files: csv },
    headers: { origin: server.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto('/data-sources')
  await expect(cardOf(page, 'Bank of America')).toContainText('7 transactions', slow)
  return id
}

const list = (page: Page) => page.getByRole('region', { name: 'Transactions' })
const spending = (page: Page) => page.getByRole('region', { name: 'Spending' })
const rowOf = (page: Page, text: string) =>
  list(page).getByRole('listitem').filter({ hasText: text })
const categoryOf = (page: Page, text: string) => rowOf(page, text).getByLabel(/^Category of/)

/** How far content has moved on a screen by the time that it is loaded: Cumulative Layout Shift. */
async function layoutShiftOf(page: Page, path: string, content: Locator): Promise<number> {
  await page.goto(path)
  await expect(content).toBeVisible(slow)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, slow)
  return z.number().parse(
    await page.evaluate(`new Promise((resolve) => {
      let moved = 0
      const read = (entries) => {
        for (const entry of entries) if (!entry.hadRecentInput) moved += entry.value
      }
      new PerformanceObserver((list) => read(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
    })`),
  )
}

test("a bank's transactions are classified, summed and corrected", async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  await withStatement(page, api, server)
  await cardOf(page, 'Bank of America')
    .getByRole('link', { name: /^Transactions/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible()
  await expect(list(page)).toContainText('7 transactions')
  await expect(spending(page)).toContainText('$1,901.50')
  await expect(spending(page)).toContainText('1 transfer between your own accounts not counted')
  await expect(categoryOf(page, 'REWE').first()).toHaveValue('Groceries')
  await expectNoViolations(page, 'money')

  expect(await layoutShiftOf(page, '/money', spending(page)), 'Money').toBeLessThan(0.05)
  const question = page.getByPlaceholder('Ask anything...')
  expect(await layoutShiftOf(page, '/', question), 'Ask Anything').toBeLessThan(0.05)

  // Opens on the newest month of an old statement; arrow keys lead to the others.
  await page.goto('/money')
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('2026-04')
  const april = page.getByRole('region', { name: 'April 2026', exact: true })
  await expect(april).toContainText('$1,698.50 more than in March')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/month=2026-03/)
  await expect(spending(page)).toContainText('$101.50')
  await spending(page)
    .getByRole('button', { name: /^Restaurants/ })
    .click()
  await expect(list(page)).toContainText('2 transactions')
  await expect(page).toHaveURL(
    /month=2026-03.*category=Restaurants|category=Restaurants.*month=2026-03/,
  )
  await page.getByLabel('Category', { exact: true }).selectOption('')

  await categoryOf(page, 'SQ *HARBOR').selectOption('Travel')
  const bar = page.getByText('All 2 of Harbor Lunch are now Travel.')
  await expect(bar).toBeVisible()
  await expect(categoryOf(page, 'HARBOR LUNCH 0022')).toHaveValue('Travel')
  await page.getByRole('button', { name: 'Only this one' }).click()
  await expect(categoryOf(page, 'HARBOR LUNCH 0022')).toHaveValue('Restaurants')
  await expect(categoryOf(page, 'SQ *HARBOR')).toHaveValue('Travel')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(categoryOf(page, 'SQ *HARBOR')).toHaveValue('Restaurants')

  await page
    .getByRole('checkbox', { name: /^Select Harbor Lunch/ })
    .first()
    .check()
  await page
    .getByRole('checkbox', { name: /^Select Harbor Lunch/ })
    .last()
    .check()
  await page.getByLabel('Set the category').selectOption('Travel')
  await expect(page.getByText('2 transactions are now Travel.')).toBeVisible()
  await expect(categoryOf(page, 'SQ *HARBOR')).toHaveValue('Travel')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(categoryOf(page, 'SQ *HARBOR')).toHaveValue('Restaurants')

  await page.getByRole('button', { name: 'Add a budget' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount a month').fill('none')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter an amount, such as 250.')
  await dialog.getByLabel('Category').selectOption('Groceries')
  await dialog.getByLabel('Amount a month').fill('70')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const budgets = page.getByRole('region', { name: 'Budgets' })
  await expect(budgets).toContainText('$10.00 over budget')
  await expectNoViolations(page, 'budgets')
  await budgets.getByRole('button', { name: 'Undo' }).click()
  await expect(budgets).not.toContainText('over budget')
})

test('a merchant is renamed, a transfer marked, and a search finds an amount', async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  const id = await withStatement(page, api, server)
  await page.goto(`/money?source=${id}&month=all`)
  await rowOf(page, 'SQ *HARBOR').getByRole('button', { name: 'Actions for Harbor Lunch' }).click()
  await page.getByRole('menuitem', { name: 'Rename merchant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('The Harbor')
  // After a failure the entry is still there to be saved again.
  await page.route('**/api/money/corrections', (route) => route.fulfill(broken))
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('The change could not be saved')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('The Harbor')
  await page.unroute('**/api/money/corrections')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'The Harbor')).toHaveCount(2)

  await rowOf(page, 'Cityline')
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Mark as transfer' }).click()
  await expect(spending(page)).toContainText('2 transfers')
  await page.reload()
  await expect(categoryOf(page, 'Cityline')).toHaveValue('Transfer')

  await page.getByLabel('Search transactions').fill('12.50')
  await page.keyboard.press('Enter')
  await expect(list(page)).toContainText('1 transaction')
  await page.getByLabel('Search transactions').fill('nothing like this')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No transaction matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(list(page)).toContainText('7 transactions')
})

test('without transactions the page says how to add some, and a failure can be retried', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/money')
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible()
  await expect(page.getByLabel('Search transactions')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to Data Sources' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load the sample' })).toBeVisible()
  await expectNoViolations(page, 'money without transactions')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page.route('**/api/money/**', (route) => route.fulfill(broken))
  await page.reload()
  await expect(page.getByText('Your transactions could not be loaded')).toBeVisible()
  await page.unroute('**/api/money/**')
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible()
})
