import type { AskResponse } from '#shared/answers.ts'
import { askAnswer, holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { textFile } from './files.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const inputOf = (page: Page) => page.getByPlaceholder('Ask anything...')
const sendOf = (page: Page) => page.getByRole('button', { name: 'Send' })
const cardOf = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true })

async function askWith(page: Page, parts: Partial<AskResponse>) {
  await replaceAnswer(page, '/api/ask', askAnswer(parts))
  await page.goto('/')
  await inputOf(page).fill('What is the fee?')
  await inputOf(page).press('Enter')
  await expect(cardOf(page)).toBeVisible()
}

test('a visitor uploads a file, asks about it and opens the source of the answer', async ({
  page,
}) => {
  requirement(
    'ask.public',
    'ask.title',
    'ask.answer.card',
    'ask.answer.input-cleared',
    'ask.samples.hidden-with-answer',
  )
  // The viewer is loaded with the first answer, before a source is pressed.
  const viewer = '**/assets/passage-sheet*.js'
  await page.route(viewer, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask Anything')
  await page
    .getByLabel('Files to upload')
    .setInputFiles([
      textFile(
        'garden-club.txt',
        'Minutes of the garden club\n\nThe annual membership fee is 48 euros, due in March.\n\nNext meeting: 4 June.\n',
      ),
    ])
  await page.getByRole('button', { name: 'Upload & Analyze' }).click()
  const uploaded = page.getByRole('list', { name: 'Uploaded documents' })
  await expect(uploaded.getByText('Ready to be asked about')).toBeVisible({ timeout: 90_000 })

  await inputOf(page).fill('How much is the annual membership fee?')
  await inputOf(page).press('Enter')
  await expect(cardOf(page)).toContainText('48')
  await expect(inputOf(page)).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Sample questions' })).toBeHidden()
  await cardOf(page).getByRole('button', { name: 'Source 1' }).first().click()
  const reload = page.getByRole('button', { name: 'Reload the page' })
  // It stays while hovered.
  await reload.hover()
  await expectNoViolations(page, 'a notice of a failure with something to do')
  await expect(cardOf(page)).toContainText('48')
  await page.unroute(viewer)
  await reload.click()
  await inputOf(page).fill('How much is the annual membership fee?')
  await inputOf(page).press('Enter')
  await cardOf(page).getByRole('button', { name: 'Source 1' }).first().click()
  const source = page.getByRole('dialog', { name: 'garden-club.txt' })
  await expect(source.locator('mark')).toContainText(['48 euros'])
})

test('the input counts, grows, and sends text unless it is blank', async ({ page }) => {
  requirement(
    'ask.input.multi-line',
    'ask.input.placeholder',
    'ask.input.counter',
    'ask.input.limit-not-enforced',
    'ask.input.enter-sends',
    'ask.input.shift-enter',
    'ask.input.grows',
    'ask.input.blank-not-sent',
    'ask.send.button',
    'ask.send.request',
    'ask.send.disabled-blank',
    'ask.send.disabled-pending',
    'ask.reasoning.off-endpoint',
  )
  await replaceAnswer(page, '/api/ask', askAnswer())
  const calls = watchCalls(page, 'POST', '/api/ask')
  await page.goto('/')
  const input = inputOf(page)
  const startHeight = (await input.boundingBox())?.height ?? 0
  await expect(page.getByText('0/500')).toBeVisible()
  await expect(sendOf(page)).toBeDisabled()
  await input.fill('hello')
  await expect(page.getByText('5/500')).toBeVisible()
  await expect(sendOf(page)).toBeEnabled()

  await input.fill('  \n ')
  await expect(sendOf(page)).toBeDisabled()
  await input.press('Enter')

  await input.fill('one')
  await input.press('Shift+Enter')
  await input.pressSequentially('two')
  await expect(input).toHaveValue('one\ntwo')
  const twoLines = (await input.boundingBox())?.height ?? 0
  expect(twoLines).toBeGreaterThan(startHeight)
  await input.fill('line\n'.repeat(30))
  expect((await input.boundingBox())?.height).toBeLessThanOrEqual(125)
  expect(await input.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  expect(calls).toEqual([])

  const long = 'a'.repeat(501)
  await input.fill(long)
  await expect(page.getByText('501/500')).toBeVisible()
  const held = await holdCall(page, '/api/ask')
  await sendOf(page).click()
  await input.fill('typed while waiting')
  await expect(sendOf(page)).toBeDisabled()
  await input.press('Enter')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.postDataJSON()).toMatchObject({ question: long })
  held.release()
})

test('reasoning is a toggle that explains itself and uses another call', async ({ page }) => {
  requirement(
    'ask.reasoning.label-off',
    'ask.reasoning.label-on',
    'ask.reasoning.explanation',
    'ask.reasoning.on-endpoint',
  )
  await replaceAnswer(page, '/api/ask/reasoning', askAnswer({ answer: 'Thought through.' }))
  const plain = watchCalls(page, 'POST', '/api/ask')
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Enable Reasoning' })
  await toggle.hover()
  await expect(page.getByRole('tooltip')).toContainText(
    'advanced AI for complex problem-solving, mathematical calculations and step-by-step analysis',
  )
  await toggle.click()
  await expect(page.getByRole('button', { name: 'Reasoning Mode ON' })).toBeVisible()
  await expect(toggle).toBeHidden()
  await inputOf(page).fill('Why?')
  await inputOf(page).press('Enter')
  await expect(cardOf(page)).toContainText('Thought through.')
  expect(plain).toEqual([])
})

test('typing shows an indicator until a second after the last change', async ({ page }) => {
  requirement('ask.input.typing-indicator')
  await page.clock.install()
  await page.goto('/')
  const indicator = page.locator('[data-typing-indicator]')
  await expect(inputOf(page)).toBeVisible()
  await expect(indicator).toBeHidden()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await inputOf(page).pressSequentially('a')
  await page.clock.runFor(900)
  await expect(indicator).toBeVisible()
  await inputOf(page).pressSequentially('b')
  await page.clock.runFor(990)
  await expect(indicator).toBeVisible()
  await page.clock.runFor(20)
  await expect(indicator).toBeHidden()
})

test('an answer is shown as written', async ({ page }) => {
  requirement(
    'ask.answer.type-badge',
    'ask.answer.confidence',
    'ask.answer.text',
    'ask.answer.follow-ups',
    'ask.answer.follow-up-fills',
    'ask.answer.paragraphs',
    'ask.answer.numbered',
    'ask.answer.bold',
    'ask.chart.optional',
  )
  await askWith(page, {
    answer: 'The **fee** is 48.\n\n1. Pay it in March.\n\n2. Keep the <b>receipt</b>.',
    queryType: 'analytical',
    confidence: 0.87,
    followUpQuestions: ['When is it due?', 'Who collects it?'],
  })
  const card = cardOf(page)
  await expect(card.getByText(/^analytical$/i)).toBeVisible()
  await expect(card.getByText('87%')).toBeVisible()
  await expect(card.locator('p').filter({ hasText: /The fee|Pay it|Keep the/ })).toHaveText([
    'The fee is 48.',
    '1. Pay it in March.',
    '2. Keep the <b>receipt</b>.',
  ])
  await expect(card.locator('strong')).toHaveText(['fee', '1.', '2.'])
  await expect(card.getByRole('img')).toHaveCount(0)
  await card.getByRole('button', { name: 'Who collects it?' }).click()
  await expect(inputOf(page)).toHaveValue('Who collects it?')
  await expect(card.getByRole('button', { name: 'When is it due?' })).toBeVisible()
})

test('a chart in an answer is rendered, and again after a visit to another screen', async ({
  page,
  signUp,
}) => {
  requirement('ask.chart.optional')
  await signUp()
  const points = [
    { label: 'Groceries', value: 115.55 },
    { label: 'Transport', value: 18 },
  ]
  await askWith(page, { chart: { kind: 'bar', title: 'Amount by category', points } })
  const chart = cardOf(page).getByRole('figure', { name: 'Amount by category' })
  await expect(chart).toBeVisible()
  await expect(chart.locator('svg')).toContainText(['Groceries'])
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  await page.goBack()
  await expect(chart).toBeVisible()
})

test('before any answer sample questions and suggestions fill the input', async ({ page }) => {
  requirement(
    'ask.samples.cards',
    'ask.samples.categories',
    'ask.samples.three-each',
    'ask.samples.click-fills',
    'ask.suggestions.shown',
  )
  await replaceAnswer(page, '/api/ask/suggestions', {
    json: { suggestions: ['What is in my lease?', 'Sum of my invoices?'] },
  })
  await page.goto('/')
  const samples = page.getByRole('region', { name: 'Sample questions' })
  await expect(samples.getByRole('heading')).toHaveText([
    'Email Intelligence',
    'Social Insights',
    'Communication Patterns',
    'Personal Analytics',
  ])
  const questions = samples.getByRole('button')
  await expect(questions).toHaveCount(12)
  for (const list of await samples.getByRole('list').all()) {
    await expect(list.getByRole('button')).toHaveCount(3)
  }
  const sample = (await questions.nth(7).innerText()).trim()
  await questions.nth(7).click()
  await expect(inputOf(page)).toHaveValue(sample)
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(suggestions).toHaveText(['What is in my lease?', 'Sum of my invoices?'])
  await suggestions.nth(1).click()
  await expect(inputOf(page)).toHaveValue('Sum of my invoices?')
})

test('a failed question is reported and stays in the input', async ({ page }) => {
  requirement('errors.ask.request', 'notices.failures-destructive')
  await replaceAnswer(page, '/api/ask', {
    status: 500,
    json: { error: 'Broken', code: 'internal' },
  })
  await page.goto('/')
  await inputOf(page).fill('What is the fee?')
  await inputOf(page).press('Enter')
  const notice = page.getByRole('region', { name: /Notices/ }).locator('[data-destructive]')
  await expect(notice).toContainText('Error')
  await expect(notice).toContainText('Failed to get an answer. Please try again.')
  await expect(inputOf(page)).toHaveValue('What is the fee?')
})

test('the header names the product and links home', async ({ page }) => {
  requirement('ask.header.product-name')
  await page.goto('/ask-anything')
  await page.getByRole('main').getByRole('link', { name: 'Trove', exact: true }).click()
  await expect(page).toHaveURL('/')
})
