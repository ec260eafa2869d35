import * as z from 'zod/mini'
import { documentView } from '#shared/documents.ts'
import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { csvFile, docxFile, pdfFile, xlsxFile, type FileInTest } from './files.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'

const uploadPath = '/api/documents/upload'
const noticeOf = (page: Page) => page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
const destructiveOf = (page: Page) =>
  page.getByRole('region', { name: /Notices/ }).locator('[data-destructive]')
const listOf = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true })
const rowOf = (page: Page, name: string) =>
  listOf(page).getByRole('listitem').filter({ hasText: name })
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search documents' })
const chooserOf = (page: Page) => page.getByLabel('Documents to upload').first()

const lease = docxFile('lease.docx', ['# Lease', 'The deposit is 900 euros.'])
const bill = pdfFile('bill.pdf', [['The electricity bill is 61.80 euros.']])

async function search(page: Page, text: string) {
  await searchOf(page).fill(text)
  await searchOf(page).press('Enter')
}

test('files are uploaded one per request, and their rows show the progress of reading', async ({
  page,
  signUp,
}) => {
  requirement(
    'documents.upload.button',
    'documents.upload.multiple',
    'documents.upload.types',
    'documents.upload.request',
    'documents.list',
    'documents.guidelines',
    'documents.row.spinner',
    'documents.row.view',
    'documents.delete.button',
  )
  await signUp()
  await page.goto('/documents')
  await expect(page.getByText('Upload Guidelines')).toBeVisible()
  // Only a routed request includes the files in its body.
  await page.route(`**${uploadPath}`, (route) => route.continue())
  const calls = watchCalls(page, 'POST', uploadPath)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload documents' }).first().click()
  const chooser = await choosing
  expect(chooser.isMultiple()).toBe(true)
  const old: FileInTest = {
    name: 'OLD.XLS',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('Item,Amount\nRent,700\n'),
  }
  const letter = { name: 'letter.doc', mimeType: 'application/msword', buffer: Buffer.from('x') }
  const budget = xlsxFile('budget.xlsx', {
    Budget: [
      ['Item', 'Amount'],
      ['Rent', 700],
    ],
  })
  const card = csvFile('card.csv', [
    ['Date', 'Amount'],
    ['2025-01-02', 9.5],
  ])
  await chooser.setFiles([lease, bill, budget, card, old, letter])
  await expect(listOf(page).getByRole('listitem')).toHaveCount(6)
  for (const { name } of [lease, bill, budget, card]) {
    await expect(page.getByRole('button', { name: `View ${name}` })).toBeVisible({
      timeout: 90_000,
    })
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible()
  }
  expect(
    calls.map((call) =>
      [
        ...(call.postDataBuffer()?.toString('latin1') ?? '').matchAll(
          /name="(\w+)"; filename="([^"]+)"/g,
        ),
      ].map((part) => part.slice(1)),
    ),
  ).toEqual([lease, bill, budget, card, old, letter].map(({ name }) => [['file', name]]))

  const list = await page.request.get('/api/documents')
  const [first] = z.array(documentView).parse(await list.json())
  await replaceAnswer(page, '/api/documents', {
    json: [{ ...first, originalName: 'slow.pdf', status: 'processing', progress: 0.4 }],
  })
  await page.reload()
  await expect(rowOf(page, 'slow.pdf').locator('.animate-spin')).toBeVisible()
  await expect(page.getByRole('button', { name: 'View slow.pdf' })).toHaveCount(0)
})

test('refused files are listed together, and the others are uploaded', async ({ page, signUp }) => {
  requirement(
    'documents.upload.type-check',
    'documents.upload.size-check',
    'documents.upload.errors-together',
    'documents.upload.valid-only',
  )
  await signUp()
  await page.goto('/documents')
  const calls = watchCalls(page, 'POST', uploadPath)
  await chooserOf(page).setInputFiles([
    { name: 'tune.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la la') },
    { name: 'huge.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024) },
    lease,
  ])
  await expect(noticeOf(page)).toContainText('Upload Errors')
  await expect(noticeOf(page)).toContainText('File type not supported')
  await expect(noticeOf(page)).toContainText('File size must be less than 10MB')
  await expect(rowOf(page, 'lease.docx')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a search shows its results', async ({ page, signUp, store }) => {
  requirement(
    'documents.search.box',
    'documents.search.empty',
    'documents.search.request',
    'documents.search.results',
    'documents.search.clear',
  )
  await signUp()
  await store(lease, bill)
  await page.goto('/documents')
  const calls = watchCalls(page, 'POST', '/api/search')
  await search(page, '   ')
  await expect(noticeOf(page)).toContainText('Please enter a search query')
  expect(calls).toEqual([])

  await search(page, 'deposit')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('listitem').first()).toContainText('lease.docx')
  await expect(results.locator('mark').first()).toHaveText(/deposit/i)
  await expect(listOf(page)).toBeHidden()
  expect(calls[0]?.postDataJSON()).toEqual({ query: 'deposit' })
  // The results are still there after going back.
  await results.getByRole('button', { name: 'Open lease.docx' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'lease.docx' })).toBeVisible()
  await page.goBack()
  await expect(searchOf(page)).toHaveValue('deposit')
  await results.getByRole('button', { name: 'Clear Search' }).click()
  await expect(results).toBeHidden()
  await expect(rowOf(page, 'bill.pdf')).toBeVisible()
})

