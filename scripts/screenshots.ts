// Makes the pictures in the README: the running product with the sample person's data.
import { mkdirSync } from 'node:fs'
import { chromium, expect, type Page } from '@playwright/test'
import { browserOptions, ensureBrowser } from '#tests/e2e/browser.ts'
import { startServer } from '#tests/e2e/server.ts'

const folder = 'docs/screenshots'
const wide = { width: 1440, height: 1000 }
/** Includes the answer's chart. */
const tall = { width: 1440, height: 1500 }
const narrow = { width: 390, height: 844 }
/** Search by meaning takes some minutes; words and rows are available at once. */
const storedMs = 300_000

async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/')
  await page.getByPlaceholder('Ask anything...').fill(question)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible({
    timeout: 60_000,
  })
}

/** Without notices and hover effects. */
async function shoot(page: Page, name: string): Promise<void> {
  const notices = page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
  await expect(notices).toHaveCount(0, { timeout: 30_000 })
  await page.mouse.move(0, 0)
  await page.evaluate('document.fonts.ready.then(() => window.scrollTo(0, 0))')
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' })
}

mkdirSync(folder, { recursive: true })
await ensureBrowser()
const server = await startServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
const browser = await chromium.launch(browserOptions())
try {
  const context = await browser.newContext({
    viewport: wide,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    baseURL: server.url,
  })
  const person = { name: 'Ada', email: 'ada@example.org', password: 'pictures for the page' }
  await context.request.post('/api/auth/email/signup', { data: person })
  await context.request.post('/api/onboarding/complete', {
    data: { dataSources: [], documentsCount: 0 },
  })
  expect((await context.request.post('/api/demo')).status()).toBe(201)
  const page = await context.newPage()
  const isStored = async () => {
    const sources: unknown = await (await context.request.get('/api/data-sources')).json()
    return (
      Array.isArray(sources) &&
      sources.length > 0 &&
      !JSON.stringify(sources).includes('"progress"')
    )
  }
  await expect.poll(isStored, { timeout: storedMs, intervals: [1_000] }).toBe(true)
  await page.setViewportSize(tall)
  await ask(page, 'How much did I spend on groceries each month since June?')
  await expect(page.locator('[role=img] svg').first()).toBeVisible({ timeout: 30_000 })
  await shoot(page, 'ask')
  await page.setViewportSize(wide)
  await page.goto('/data-sources')
  await expect(page.getByText(/^[\d,]+ emails$/)).toBeVisible({ timeout: 30_000 })
  await shoot(page, 'data-sources')
  await page.goto('/money')
  await expect(page.getByText(/^[\d,]+ transactions$/)).toBeVisible({ timeout: 30_000 })
  await shoot(page, 'money')
  await page.setViewportSize(narrow)
  await ask(page, 'How much did I spend on groceries last month?')
  await shoot(page, 'ask-narrow')
} finally {
  await browser.close()
  await server.stop()
}
