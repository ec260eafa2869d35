// Makes the pictures of the README: the running product, with a small document of our own.
import { mkdirSync } from 'node:fs'
import { chromium, expect } from '@playwright/test'
import { browserOptions, ensureBrowser } from '#tests/e2e/browser.ts'
import { csvFile } from '#tests/e2e/files.ts'
import { startServer } from '#tests/e2e/server.ts'

const expenses = csvFile('household-2025.csv', [
  ['Date', 'Payee', 'Category', 'Amount'],
  ['2025-01-04', 'Green Market', 'Groceries', 84.2],
  ['2025-01-18', 'City Rail', 'Transport', 49],
  ['2025-02-07', 'Green Market', 'Groceries', 91.35],
  ['2025-02-21', 'Corner Bakery', 'Groceries', 17.8],
  ['2025-03-03', 'City Power', 'Electricity', 61.8],
  ['2025-03-14', 'Green Market', 'Groceries', 78.05],
  ['2025-03-29', 'City Rail', 'Transport', 49],
])

mkdirSync('docs/screenshots', { recursive: true })
await ensureBrowser()
const server = await startServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
const browser = await chromium.launch(browserOptions())
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1280 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    baseURL: server.url,
  })
  await page.goto('/')
  await page.getByLabel('Files to upload').setInputFiles([expenses])
  await page.getByRole('button', { name: 'Upload & Analyze' }).click()
  await expect(page.getByText('Ready to be asked about')).toBeVisible({ timeout: 60_000 })
  await page
    .getByPlaceholder('Ask anything...')
    .fill('How much did I spend on groceries each month?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  // The notice of the upload goes by itself.
  const notices = page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
  await expect(notices).toHaveCount(0, { timeout: 30_000 })
  await page.mouse.move(0, 0)
  await page.evaluate('document.fonts.ready.then(() => window.scrollTo(0, 0))')
  await page.screenshot({ path: 'docs/screenshots/ask.png', animations: 'disabled' })
} finally {
  await browser.close()
  await server.stop()
}