test('a document is deleted after a confirmation, and so are all of them', async ({
  page,
  signUp,
  store,
}) => {
  requirement(
    'documents.delete.confirm',
    'documents.delete.request',
    'documents.delete.gone',
    'documents.delete-all.trigger',
    'documents.delete-all.request',
  )
  await signUp()
  const documents = await store(lease, bill)
  const id = documents.find(({ originalName }) => originalName === 'lease.docx')?.id ?? ''
  await page.goto('/documents')
  const calls = watchCalls(page, 'DELETE', `/api/documents/${id}`)
  const confirm = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Delete lease.docx' }).click()
  await expect(confirm).toContainText('Are you sure you want to delete this document?')
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(confirm).toBeHidden()
  expect(calls).toEqual([])
  await expect(page.getByRole('button', { name: 'Delete lease.docx' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete lease.docx' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, 'lease.docx')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Documents', exact: true })).toBeFocused()
  await expect(rowOf(page, 'bill.pdf')).toBeVisible()
  expect(calls).toHaveLength(1)
  await search(page, 'deposit')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results).toBeVisible()
  await expect(results).not.toContainText('lease.docx')
  const asked = await page.request.post('/api/ask', {
    data: { question: 'How much is the deposit?' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(await asked.text()).not.toMatch(/900|lease\.docx/)
  await results.getByRole('button', { name: 'Clear Search' }).click()

  const bulk = watchCalls(page, 'DELETE', '/api/documents')
  await page.getByRole('button', { name: 'Delete all' }).click()
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  expect(bulk).toEqual([])
  await page.getByRole('button', { name: 'Delete all' }).click()
  await confirm.getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByText('No documents yet')).toBeVisible()
  expect(bulk).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'bill.pdf')).toBeVisible()
})

test('every failure on the Documents screen is reported', async ({ page, signUp, store }) => {
  requirement(
    'errors.documents.upload',
    'errors.documents.upload-one',
    'errors.documents.delete',
    'errors.documents.delete-all',
    'errors.documents.search',
    'notices.failures-destructive',
  )
  await signUp()
  const [document] = await store(lease)
  await page.goto('/documents')
  const broken = { status: 500, json: { error: 'Broken', code: 'internal' } }
  await replaceAnswer(page, uploadPath, broken)
  await chooserOf(page).setInputFiles([bill])
  await expect(destructiveOf(page)).toContainText('Failed to upload document')
  await expect(destructiveOf(page)).toContainText('Failed to upload bill.pdf')
  // The file need not be selected again.
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again: bill.pdf' }).click()
  await expect(rowOf(page, 'bill.pdf')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden()
  await replaceAnswer(page, '/api/search', broken)
  await replaceAnswer(page, `/api/documents/${document?.id ?? ''}`, broken)

  await search(page, 'deposit')
  await expect(destructiveOf(page)).toContainText('Search failed')

  const confirm = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Delete lease.docx' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(destructiveOf(page)).toContainText('Failed to delete document')
  await expect(rowOf(page, 'lease.docx')).toBeVisible()

  await page.route('**/api/documents', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(broken) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Delete all' }).click()
  await confirm.getByRole('button', { name: 'Delete all' }).click()
  await expect(destructiveOf(page)).toContainText('Failed to delete documents')
})

test('the list is fetched again every five seconds', async ({ page, signUp }) => {
  requirement('limits.poll.documents')
  await signUp()
  await page.clock.install()
  await page.goto('/documents')
  await expect(page.getByText('No documents yet')).toBeVisible()
  // Pausing skips time, so that a poll is due.
  const skipped = page.waitForResponse('**/api/documents')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await (await skipped).finished()
  const calls = watchCalls(page, 'GET', '/api/documents')
  for (const polls of [1, 2, 3]) {
    const answered = page.waitForResponse('**/api/documents')
    await page.clock.runFor(5_000)
    await (await answered).finished()
    expect(calls).toHaveLength(polls)
  }
})

test('a bad file says why it could not be read', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/documents')
  const held = await holdCall(page, uploadPath)
  const damaged = {
    name: 'torn.pdf',
    mimeType: 'application/pdf',
    buffer: bill.buffer.subarray(0, 60),
  }
  await chooserOf(page).setInputFiles([damaged])
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('torn.pdf')
  held.release()
  await expect(rowOf(page, 'torn.pdf').locator('.text-destructive').first()).toContainText(
    /\w+ \w+/,
    {
      timeout: 20_000,
    },
  )
})
