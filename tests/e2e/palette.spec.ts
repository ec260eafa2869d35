import { pdfFile, textFile } from './files.ts'
import { expect, test, type Page } from './fixtures.ts'
import { addSource } from './sources.ts'
import { expectNoViolations } from './violations.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })
const commands = (page: Page) => palette(page).getByRole('option')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The page listens to keys once it is rendered. */
async function openAsk(page: Page) {
  await page.goto('/')
  await expect(page.getByText('0/500')).toBeVisible()
}

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox', { name: 'Commands' })).toBeFocused()
}

/** A machine under load may take longer for two keys than a key sequence allows. */
async function typeQuickly(page: Page, keys: string, expected: () => Promise<void>) {
  await expect(async () => {
    await page.keyboard.type(keys)
    await expected()
  }).toPass({ timeout: 120_000 })
}

test('Ctrl-K opens the commands, which open screens, and restores the focus', async ({
  page,
  signUp,
}) => {
  await signUp()
  await openAsk(page)
  const input = page.getByPlaceholder('Ask anything...')
  await input.fill('half a quest')
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(input).toBeFocused()
  await openPalette(page)
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  await expect(input).toHaveValue('half a quest')

  await openPalette(page)
  await page.keyboard.type('query build')
  await expect(commands(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Query Builder')).toBeVisible()
  await expect(page).toHaveURL('/query-builder')
  await expect(page.locator('#content')).toBeFocused()

  await openPalette(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/chat')
})

test('text typed into the commands is asked, in Ask and in Chat', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/documents')
  await expect(heading(page, 'Documents')).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('How much was the rent?')
  await page.keyboard.press('Enter')
  const question = page.getByPlaceholder('Ask anything...')
  await expect(question).toHaveValue('How much was the rent?')
  await expect(question).toBeFocused()
  await expect(page.getByText('22/500')).toBeVisible()
  await expect(page).toHaveURL('/')

  await openPalette(page)
  await page.keyboard.type('And the heating?')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await expect(message).toHaveValue('And the heating?')
  await page.reload()
  await expect(message).toHaveValue('And the heating?')
})

test('the commands search documents, upload and switch the theme', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(pdfFile('bill.pdf', [['The electricity bill is 61.80 euros.']]))
  await openAsk(page)
  await openPalette(page)
  await page.keyboard.type('electricity')
  await commands(page).filter({ hasText: 'Search documents for' }).click()
  await expect(page).toHaveURL('/documents')
  await expect(page.getByRole('button', { name: 'Clear Search' })).toBeVisible()
  await expect(page.getByText('bill.pdf')).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('upload')
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const second = pdfFile('water.pdf', [['The water bill is 20 euros.']])
  await (await chooser).setFiles(second)
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page.getByText('water.pdf').first()).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('theme dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('a conversation and a query are found by their titles, and a person can sign out', async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  const headers = { origin: server.url }
  await api.post('/api/chat', { data: { message: 'Where is the lease?' }, headers })
  await api.post('/api/queries', { data: { question: 'Show the total by month' }, headers })
  await openAsk(page)
  await openPalette(page)
  await commands(page).filter({ hasText: 'Where is the lease?' }).click()
  await expect(page).toHaveURL(/\/chat\?conversation=/)
  await expect(page.getByText('Where is the lease?').first()).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('total month')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/query-builder\?query=/)
  await expect(page.getByLabel('Your question')).toHaveValue('Show the total by month')

  await openPalette(page)
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
})

