import { csvFile, docxFile, pdfFile, xlsxFile } from './files.ts'
import { expect, test, type Page } from './fixtures.ts'

/** Counted on the page: dark pixels in the canvas of page 2. */
const darkPixels = `(() => {
  const canvas = document.querySelector('[data-page="2"] canvas')
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return data.filter((value, index) => index % 4 === 0 && value < 128 && data[index + 3] > 128).length
})()`

async function openFound(page: Page, query: string, name: string) {
  await page.goto('/documents')
  await page.getByRole('searchbox', { name: 'Search documents' }).fill(query)
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: `Open ${name}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a PDF opens at the page of the passage, with the place marked', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(
    pdfFile('contract.pdf', [
      ['Contract of work', 'The first page says little.'],
      ['Terms of notice', 'The notice period is three months to the end of a quarter.'],
    ]),
  )
  await openFound(page, 'notice period', 'contract.pdf')
  const second = page.locator('[data-page="2"]')
  await expect(second.locator('[data-marked]').first()).toBeInViewport()
  await expect(second.getByText(/notice period is three months/)).toBeAttached()
  await expect.poll(() => page.evaluate(darkPixels), 'letters are drawn').toBeGreaterThan(100)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download original' }).click()
  expect((await downloading).suggestedFilename()).toBe('contract.pdf')
})

test('a Word document opens at the paragraph of the passage', async ({ page, signUp, store }) => {
  await signUp()
  const filler = Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1} says nothing.`)
  await store(docxFile('manual.docx', [...filler, '# Care', 'Oil the hinges every October.']))
  await openFound(page, 'hinges', 'manual.docx')
  await expect(page.locator('mark', { hasText: 'Oil the hinges' })).toBeInViewport()
})

test('a sheet opens at the cells of the passage', async ({ page, signUp, store }) => {
  await signUp()
  const rows = Array.from({ length: 80 }, (_, index) => [`Item ${index + 1}`, index + 1])
  await store(
    xlsxFile('stock.xlsx', {
      Summary: [['Total'], [80]],
      Stock: [['Article', 'Amount'], ...rows, ['Bicycle bell', 17]],
    }),
  )
  await openFound(page, 'bicycle bell', 'stock.xlsx')
  const table = page.getByRole('table', { name: 'Stock' })
  await expect(table).toBeVisible()
  await expect(table.locator('[data-marked]').first()).toBeInViewport()
})

test('rows of a long sheet that fail to load can be requested again', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  const rows = Array.from({ length: 2_000 }, (_, index) => [`Item ${index + 1}`, index + 1])
  const [sheet] = await store(csvFile('long.csv', [['Article', 'Amount'], ...rows]))
  const later = /sheets\/0\?from=[1-9]/
  await page.route(later, (route) => route.abort())
  await page.goto(`/documents/${sheet?.id ?? ''}`)
  const table = page.getByRole('table')
  await expect(table).toContainText('Item 1')
  await table.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await expect(page.getByRole('alert')).toContainText('These rows could not be loaded.')
  await page.unroute(later)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(table).toContainText('Item 2000')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a document opens from its row and links back to the list', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(
    csvFile('plain.csv', [
      ['Name', 'Amount'],
      ['Rent', 700],
    ]),
  )
  await page.goto('/documents')
  await page.getByRole('button', { name: 'View plain.csv' }).click()
  await expect(page.getByRole('table')).toContainText('Rent')
  await page.getByRole('link', { name: 'Back to Documents' }).click()
  await expect(page).toHaveURL('/documents')
})

test('the rows of an answer open in their document, they alone highlighted, and are listed', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  // The rows are far apart: 7 of 40.
  const groceries = [3, 8, 13, 18, 23, 28, 33]
  const rows = Array.from({ length: 40 }, (_, at) => [
    `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
    groceries.includes(at + 2) ? 'Groceries' : 'Travel',
    groceries.includes(at + 2) ? 10 : 99,
  ])
  await store(csvFile('spending.csv', [['Date', 'Category', 'Amount'], ...rows]))
  await page.goto('/')
  const input = page.getByPlaceholder('Ask anything...')
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await input.fill('How much did I spend on groceries?')
  await input.press('Enter')
  await expect(answer).toContainText('70')
  await answer.getByRole('button', { name: /7 rows of/ }).click()
  const source = page.getByRole('dialog', { name: 'spending.csv' })
  const listed = source.getByRole('region', { name: 'The rows of the answer' })
  await expect(listed.getByRole('row')).toHaveCount(8)
  await expect(listed.getByRole('row').filter({ hasText: 'Groceries' })).toHaveCount(7)
  const isMarked = page.locator('[data-marked]')
  const sheetRows = source.locator('[aria-rowindex]').filter({ has: isMarked })
  const marked = () =>
    sheetRows.evaluateAll((found) => found.map((row) => Number(row.getAttribute('aria-rowindex'))))
  const sheet = source.getByRole('table').last()
  await expect(sheetRows.first()).toBeVisible()
  const seen = new Set<number>()
  let top = 0
  const scrollOn = async () => {
    for (const row of await marked()) seen.add(row)
    top = (top + 400) % 1_600
    await sheet.evaluate((box, to) => box.scrollTo(0, to), top)
    return [...seen].toSorted((a, b) => a - b)
  }
  await expect.poll(scrollOn, 'only these rows are highlighted').toEqual(groceries)
})
