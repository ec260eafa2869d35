import { csvFile } from './files.ts'
import { expect, test, type Page, type Route } from './fixtures.ts'

const expenses = csvFile('expenses.csv', [
  ['date', 'category', 'amount'],
  ['2025-03-02', 'Groceries', 54.2],
  ['2025-04-06', 'Transport', 40.25],
])

const isCall = (url: URL) =>
  url.pathname.startsWith('/api/') && !['/api/me', '/api/site'].includes(url.pathname)
const main = (page: Page) => page.getByRole('main')
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' })
/** Content still loading; a chart is rendered when it comes near the viewport. */
const skeletons = (page: Page) => main(page).locator('[data-slot=skeleton]:not(figure *)')

test('every screen whose calls fail says so, and recovers when the server is back', async ({
  page,
  signInAsAdmin,
  store,
  api,
}) => {
  test.setTimeout(480_000)
  await signInAsAdmin()
  const [document] = await store(expenses)
  const screens = [
    '/dashboard',
    '/data-sources',
    '/money',
    '/people',
    '/health',
    '/timeline',
    '/timeline/2026-02-03',
    '/query-builder',
    '/documents',
    `/documents/${document?.id}`,
    '/analytics',
    '/admin',
    '/account',
  ]
  const fail = (route: Route) => route.fulfill({ status: 500, body: 'Out of order' })
  for (const path of screens) {
    await page.route(isCall, fail)
    await page.goto(path)
    await expect(
      main(page)
        .getByText(/could not be (loaded|shown)/)
        .first(),
      path,
    ).toBeVisible()
    await expect(skeletons(page), path).toHaveCount(0)
    // Messages of the server or the browser are not meant for people.
    await expect(main(page), path).not.toContainText(/Out of order|500|undefined|fetch/)
    await page.unroute(isCall, fail)
    for (let left = await tryAgain(page).count(); left > 0; left = await tryAgain(page).count()) {
      await tryAgain(page).first().click()
      await expect.poll(() => tryAgain(page).count(), { message: path }).toBeLessThan(left)
    }
    await expect(main(page).getByText(/could not be/), path).toHaveCount(0)
    await expect(skeletons(page), path).toHaveCount(0)
  }

  // A part whose script fails to load does not affect the others.
  await api.post('/api/ask', { data: { question: 'What is 2 + 2?' } })
  await page.route('**/assets/plot*.js', (route) => route.abort())
  await page.goto('/dashboard')
  const chart = page.getByRole('region', { name: 'Query Analytics' })
  // It is rendered when it comes near the viewport, and the cards above it may still grow.
  await expect(async () => {
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.getByRole('alert')).toContainText('This could not be shown.', {
      timeout: 1_000,
    })
  }).toPass()
  await expect(page.getByRole('list', { name: 'Recent documents' })).toContainText('expenses.csv')
})

const long = {
  'a word without an end': 'Donaudampfschifffahrtsgesellschaft'.repeat(12),
  Arabic: 'عقد الإيجار للشقة الكبيرة في المدينة القديمة '.repeat(10),
}
const texts = new Set(
  'name originalName title question label accountId merchant description account organisation emails documentName understood savedAs matchedText answer response content reason browser suggestions sources'.split(
    ' ',
  ),
)

/** The response with very long names and texts, and very large counts. */
function stretched(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => stretched(item, text, key))
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
    return Object.fromEntries(parts.map(([name, part]) => [name, stretched(part, text, name)]))
  }
  if (typeof value === 'string' && value !== '' && texts.has(key)) return text
  return typeof value === 'number' && /^(mails|messages|total|fileSize)$/.test(key)
    ? 1_234_567
    : value
}

/** Elements that make the page wider than the screen, and text cut off without a full title. */
const lostTexts = (page: Page) =>
  page.evaluate(`(() => {
    const wide = document.documentElement.scrollWidth > innerWidth
    const lost = [...document.querySelectorAll('main *')].filter((e) => {
      const { textOverflow } = getComputedStyle(e)
      return textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth + 1 && !e.closest('[title]')
    })
    return [...(wide ? ['scrolls sideways'] : []), ...lost.map((e) => e.outerHTML.slice(0, 120))]
  })()`)

test('names of any length and script fit a small screen, and can be read in full', async ({
  page,
  signUp,
  store,
  api,
  server,
}) => {
  test.setTimeout(360_000)
  await signUp()
  await store(expenses)
  const headers = { origin: server.url }
  const question = 'Total amount per category'
  const sent: { id: string } = await (
    await api.post('/api/queries', { data: { question }, headers })
  ).json()
  await api.post('/api/chat', { data: { message: question }, headers })
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [kind, text] of Object.entries(long)) {
    await page.route(isCall, async (route) => {
      const answer = await route.fetch()
      const body: unknown = await answer.json().catch(() => null)
      await route.fulfill({ response: answer, json: stretched(body, text) })
    })
    const screens = ['/', '/chat', '/dashboard', '/documents', '/analytics', '/account']
    for (const path of [...screens, `/query-builder?query=${sent.id}`]) {
      await page.goto(path)
      await expect(skeletons(page)).toHaveCount(0)
      expect.soft(await lostTexts(page), `${path} with ${kind}`).toEqual([])
      // The end of a name is cut off, in either writing direction.
      const direction = kind === 'Arabic' ? 'rtl' : 'ltr'
      if (path === '/documents')
        await expect(page.getByTitle(text.trim()).first()).toHaveCSS('direction', direction)
    }
    await page.unrouteAll({ behavior: 'wait' })
  }

  // A question that is too long stays in the input.
  await page.goto('/')
  const input = page.getByRole('textbox', { name: 'Your question' })
  await input.fill('x'.repeat(10_001))
  await input.press('Enter')
  await expect(page.getByRole('alert')).toContainText('too long: at most 10,000 characters')
  await expect(input).toHaveValue(/^x{10001}$/)
  expect(await lostTexts(page)).toEqual([])
})

test('a person whose session ended is told so, and their question is there after the next log-in', async ({
  page,
  context,
  signUp,
  api,
  server,
}) => {
  const { email, password } = await signUp()
  const logIn = () =>
    api.post('/api/auth/email/login', {
      data: { email, password },
      headers: { origin: server.url },
    })
  const alert = page.getByRole('alert').filter({ hasText: 'You are no longer logged in' })
  await page.goto('/chat')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('How much was the rent?')
  await context.clearCookies()
  await message.press('Enter')
  await expect(alert).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('Welcome back')
  await logIn()
  await page.goto('/chat')
  await expect(message).toHaveValue('How much was the rent?')

  await page.goto('/')
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('What is 15% of 80?')
  await context.clearCookies()
  await question.press('Enter')
  await expect(alert).toBeVisible()
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  await context.clearCookies()
  await logIn()
  await page.reload()
  await expect(question).toHaveValue('What is 15% of 80?')

  // A session ended in one tab ends in the others.
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByLabel('Full name')).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Log out here' }).click()
  await expect(other.getByRole('dialog')).toContainText('Welcome back')
  await expect(other.getByLabel('Full name')).toHaveCount(0)
})
