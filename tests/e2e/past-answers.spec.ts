import { csvFile } from './files.ts'
import { expect, test, type Page } from './fixtures.ts'

const inputOf = (page: Page) => page.getByPlaceholder('Ask anything...')
const cardOf = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true })

test('a sum over an uploaded sheet is computed and shows its rows', async ({
  page,
  store,
  signUp,
}) => {
  await signUp()
  await store(
    csvFile('expenses.csv', [
      ['date', 'category', 'amount'],
      ['2025-03-02', 'Groceries', 54.2],
      ['2025-03-09', 'Transport', 18],
      ['2025-03-16', 'Groceries', 61.35],
    ]),
  )
  await page.goto('/')
  await inputOf(page).fill('What is the total amount for Groceries?')
  await inputOf(page).press('Enter')
  await expect(cardOf(page)).toContainText('115.55')
  await expect(cardOf(page)).toContainText('Analytical', { ignoreCase: true })
  await cardOf(page).getByText('How this was worked out').click()
  await expect(cardOf(page).getByRole('region', { name: 'SQL' })).toContainText(/select/i)

  // A source opens at once, with its shape until the document is loaded.
  const isShaped = Promise.withResolvers<void>()
  await page.route('**/api/documents/*/content', async (route) => {
    await isShaped.promise
    await route.continue()
  })
  await cardOf(page).getByRole('button', { name: 'expenses.csv' }).first().click()
  const source = page.getByRole('dialog', { name: 'expenses.csv' })
  await expect(source.getByText('Loading the document…')).toBeAttached()
  isShaped.resolve()
  await expect(source.getByText('Transport')).toBeVisible()
  await page.keyboard.press('Escape')

  // It has an address: it survives a reload, and is found again by its words.
  await expect(page).toHaveURL(/\?answer=/)
  await page.reload()
  await expect(cardOf(page).locator('[data-figure]')).toHaveText('115.55')
  await cardOf(page).getByRole('button', { name: 'Pin' }).click()
  await expect(cardOf(page).getByRole('button', { name: 'Unpin' })).toBeVisible()

  // On paper there are the question, the answer and its sources, and nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'What is the total amount' })).toBeVisible()
  await expect(cardOf(page).locator('[data-figure]')).toBeVisible()
  await expect(cardOf(page).getByRole('heading', { name: 'Sources' })).toBeVisible()
  for (const name of ['New question', 'Pin', 'Unpin', 'Save as PDF', 'Send'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByText('Every answer shows its source.')).toBeHidden()
  await expect(page.getByText('How this was worked out')).toBeHidden()
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets, 'a short answer takes one sheet').toHaveLength(1)
  // Paper is white in either theme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  await page.getByRole('button', { name: 'New question' }).click()
  const recent = page.getByRole('region', { name: 'Recent' })
  await expect(recent.getByRole('link')).toContainText('What is the total amount for Groceries?')
  await expect(recent.getByLabel('Pinned')).toBeVisible()
  await recent.getByRole('searchbox').fill('nothing of the kind')
  await expect(recent).toContainText('Nothing that you asked contains this.')
  await recent.getByRole('searchbox').fill('groc')
  await recent.getByRole('link').click()
  await expect(cardOf(page)).toContainText('115.55')
})

test('a deleted answer can be restored for ten seconds', async ({ page, api, server, signUp }) => {
  await signUp()
  const ask = (question: string) =>
    api.post('/api/ask', { data: { question }, headers: { origin: server.url } })
  await ask('What is 15% of 80?')
  await ask('What is 7 * 6?')
  await page.goto('/')
  const recent = page.getByRole('region', { name: 'Recent' })
  await expect(recent.getByRole('link')).toHaveCount(2)
  const remove = recent.getByRole('button', { name: 'Delete “What is 15% of 80?”' })
  await remove.click()
  await expect(recent.getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(recent.getByRole('link')).toHaveCount(2)

  await remove.click()
  await expect(recent.getByRole('link')).toHaveCount(1)
  await expect(page.getByText('Answer deleted')).toBeVisible()
  // It is deleted at once; leaving the page changes nothing.
  await page.reload()
  await expect(recent.getByRole('link')).toHaveText([/What is 7 \* 6\?/])
})
