import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { docxFile } from './files.ts'
import { expectNoViolations } from './violations.ts'

test('a key is shown once, reads what its scopes allow, and is revoked', async ({
  page,
  signUp,
  playwright,
  server,
}) => {
  await signUp()
  await page.goto('/account')
  const make = page.getByRole('button', { name: 'Create a key' })
  await expect(make).toBeDisabled()
  await page.getByLabel('Name of the key').fill('Trove at home')
  await page.getByLabel('Valid for').selectOption('30 days')
  await page.getByRole('checkbox', { name: /^Documents/ }).uncheck()
  await make.click()
  await expect(page.getByText('The key “Trove at home” has been created')).toBeFocused()
  const shown = page.getByText(/^trv_[\w-]{43}@http/)
  const key = (await shown.textContent())?.split('@')[0] ?? ''
  const row = page.getByRole('listitem').filter({ hasText: 'Trove at home' })
  await expect(row).toContainText('May read records, read questions')
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

test('changing the password revokes API keys, too, unless the person keeps them', async ({
  page,
  signUp,
  api,
}) => {
  const { password } = await signUp()
  await page.goto('/account')
  await expect(page.getByText('Your user id')).toBeVisible()
  const closes = page.getByRole('checkbox', { name: /^Also revoke my/ })
  await expect(closes).toHaveCount(0)
  for (const name of ['Trove at home', 'Script']) {
    const made = await api.post('/api/account/api-keys', { data: { name, scopes: ['records'] } })
    expect(made.ok()).toBe(true)
  }
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Also revoke my 2 API keys' })).toBeChecked()
  await expectNoViolations(page, 'the password, with keys')
  const change = async (currentPassword: string, newPassword: string) => {
    await page.getByLabel('Current password').fill(currentPassword)
    await page.getByLabel('New password').fill(newPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  const keys = page.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await closes.uncheck()
  await change(password, 'a second password')
  await expect(page.getByText('All other browsers are logged out.', { exact: true })).toBeVisible()
  await expect(keys).toHaveCount(2)
  await closes.check()
  await change('a second password', 'a third password')
  await expect(page.getByText('and 2 API keys are revoked.')).toBeVisible()
  await expect(keys).toHaveCount(0)
  await expect(closes).toHaveCount(0)
})

test('everything is downloaded as one archive, by guests, too', async ({ page, api, server }) => {
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
  // Names in an archive are not compressed.
  expect(bytes.toString('latin1')).toContain('documents/lease.docx')
})
