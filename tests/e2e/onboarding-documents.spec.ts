import { replaceAnswer, watchCalls } from './calls.ts'
import { csvFile, docxFile, pdfFile, textFile, xlsxFile } from './files.ts'
import { expect, requirement, test } from './fixtures.ts'
import { broken, destructiveOf, noticesOf } from './sources.ts'
import { backOf, chooserOf, nextOf, selectedOf, stepOf, uploadPath, walkTo } from './wizard.ts'

const bill = pdfFile('bill.pdf', [['The electricity bill is 61.80 euros.']])
const card = csvFile('card.csv', [
  ['Date', 'Amount'],
  ['2025-01-02', 9.5],
])

test('documents are validated by media type and size, and uploaded once', async ({
  page,
  signUp,
  api,
}) => {
  requirement(
    'onboarding.documents.choose',
    'onboarding.documents.leaving-uploads',
    'onboarding.documents.types',
    'onboarding.documents.media-type-only',
    'onboarding.documents.too-large',
    'onboarding.documents.invalid-type',
    'onboarding.documents.success-notice',
  )
  await signUp()
  await page.goto('/onboarding')
  await walkTo(page, 4, 'Gmail')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Files' }).click()
  const chooser = await choosing
  expect(chooser.isMultiple()).toBe(true)
  const accepted = [
    bill,
    card,
    xlsxFile('budget.xlsx', {
      Budget: [
        ['Item', 'Amount'],
        ['Rent', 700],
      ],
    }),
    docxFile('lease.docx', ['The deposit is 900 euros.']),
    { name: 'letter.doc', mimeType: 'application/msword', buffer: Buffer.from('x') },
  ]
  await chooser.setFiles(accepted)
  await expect(selectedOf(page).getByRole('listitem')).toHaveCount(5)
  const big = { ...bill, name: 'big.pdf', buffer: Buffer.alloc(11 * 1024 * 1024) }
  await chooserOf(page).setInputFiles([big])
  await expect(destructiveOf(page)).toContainText('File Too Large')
  await expect(destructiveOf(page)).toContainText('big.pdf exceeds the 10MB limit')
  const others = [
    textFile('notes.txt', 'Notes.'),
    { ...card, name: 'excel.csv', mimeType: 'application/vnd.ms-excel' },
    { ...bill, name: 'unknown.pdf', mimeType: 'application/octet-stream' },
  ]
  for (const file of others) {
    await chooserOf(page).setInputFiles([file])
    await expect(destructiveOf(page)).toContainText('Invalid File Type')
    await expect(destructiveOf(page)).toContainText(`${file.name} is not a supported file type`)
  }
  await expect(selectedOf(page).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('button', { name: 'Remove letter.doc' }).click()

  const uploads = watchCalls(page, 'POST', uploadPath)
  await replaceAnswer(page, uploadPath, broken)
  await nextOf(page).click()
  await expect(destructiveOf(page)).toContainText('Failed to upload document')
  await expect(stepOf(page, 4)).toBeVisible()
  await page.unrouteAll()
  // Only a routed request includes the files in its body.
  await page.route(`**${uploadPath}`, (route) => route.continue())
  await nextOf(page).click()
  await expect(stepOf(page, 5)).toBeVisible()
  await expect(noticesOf(page)).toContainText('Documents Uploaded')
  await expect(noticesOf(page)).toContainText(
    'Your documents are being processed for personalization.',
  )
  expect(uploads).toHaveLength(2)
  const body = uploads[1]?.postDataBuffer()?.toString('latin1') ?? ''
  const parts = [...body.matchAll(/name="(\w+)"; filename="([^"]+)"/g)].map(([, ...part]) => part)
  const sent = accepted.slice(0, 4).map(({ name }) => ['files', name])
  expect(parts).toEqual(sent)

  await backOf(page).click()
  await expect(selectedOf(page)).toContainText('Uploaded')
  await nextOf(page).click()
  await expect(stepOf(page, 5)).toBeVisible()
  expect(uploads).toHaveLength(2)
  expect(await (await api.get('/api/documents')).json()).toHaveLength(4)
})
