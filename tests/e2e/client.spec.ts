import { suggestionsResponse } from '#shared/answers.ts'
import { screenHeads } from '#shared/screens.ts'
import { askAnswer, replaceAnswer, watchCalls } from './calls.ts'
import { csvFile } from './files.ts'
import { expect, requirement, test } from './fixtures.ts'
import type { Locator } from '@playwright/test'

test('every call carries the cookies, and only a body has the JSON content type', async ({
  page,
  signUp,
}) => {
  requirement('api.client.cookies', 'api.client.json-body', 'api.client.get-json')
  await signUp()
  const calls: { path: string; method: string; cookie?: string; type?: string }[] = []
  // A request aborted on the way never got its headers.
  page.on('response', async (response) => {
    const request = response.request()
    const path = new URL(request.url()).pathname
    if (!path.startsWith('/api/')) return
    const { cookie, 'content-type': type } = await request.allHeaders()
    calls.push({ path, method: request.method(), ...(cookie && { cookie }), ...(type && { type }) })
  })
  await page.goto('/')
  await page.getByPlaceholder('Ask anything...').fill('What is stored here?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  await page.goto('/documents')
  await expect(page.getByText('No documents yet')).toBeVisible()
  const called = () => calls.map(({ method, path }) => `${method} ${path}`)
  await expect.poll(called).toContain('GET /api/documents')
  expect(called()).toContain('POST /api/ask')
  for (const { path, method, cookie, type } of calls) {
    expect(cookie, path).toContain('session_token')
    expect(type, path).toBe(method === 'POST' ? 'application/json' : undefined)
  }
})

test('a failed load is not retried', async ({ page, signUp }) => {
  requirement('api.client.not-retried')
  await signUp()
  await page.clock.install()
  await replaceAnswer(page, '/api/ask/suggestions', {
    status: 500,
    json: { error: 'x', code: 'x' },
  })
  const calls = watchCalls(page, 'GET', '/api/ask/suggestions')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect.poll(() => calls.length).toBe(1)
  await page.clock.fastForward(60_000)
  await page.waitForLoadState('networkidle')
  expect(calls).toHaveLength(1)
})

test('loaded data is not loaded again on focus or on return', async ({ page, signUp }) => {
  requirement('api.client.no-focus-refetch', 'api.client.never-stale')
  await signUp()
  await replaceAnswer(page, '/api/ask', askAnswer())
  await page.clock.install()
  const suggestions = watchCalls(page, 'GET', '/api/ask/suggestions')
  const me = watchCalls(page, 'GET', '/api/me')
  await page.goto('/')
  await expect(page.getByText('0/500')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(3_600_000)
  await page.evaluate(
    `window.dispatchEvent(new Event('focus')); document.dispatchEvent(new Event('visibilitychange'))`,
  )
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page).toHaveURL('/analytics')
  await page.getByRole('link', { name: 'Ask Anything' }).click()
  await expect(page.getByText('0/500')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([suggestions.length, me.length]).toEqual([1, 1])
})

test('the first load of the home page stays small', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/')
  await expect(page.getByText('0/500')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(150_000)
})

test("a screen's skeleton is painted before its script, and its script renders it in the same place", async ({
  browser,
  page,
  signUp,
}) => {
  await signUp()
  const state = await page.context().storageState()
  const titles = Object.entries({ '': { title: 'Ask Anything' }, ...screenHeads })
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    // A service worker would bypass the route.
    const context = await browser.newContext({
      storageState: state,
      viewport,
      serviceWorkers: 'block',
    })
    const unscripted = await context.newPage()
    await unscripted.route('**/assets/*.js', (route) => route.abort())
    const scripted = await context.newPage()
    for (const [screen, { title }] of titles) {
      await Promise.all([unscripted.goto(`/${screen}`), scripted.goto(`/${screen}`)])
      // People other than admins see another page there.
      if (screen === 'admin') continue
      const heading = scripted.getByRole('heading', { level: 1, name: title })
      await expect(heading).toBeVisible()
      const painted = unscripted.getByText(title, { exact: true })
      expect(await place(painted), `${screen} at ${viewport.width}`).toEqual(await place(heading))
    }
    await context.close()
  }
})

test("a screen's scripts are requested together with the first one, not after it", async ({
  page,
  signUp,
}) => {
  await signUp()
  // Other scripts are loaded on purpose once the screen is there.
  await page.addInitScript(`
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return
      performance.mark('screen rendered')
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  `)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const late = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    const firstEnd = scripts
      .filter(({ name }) => name.includes('/index-'))
      .map(({ startTime, duration }) => startTime + duration)
    const rendered = performance.getEntriesByName('screen rendered').map((mark) => mark.startTime)
    const late = scripts
      .filter(({ startTime }) => startTime > Number(firstEnd[0]))
      .filter(({ startTime }) => startTime < Number(rendered[0]))
      .map(({ name }) => name)
    return { late, measured: [firstEnd.length, rendered.length] }
  })
  expect(late).toEqual({ late: [], measured: [1, 1] })
})

test('a page whose first script fails to load says so and offers to try again', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/dashboard')
  const again = page.getByRole('link', { name: 'Try again' })
  await expect(page.getByText('Trove could not be loaded.')).toBeVisible()
  await page.unroute('**/assets/index-*.js')
  await again.click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Log In' })).toBeVisible()
})

/** The position of a title; its box may be as wide as its text or as the page. */
async function place(title: Locator) {
  const { x, y, height } = (await title.boundingBox()) ?? {}
  return { x, y, height }
}

test('suggestions match the stored data', async ({ api, signUp, store }) => {
  requirement('api.ask.suggestions')
  await signUp()
  await store(
    csvFile('expenses.csv', [
      ['Date', 'Category', 'Amount'],
      ['2025-03-02', 'Groceries', 54.2],
      ['2025-03-09', 'Transport', 18],
    ]),
  )
  const answer = await (await api.get('/api/ask/suggestions')).json()
  const { suggestions } = suggestionsResponse.parse(answer)
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.join(' ')).toMatch(/expenses|amount|category|groceries/i)
})