test('answers, documents, people and sources are found by typing, while Enter still asks', async ({
  page,
  signUp,
  store,
  api,
  server,
}) => {
  await signUp()
  await store(pdfFile('boiler.pdf', [['The boiler was serviced by Rosa Lindqvist in May.']]))
  const headers = { origin: server.url }
  await api.post('/api/ask', { data: { question: 'Who serviced the boiler?' }, headers })
  const { id } = await addSource({ api, server }, 'whatsapp', {})
  const chat = textFile(
    'WhatsApp Chat with Rosa Lindqvist.txt',
    '12/03/2025, 10:15 - Rosa Lindqvist: See you in May.\n12/03/2025, 10:16 - Ada: Fine!',
  )
  await api.post(`/api/data-sources/${id}/import`, { multipart: { files: chat }, headers })

  await openAsk(page)
  await expect
    .poll(async () => (await api.get('/api/people?q=rosa')).text(), { timeout: 180_000 })
    .toContain('Rosa Lindqvist')
  await openPalette(page)
  await page.keyboard.type('boiler')
  await expect(commands(page).filter({ hasText: 'boiler.pdf' })).toBeVisible()
  await expect(commands(page).first()).toHaveText('Ask “boiler”')
  await expect(commands(page).first()).toHaveAttribute('aria-selected', 'true')
  await expectNoViolations(page, 'the commands with what was found')
  await commands(page).filter({ hasText: 'Who serviced the boiler?' }).click()
  await expect(page).toHaveURL(/\/\?answer=/)
  await expect(page.getByText('Rosa Lindqvist').first()).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('boiler')
  await commands(page).filter({ hasText: 'boiler.pdf' }).click()
  await expect(page).toHaveURL(/\/documents\/.+passage=/)

  await openPalette(page)
  await page.keyboard.type('rosa lind')
  await commands(page)
    .filter({ hasText: /^Rosa Lindqvist$/ })
    .click()
  await expect(page).toHaveURL(/\/people\?person=/)

  await openPalette(page)
  await page.keyboard.type('whatsapp')
  await commands(page)
    .filter({ hasText: /^WhatsApp$/ })
    .click()
  await expect(page).toHaveURL('/data-sources')
})

test("the page's keys open screens and focus inputs, but not while typing", async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  await openAsk(page)
  const input = page.getByPlaceholder('Ask anything...')
  await page.keyboard.press('/')
  await expect(input).toBeFocused()
  await page.keyboard.type('gd?/')
  await expect(input).toHaveValue('gd?/')
  await expect(page).toHaveURL('/')
  await input.blur()

  for (const [keys, name] of [
    ['gd', 'Dashboard'],
    ['gs', 'Data Sources'],
    ['gn', 'Analytics'],
    ['gx', 'Admin Dashboard'],
    ['ga', 'Ask Anything'],
  ] as const) {
    await typeQuickly(page, keys, () => expect(heading(page, name)).toBeVisible({ timeout: 5_000 }))
    await expect(page).toHaveTitle(`${name} · Trove`)
  }

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Go to the main input of the page')).toBeVisible()
  await expect(help.getByText('Admin Dashboard')).toBeVisible()
  await page.keyboard.type('gd')
  await help.getByLabel(/Use single-key shortcuts/).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.type('gd?')
  await expect(page).toHaveURL('/')
  await openPalette(page)
  await page.keyboard.type('shortcuts')
  await page.keyboard.press('Enter')
  await help.getByLabel(/Use single-key shortcuts/).check()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await typeQuickly(page, 'gs', () => expect(page).toHaveURL('/data-sources', { timeout: 5_000 }))
})

test('a question in the Query Builder is there after a reload', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/query-builder')
  const question = page.getByLabel('Your question')
  await question.fill('Show what I sp')
  await page.reload()
  await expect(question).toHaveValue('Show what I sp')
  await page.goto('/dashboard')
  await question.fill('Count the ma')
  await page.reload()
  await expect(question).toHaveValue('Count the ma')
})

test('the commands and the shortcuts have no accessibility violation', async ({ page, signUp }) => {
  test.setTimeout(480_000)
  await signUp()
  await openAsk(page)
  await openPalette(page)
  await expectNoViolations(page, 'the commands')
  await page.keyboard.type('rent')
  await expectNoViolations(page, 'a text in the commands')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await page.locator('#content').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectNoViolations(page, 'the shortcuts')
})

test('a visitor on a small screen opens the commands from the menu @mobile', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).tap()
  await page.getByRole('menuitem', { name: 'Commands' }).tap()
  await expect(palette(page)).toBeVisible()
  const box = await palette(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await expect(commands(page).filter({ hasText: 'Dashboard' })).toHaveCount(0)
  await expectNoViolations(page, 'the commands on a small screen')
  await commands(page).filter({ hasText: 'Sign up' }).tap()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
})
