import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { csvFile, docxFile, pdfFile, textFile, xlsxFile, type FileInTest } from './files.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const uploadPath = '/api/documents/upload'
const noticeOf = (page: Page) => page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
const selectedOf = (page: Page) => page.getByRole('list', { name: 'Selected files' })
const uploadOf = (page: Page) => page.getByRole('button', { name: 'Upload & Analyze' })

const everyType: FileInTest[] = [
  pdfFile('lease.pdf', [['The deposit is 900 euros.']]),
  xlsxFile('budget.xlsx', {
    Budget: [
      ['Item', 'Amount'],
      ['Rent', 700],
    ],
  }),
  { name: 'old.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('a,b\n1,2\n') },
  csvFile('card.csv', [
    ['Date', 'Amount'],
    ['2025-01-02', 9.5],
  ]),
  { name: 'letter.doc', mimeType: 'application/msword', buffer: Buffer.from('x') },
  docxFile('report.docx', ['# Report', 'All is well.']),
  textFile('notes.txt', 'Call the plumber.\n'),
]

test('files are selected, listed with their size, and removed from the list', async ({ page }) => {
  requirement(
    'ask.upload.title',
    'ask.upload.subtitle',
    'ask.upload.choose-files',
    'ask.upload.multiple',
    'ask.upload.file-list',
    'ask.upload.file-size',
    'ask.upload.file-remove',
    'ask.upload.types',
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Upload Financial Documents' })).toBeVisible()
  await expect(
    page.getByText('PDFs, Excel or CSV for deep financial analysis', { exact: true }),
  ).toBeVisible()
  await expect(uploadOf(page)).toBeDisabled()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Files' }).click()
  const chooser = await choosing
  expect(chooser.isMultiple()).toBe(true)
  const large = textFile('large.txt', 'x'.repeat(2.5 * 1024 * 1024))
  await chooser.setFiles([...everyType, large])
  const rows = selectedOf(page).getByRole('listitem')
  await expect(rows).toHaveCount(8)
  for (const { name } of everyType) await expect(rows.filter({ hasText: name })).toBeVisible()
  await expect(rows.filter({ hasText: 'large.txt' })).toContainText(/2\.50? MB/)
  await selectedOf(page).getByRole('button', { name: 'Remove card.csv' }).click()
  await expect(rows).toHaveCount(7)
  await expect(rows.filter({ hasText: 'card.csv' })).toHaveCount(0)
})

test('all files are uploaded in one request, and the list is emptied', async ({ page, signUp }) => {
  requirement(
    'ask.upload.button',
    'ask.upload.request',
    'ask.upload.button-pending',
    'ask.upload.success-notice',
    'ask.upload.success-clears',
    'ask.upload.success-refreshes',
  )
  await signUp()
  await page.goto('/documents')
  await expect(page.getByText('No documents yet')).toBeVisible()
  await page.getByRole('link', { name: 'Ask Anything' }).click()
  const calls = watchCalls(page, 'POST', uploadPath)
  const held = await holdCall(page, uploadPath)
  await page
    .getByLabel('Files to upload')
    .setInputFiles([textFile('one.txt', 'First note.\n'), textFile('two.txt', 'Second note.\n')])
  await uploadOf(page).click()
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  const refreshed = watchCalls(page, 'GET', '/api/documents')
  held.release()
  await expect(noticeOf(page)).toContainText('Documents uploaded successfully')
  await expect(noticeOf(page)).toContainText('Uploaded 2 documents for analysis')
  await expect(selectedOf(page)).toBeHidden()
  const body = calls[0]?.postDataBuffer()?.toString() ?? ''
  expect(calls).toHaveLength(1)
  expect([...body.matchAll(/name="(\w+)"; filename="([^"]+)"/g)].map((m) => m.slice(1))).toEqual([
    ['documents', 'one.txt'],
    ['documents', 'two.txt'],
  ])
  await page.getByRole('link', { name: 'Documents' }).click()
  await expect(page.getByText('two.txt')).toBeVisible()
  expect(refreshed.length).toBeGreaterThanOrEqual(1)
})

test('refused files are listed together and not uploaded', async ({ page }) => {
  requirement(
    'ask.upload.rejected-size',
    'ask.upload.rejected-type',
    'ask.upload.rejections-together',
  )
  await page.goto('/')
  await page
    .getByLabel('Files to upload')
    .setInputFiles([
      { name: 'huge.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024) },
      { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('mp4') },
      { name: 'mystery.qqq', mimeType: '', buffer: Buffer.from('?') },
      textFile('fine.txt', 'Fine.\n'),
    ])
  await expect(noticeOf(page)).toContainText('Upload errors')
  await expect(noticeOf(page)).toContainText('huge.pdf: File too large (max 10MB)')
  await expect(noticeOf(page)).toContainText(
    'film.mp4: Unsupported file type (detected: video/mp4)',
  )
  await expect(noticeOf(page)).toContainText(/mystery\.qqq: Unsupported file type \(detected: .+\)/)
  await expect(noticeOf(page)).toHaveCount(1)
  await expect(selectedOf(page).getByRole('listitem')).toHaveCount(1)
  await expect(selectedOf(page)).toContainText('fine.txt')

  // The next notice takes the place of this one; the reasons stay until they are closed.
  await uploadOf(page).click()
  await expect(noticeOf(page)).toContainText('Documents uploaded successfully')
  const refused = page.getByRole('list', { name: 'Refused files' })
  await expect(refused.getByRole('listitem')).toHaveCount(3)
  await expect(refused).toContainText('huge.pdf: File too large (max 10MB)')
  await page.getByRole('button', { name: 'Close the list of refused files' }).click()
  await expect(refused).toBeHidden()
})

test('a failed upload is reported and keeps the files', async ({ page }) => {
  requirement('errors.ask.upload')
  await replaceAnswer(page, uploadPath, { status: 503, json: { error: 'Down', code: 'down' } })
  await page.goto('/')
  await page.getByLabel('Files to upload').setInputFiles([textFile('one.txt', 'First note.\n')])
  await uploadOf(page).click()
  const notice = page.getByRole('region', { name: /Notices/ }).locator('[data-destructive]')
  await expect(notice).toContainText('Upload failed')
  await expect(notice).toContainText('Please try again with supported file formats')
  await expect(selectedOf(page)).toContainText('one.txt')
})

test('a guest sees how much can be stored, and files beyond it are not even sent', async ({
  page,
}) => {
  const calls = watchCalls(page, 'POST', uploadPath)
  const choose = (count: number) =>
    page
      .getByLabel('Files to upload')
      .setInputFiles(
        Array.from({ length: count }, (_, at) => textFile(`note ${at}.txt`, `Note ${at}\n`)),
      )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Upload Financial Documents' })).toBeVisible()
  await expect(page.getByText('Guests can store')).toHaveCount(0)
  await choose(51)
  const quota = page.getByText('Guests can store 50 documents of 100 MB in all.')
  await expect(quota).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('There is room for only 50 more')
  await expect(uploadOf(page)).toBeDisabled()
  await expectNoViolations(page, 'more files than a guest can store')
  expect(calls).toEqual([])
  await selectedOf(page).getByRole('button', { name: 'Remove note 50.txt' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(uploadOf(page)).toBeEnabled()
})

test("signing up keeps a guest's data", async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Files to upload').setInputFiles([textFile('guest.txt', 'From before.\n')])
  await uploadOf(page).click()
  await expect(noticeOf(page)).toContainText('Documents uploaded successfully')
  await expect(page.getByText('You have stored 1, 13 Bytes.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill('Greta Guest')
  await dialog.getByLabel('Email').fill(`greta-${Date.now()}@trove.example`)
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Trove' })).toBeVisible()
  await page.goto('/documents')
  await expect(page.getByText('guest.txt')).toBeVisible()
})
