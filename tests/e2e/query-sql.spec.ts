import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from './fixtures.ts'
import { xlsxFile } from './files.ts'
import { expectNoViolations } from './violations.ts'

const things = xlsxFile('things.xlsx', {
  Things: [['Item', 'Amount'], ...Array.from({ length: 130 }, (_, n) => [`item ${n}`, n])],
})
const resultsOf = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })

async function execute(page: Page, question: string) {
  await page.goto('/query-builder')
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Execute' }).click()
}

test('the SQL of a query is edited and run, its rows are sorted, paged and exported', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(things)
  await execute(page, 'total amount')
  const results = resultsOf(page)
  await expect(results.getByText('8,385')).toBeVisible()
  await results.getByRole('tab', { name: 'Generated SQL' }).click()
  await results.getByRole('button', { name: 'Edit SQL' }).click()
  const table = await page.locator('summary .font-mono').first().textContent()
  // The tables are listed next to it, with the names and types of their columns.
  await page.locator('summary').filter({ hasText: '130 rows' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^itemtext$/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^amountinteger$/ })).toBeVisible()
  await results.getByRole('textbox', { name: 'SQL' }).fill(`SELECT item, amount FROM ${table}`)
  await results.getByRole('button', { name: 'Run SQL' }).click()

  const rows = results.getByRole('region', { name: 'Rows' })
  await expect(rows.getByRole('cell').first()).toHaveText('item 0')
  await rows.getByRole('button', { name: 'amount' }).click()
  await rows.getByRole('button', { name: 'amount' }).click()
  await expect(rows.getByRole('cell').first()).toHaveText('item 129')
  await expect(rows.getByRole('columnheader', { name: 'amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  // If the next rows fail to load, the first ones do not replace them.
  await page.route('**/rows?*from=100*', (route) => route.abort(), { times: 1 })
  await results.getByRole('button', { name: 'Next' }).click()
  await expect(results.getByText('This could not be loaded.')).toBeVisible()
  await expect(rows).toBeHidden()
  await results.getByRole('button', { name: 'Try again' }).click()
  await expect(rows.getByRole('cell').first()).toHaveText('item 29')
  await expect(results.getByText('Rows 101 to 130 of 130')).toBeVisible()
  await expectNoViolations(page, 'rows of a query')
  const download = page.waitForEvent('download')
  await results.getByRole('link', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('item,amount\r\nitem 129,129\r\n')
})

test('a wrong statement is explained, and stays for correction', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(things)
  await execute(page, 'total amount')
  const results = resultsOf(page)
  await results.getByRole('tab', { name: 'Generated SQL' }).click()
  await results.getByRole('button', { name: 'Edit SQL' }).click()
  await results.getByRole('textbox', { name: 'SQL' }).fill('SELECT nothing FROM nowhere')
  await page.keyboard.press('Control+Enter')
  await expect(results.getByRole('tab', { name: 'Results' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await results.getByRole('tab', { name: 'Generated SQL' }).click()
  await expect(results.getByText('There is no table "nowhere" here.')).toBeVisible()
  await expect(results.locator('pre')).toHaveText('SELECT nothing FROM nowhere')
})

test('a query is saved under a name, found again and deleted', async ({ page, signUp, store }) => {
  await signUp()
  await store(things)
  await execute(page, 'total amount')
  await resultsOf(page).getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('All of it')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const history = page.getByRole('region', { name: 'Your queries' })
  await expect(history.getByRole('link', { name: 'All of it' })).toBeVisible()
  await execute(page, 'average amount')
  await expect(history.getByRole('link').first()).toContainText('All of it')
  await history.getByRole('button', { name: 'Delete All of it' }).click()
  await expect(history.getByRole('link', { name: 'All of it' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(history.getByRole('link', { name: 'All of it' })).toBeVisible()
})

test('a chart is saved as a picture, as a drawing and as numbers', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(
    xlsxFile('costs.xlsx', {
      Costs: [
        ['Month', 'Amount'],
        ...['2026-01-03', '2026-02-04', '2026-03-05'].map((day, n) => [day, 100 + n]),
      ],
    }),
  )
  await execute(page, 'total amount by month')
  const chart = resultsOf(page).locator('[data-chart]')
  await expect(chart.getByRole('img').locator('svg path').first()).toBeVisible()
  await chart.getByText('Show the numbers').click()
  const numbers = chart.getByRole('table')
  await expect(numbers.getByRole('row').nth(2)).toContainText('Feb 2026')
  await expect(numbers.getByRole('row').nth(2).getByRole('cell')).toHaveText('101')
  const save = async (what: string) => {
    await chart.getByRole('button', { name: /Save chart/ }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: what }).click()
    await expect(page.getByRole('menu')).toBeHidden()
    return readFile(await (await download).path())
  }
  expect((await save('Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG')
  const svg = (await save('Drawing (SVG)')).toString()
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(svg).not.toContain('var(--')
  expect((await save('Numbers (CSV)')).toString()).toContain('Jan 2026,100')
})
