import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { docxFile } from './files.ts'
import { expectNoViolations } from './violations.ts'

test('a key is shown once, reads what it may, and is revoked', async ({
  page,
  signUp,
  playwright,
  server,
}) => {
  await signUp()
  await page.goto('/account')
  const make = page.getByRole('button', { name: 'Make a key' })
  await expect(make).toBeDisabled()
  await page.getByLabel('Name of the key').fill('Trove at home')
  await page.getByLabel('Valid for').selectOption('30 days')
  await page.getByRole('checkbox', { name: /^Documents/ }).uncheck()
  await make.click()
  await expect(page.getByText('The key “Trove at home” is made')).toBeFocused()
  const shown = page.getByText(/^trv_[\w-]{43}@http/)
  const key = (await shown.textContent())?.split('@')[0] ?? ''
  const row = page.getByRole('listitem').filter({ hasText: 'Trove at home' })
  await expect(row).toContainText('Reads records, questions')
  await expect(row).toContainText('never used, expires')
  await expectNoViolations(page, 'API keys')

  const program = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  expect((await program.get('/api/export/records')).status()).toBe(200)
  expect((await program.get('/api/export/documents')).status()).toBe(403)
  await page.reload()
  await expect(row).toContainText('used just now')
  await expect(page.getByText(/trv_/)).toHaveCount(0)
  await row.getByRole('button', { name: 'Revoke Trove at home' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toHaveCount(0)
  expect((await program.get('/api/export/records')).status()).toBe(401)
  await program.dispose()
})

test('everything is downloaded as one archive, by a guest too', async ({ page, api, server }) => {
  const { buffer, name, mimeType } = docxFile('lease.docx', ['# Lease', 'The deposit is 900.'])
  const multipart = { file: { buffer, name, mimeType } }
  const headers = { origin: server.url }
  expect((await api.post('/api/documents/upload', { multipart, headers })).ok()).toBe(true)
  await page.goto('/account')
  await expect(page.getByText('You are here as a guest')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^trove-export-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await download.path())
  // Names in an archive are not packed.
  expect(bytes.toString('latin1')).toContain('documents/lease.docx')
})
