import { csvFile, docxFile, pdfFile } from './files.ts'
import { expect, test, type Page } from './fixtures.ts'

const lease = docxFile('lease.docx', ['# Lease', 'The deposit is 900 euros.'])
const bill = pdfFile('bill 2.pdf', [['The electricity bill is 61.80 euros.']])
const second = pdfFile('bill 10.pdf', [['The gas bill is 41.20 euros.']])
const card = csvFile('card.csv', [
  ['Date', 'Amount'],
  ['2025-01-02', 9.5],
])

const listOf = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true })
const namesIn = (page: Page) => listOf(page).getByRole('listitem').getByRole('link')

test('the list is sorted and filtered by name and kind, and a row opens its document', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(lease, bill, second, card)
  await page.goto('/documents')
  await expect(namesIn(page)).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name')
  await expect(namesIn(page)).toHaveText(['bill 2.pdf', 'bill 10.pdf', 'card.csv', 'lease.docx'])
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('PDFs')
  await expect(namesIn(page)).toHaveText(['bill 2.pdf', 'bill 10.pdf'])
  await page.getByRole('textbox', { name: 'Filter by name' }).fill('LEASE')
  await expect(page.getByText('No matching documents')).toBeVisible()
  // It would delete everything, not only the shown documents.
  await expect(page.getByRole('button', { name: 'Delete all' })).toBeHidden()
  await page.getByRole('button', { name: 'Show all documents' }).click()
  await expect(namesIn(page)).toHaveCount(4)

  await page.getByRole('textbox', { name: 'Filter by name' }).fill('lease')
  await listOf(page)
    .getByRole('listitem')
    .click({ position: { x: 400, y: 20 } })
  await expect(page.getByRole('heading', { level: 1, name: 'lease.docx' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Filter by name' })).toHaveValue('lease')
})

test('a search in a tag finds only the documents that have it', async ({
  page,
  api,
  signUp,
  store,
}) => {
  await signUp()
  const stored = await store(bill, second)
  const home = stored.find(({ originalName }) => originalName === 'bill 2.pdf')
  await api.patch('/api/documents', { data: { ids: [home?.id], add: ['home'] } })
  await page.goto('/documents')
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('bill euros')
  await page.keyboard.press('Enter')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('heading', { level: 3 })).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Search in tag' }).selectOption('home')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(results.getByRole('heading', { level: 3 })).toHaveText(['bill 2.pdf'])
})

test('a filter also finds the last document of a list longer than a page', async ({
  page,
  signUp,
}) => {
  await signUp()
  const document = (name: string) => ({
    id: `doc_${name}`,
    originalName: `${name}.txt`,
    mimeType: 'text/plain',
    fileSize: 10,
    uploadedAt: '2026-01-01T00:00:00.000Z',
    status: 'processed',
  })
  await page.route('**/api/documents*', (route) => {
    const isFirst = (new URL(route.request().url()).searchParams.get('cursor') ?? '') === ''
    return route.fulfill({
      json: isFirst ? [document('a'), document('b')] : [document('last')],
      headers: isFirst ? { 'x-next-cursor': 'doc_b' } : {},
    })
  })
  await page.goto('/documents')
  await expect(namesIn(page)).toHaveText(['a.txt', 'b.txt'])
  await page.getByRole('textbox', { name: 'Filter by name' }).fill('last')
  await expect(namesIn(page)).toHaveText(['last.txt'])
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
})

test('several documents are deleted at once after a confirmation that names them', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(lease, bill, second)
  await page.goto('/documents')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls.push(request.url())
  })
  const confirm = page.getByRole('alertdialog')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name')
  await page.getByRole('checkbox', { name: 'Select bill 2.pdf' }).check()
  await page.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByRole('checkbox', { name: 'Select lease.docx' }).uncheck()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await expect(confirm).toContainText('Delete 2 documents')
  await expect(confirm.getByRole('listitem')).toHaveText(['bill 2.pdf', 'bill 10.pdf'])
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(namesIn(page)).toHaveText(['lease.docx'])
  expect(calls).toHaveLength(2)
  await expect(page.getByRole('button', { name: 'Delete all' })).toBeVisible()
})

test('documents that cannot be deleted stay, and are reported', async ({ page, signUp, store }) => {
  await signUp()
  const [first] = await store(lease, bill)
  await page.goto('/documents')
  await page.route(`**/api/documents/${first?.id}`, (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken', code: 'internal' } }),
  )
  await page.getByRole('checkbox', { name: 'Select lease.docx' }).check()
  await page.getByRole('checkbox', { name: 'Select bill 2.pdf' }).check()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete 1 document')).toBeVisible()
  await expect(namesIn(page)).toHaveCount(1)
})
