import { z } from 'zod'
import { importDraft } from '#shared/sources.ts'
import { csvFile, pdfFile } from './files.ts'
import { expect, test, type APIRequestContext, type Page } from './fixtures.ts'
import { chat, statement } from './source-files.ts'
import { expectNoViolations } from './violations.ts'

const expenses = csvFile('expenses.csv', [
  ['date', 'category', 'amount'],
  ['2025-03-02', 'Groceries', 54.2],
  ['2025-03-16', 'Groceries', 61.35],
  ['2025-04-06', 'Transport', 40.25],
])
const lease = pdfFile('lease-of-the-flat-with-a-very-long-name-that-nobody-shortened.pdf', [
  ['The deposit is 900 euros.', 'The lease ends on 31 March 2027.'],
])

const softly = expect.configure({ soft: true })

/** Widths and text sizes. */
const sizes = [
  { width: 320, zoom: 1 },
  { width: 390, zoom: 1 },
  { width: 390, zoom: 2 },
  { width: 1440, zoom: 2 },
  { width: 1440, zoom: 1 },
  { width: 2560, zoom: 1 },
]

/** A chat, a statement, a conversation and a query in addition to the documents. */
async function bring(api: APIRequestContext, origin: string) {
  const headers = { origin }
  for (const file of [chat, statement]) {
    const sent = await api.post('/api/imports', { multipart: { files: file }, headers })
    const draft = importDraft.parse(await sent.json())
    const data = { files: draft.files.map(({ id }) => ({ id })) }
    expect((await api.post(`/api/imports/${draft.id}/start`, { data, headers })).ok()).toBe(true)
  }
  const post = async (path: string, data: object) => {
    const answer = await api.post(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return z.looseObject({ id: z.string().optional() }).parse(await answer.json())
  }
  await post('/api/chat', { message: 'How much did I spend on Groceries in March 2025?' })
  const query = await post('/api/queries', { question: 'Total amount per category' })
  const said = z.array(z.looseObject({ id: z.string() }))
  const [conversation] = said.parse(await (await api.get('/api/conversations')).json())
  return { query: query.id ?? '', conversation: conversation?.id ?? '' }
}

/** Layout faults: horizontal scrolling, cut-off words, lines that are too long. */
const misfitsOf = (page: Page) =>
  page.evaluate(`(() => {
    const found = []
    const name = (e) => e.tagName.toLowerCase() + ': ' + (e.innerText || e.ariaLabel || '').slice(0, 60)
    const root = document.documentElement
    if (root.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('main *, header *')].filter(
        (e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.sr-only, [class*=overflow-]') &&
          ![...e.children].some((child) => child.getBoundingClientRect().right > innerWidth + 1),
      )
      found.push('scrolls to ' + root.scrollWidth + ' because of ' + wide.slice(0, 3).map(name).join(' | '))
    }
    for (const e of document.querySelectorAll('main :is(button, a, h1, h2, h3, label, summary, [role=tab])')) {
      const { overflow, textOverflow, display, webkitLineClamp } = getComputedStyle(e)
      const isCut = e.scrollWidth > e.clientWidth + 1 && display !== 'inline' && e.clientWidth > 1
      if (isCut && textOverflow !== 'ellipsis' && webkitLineClamp === 'none' && !e.closest('.sr-only')) {
        found.push('cut off: ' + name(e))
      }
    }
    for (const e of document.querySelectorAll('main p')) {
      const signs = e.clientWidth / (parseFloat(getComputedStyle(e).fontSize) * 0.5)
      if (e.innerText.length > 130 && signs > 130) found.push('long lines: ' + name(e))
    }
    return found
  })()`)

/** Controls smaller than 44 px, except within text. */
const smallTargetsOf = (page: Page) =>
  page.evaluate(`(() => {
    const found = []
    const controls = 'button, summary, select, [role=tab], [role=switch], nav a, input:not([type=hidden], [type=file])'
    for (const e of document.querySelectorAll(controls)) {
      const isInText = getComputedStyle(e).display === 'inline' || e.closest('.sr-only, [data-inline]')
      if (isInText || e.disabled || !e.checkVisibility()) continue
      const target = ['checkbox', 'radio'].includes(e.type) ? e.closest('label') ?? e : e
      const { width, height } = target.getBoundingClientRect()
      if (width > 1 && Math.min(width, height) < 43.9) {
        found.push(Math.round(width) + ' by ' + Math.round(height) + ': ' + e.tagName.toLowerCase() + ' ' + (e.ariaLabel || e.innerText || e.name).slice(0, 60))
      }
    }
    return found
  })()`)

const focusOf = (page: Page) =>
  page.evaluate(`(() => {
    const e = document.activeElement
    const { outlineStyle, outlineWidth } = getComputedStyle(e)
    const { width, height, top } = e.getBoundingClientRect()
    return e !== document.body && width > 1 && height > 1 && top >= 0 &&
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 || getComputedStyle(e).boxShadow !== 'none')
  })()`)

test('every screen fits every width and text size, has a name, a heading and a visible focus', async ({
  page,
  signInAsAdmin,
  store,
  api,
  server,
}) => {
  test.setTimeout(600_000)
  await signInAsAdmin()
  const [document] = await store(expenses, lease)
  const { query, conversation } = await bring(api, server.url)
  const screens = [
    ['/', 'Ask Anything'],
    [`/chat?conversation=${conversation}`, 'Chat'],
    ['/dashboard', 'Dashboard'],
    ['/data-sources', 'Data Sources'],
    [`/query-builder?query=${query}`, 'Query Builder'],
    ['/documents', 'Documents'],
    [`/documents/${document?.id}`, ''],
    ['/analytics', 'Analytics'],
    ['/admin', 'Admin Dashboard'],
    ['/onboarding', 'Onboarding'],
    ['/account', 'Account'],
    ['/money', 'Money'],
    ['/people', 'People'],
    ['/health', 'Health'],
    ['/timeline', 'Timeline'],
    [`/timeline/${new Date().toISOString().slice(0, 10)}`, 'Day'],
    ['/nothing-here', 'Page Not Found'],
  ] as const
  for (const [path, title] of screens) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const name = path.replace(/[?/][^/]*_.*/, '/…')
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
    // A chart is rendered when it comes near the viewport.
    const skeletons = page.getByRole('main').locator('[data-slot=skeleton]:not(figure *)')
    await expect(skeletons).toHaveCount(0)
    await expect(page, name).toHaveTitle(title === '' ? / · Trove$/ : `${title} · Trove`)
    await page.keyboard.press('Tab')
    expect.soft(await focusOf(page), `${name}: the first Tab shows where the focus is`).toBe(true)
    for (const { width, zoom } of sizes) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(`document.documentElement.style.fontSize = '${zoom * 100}%'`)
      const at = `${name} at ${width} px, text at ${zoom * 100}%`
      // A chart follows a new width some frames later.
      await softly.poll(() => misfitsOf(page), { message: at, timeout: 10_000 }).toEqual([])
      if (width < 400) expect.soft(await smallTargetsOf(page), at).toEqual([])
    }
    await expectNoViolations(page, name)
  }
})
