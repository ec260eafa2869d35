import { z } from 'zod'
import { watchCalls } from './calls.ts'
import { expect, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.use({ serviceWorkers: 'allow' })

const manifest = z.object({
  name: z.string(),
  start_url: z.string(),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
})

/** Every path in the service worker's cache. */
const keptPaths = (page: Page) =>
  page.evaluate(`(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })()`)

test('the page can be installed: a manifest and its icons are served', async ({ page, api }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await api.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, ...rest } = manifest.parse(await answer.json())
  expect(rest).toEqual({ name: 'Trove', start_url: '/', display: 'standalone' })
  expect(icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['any', '192x192', '512x512']),
  )
  for (const { src, type } of icons) {
    const icon = await api.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type']).toContain(type)
  }
})

test('without a network a page says so, and typed text is kept', async ({
  page,
  context,
  signUp,
}) => {
  await signUp()
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready')
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller?.state ?? "none"'))
    .toBe('activated')
  // Now through the service worker.
  await page.reload()
  const asked = watchCalls(page, 'POST', '/api/ask')
  const input = page.getByPlaceholder('Ask anything...')
  await input.fill('How much was the rent?')
  await context.setOffline(true)
  await input.press('Enter')
  // A question stopped while it waits is not sent later.
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await expect(input).toHaveValue('How much was the rent?')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(bar).toContainText('What you typed is kept')
  // A question asked now waits, and is answered once the network is back.
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is 15% of 80?')
  await page.getByRole('button', { name: 'Run Query' }).click()
  await expect(page.getByRole('button', { name: 'Run Query' })).toBeDisabled()
  await expectNoViolations(page, 'offline')
  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
  await expect(page).toHaveURL(/query-builder\?query=/)
  // The address changes before the screen is fetched, and a screen that cannot be fetched reloads.
  await expect(page.getByRole('heading', { name: 'Query Tips' })).toBeVisible()
  expect(asked).toEqual([])

  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline.' })).toBeVisible()
  await expect(page.getByText('What you typed is kept.')).toBeVisible()
  await expect(page).toHaveTitle('You are offline · Trove')
  await expectNoViolations(page, 'the offline page')
  const kept = z.array(z.string()).parse(await keptPaths(page))
  expect(kept.some((path) => /^\/assets\/.+\.js$/.test(path))).toBe(true)
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
  expect(kept).not.toContain('/')

  await context.setOffline(false)
  // The page recovers by itself.
  await expect(page.getByPlaceholder('Ask anything...')).toHaveValue('How much was the rent?')
})

test('while the server is unavailable an open page says so, keeps its navigation and continues afterwards', async ({
  page,
  context,
  signUp,
}) => {
  await signUp()
  await page.goto('/')
  await page.getByPlaceholder('Ask anything...').fill('How much was the rent?')
  await context.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('link', { name: 'Documents' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  const bar = page.getByRole('status').filter({ hasText: 'Trove cannot be reached.' })
  await expect(bar).toContainText('What you typed is kept')
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(bar).toBeVisible()
  await expectNoViolations(page, 'the server away')

  await context.unroute('**/api/**')
  await expect(bar).toHaveCount(0)
  await expect(page.getByText('No documents')).toBeVisible()
  await page.getByRole('link', { name: 'Ask Anything' }).first().click()
  await expect(page.getByPlaceholder('Ask anything...')).toHaveValue('How much was the rent?')
})
