import type { ChatResponse } from '#shared/chat.ts'
import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { inputOf, messagesOf, noticesOf, promptsOf, say } from './chat-page.ts'
import { csvFile } from './files.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const sendOf = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

const expenses = csvFile('expenses.csv', [
  ['date', 'category', 'amount'],
  ['2025-03-02', 'Groceries', 54.2],
  ['2025-03-09', 'Transport', 18],
  ['2025-03-16', 'Groceries', 61.35],
  ['2025-04-06', 'Groceries', 40.25],
])

/** A reply with exactly the fields in the specification. */
const reply = (parts: Partial<ChatResponse> = {}) => ({
  json: {
    response: 'The fee is 48 euros.',
    category: 'financial',
    sources: ['fees.pdf'],
    queryType: 'personal',
    confidence: 0.87,
    suggestions: [],
    ...parts,
  },
})

test('an empty chat welcomes the person with five prompts about their data, and says whose it is', async ({
  page,
  signUp,
  store,
}) => {
  requirement('shell.route.chat', 'chat.welcome', 'chat.input', 'privacy.chat.text')
  requirement('api.conversations.loaded', 'api.conversations.answers')
  await signUp()
  await replaceAnswer(page, '/api/conversations', { status: 500, json: {} })
  const loaded = watchCalls(page, 'GET', '/api/conversations')
  await page.goto('/chat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat')
  await expect(promptsOf(page)).toHaveCount(5)
  await expect(page.getByText('Only you can see your personal data.')).toBeVisible()
  await expect(inputOf(page)).toBeVisible()
  await expect.poll(() => loaded.length).toBe(1)
  await expect(noticesOf(page)).toHaveCount(0)
  await page.unrouteAll()

  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/conversations'))
  await store(expenses)
  await page.goto('/chat')
  expect((await answered).status()).toBe(200)
  await expect(promptsOf(page)).toHaveCount(5)
  await expect(promptsOf(page).first()).toContainText(/amount/i)
  const prompt = await promptsOf(page).first().innerText()
  await promptsOf(page).first().click()
  await expect(inputOf(page)).toHaveValue(prompt)
  await expect(inputOf(page)).toBeFocused()
  await expect(messagesOf(page)).toHaveCount(0)
})

test("a conversation about the person's data continues from question to question and survives a reload", async ({
  page,
  signUp,
  store,
}) => {
  requirement('chat.thread', 'chat.send.reply')
  await signUp()
  await store(expenses)
  await page.goto('/chat')
  await say(page, 'How much did I spend on Groceries in March 2025?')
  await expect(messagesOf(page)).toHaveCount(2)
  const first = messagesOf(page).nth(1)
  await expect(first).toContainText('115.55')
  await expect(first).toContainText(/\d+% confidence/)
  await expect(first).toContainText('Source: expenses.csv')
  await first.getByText('How this was worked out').click()
  await expect(first.getByRole('region', { name: 'SQL' })).toContainText(/select/i)
  await first.getByRole('button', { name: 'Source 1' }).first().click()
  await page
    .getByRole('dialog', { name: 'expenses.csv' })
    .getByRole('button', { name: 'Close' })
    .click()

  await say(page, 'and in April?')
  await expect(messagesOf(page)).toHaveCount(4)
  await expect(messagesOf(page).nth(3)).toContainText('40.25')
  await expect(page).toHaveURL(/\/chat\?conversation=conv_/)
  await inputOf(page).fill('not sent yet')
  await page.reload()
  await expect(messagesOf(page)).toHaveCount(4)
  await expect(messagesOf(page)).toContainText([
    /Groceries in March/,
    /115\.55/,
    /and in April/,
    /40\.25/,
  ])
  await expect(inputOf(page)).toHaveValue('not sent yet')
  await page.goto('/documents')
  await page.goto('/chat')
  await expect(messagesOf(page)).toHaveCount(4)
})

test('a message is shown at once, then an indicator, then the answer', async ({ page, signUp }) => {
  requirement('chat.empty-not-sent', 'chat.send.request', 'chat.send.user-message')
  requirement('chat.send.thinking', 'chat.send.reply', 'chat.suggestion-notice')
  await signUp()
  const calls = watchCalls(page, 'POST', '/api/chat')
  const held = Promise.withResolvers<void>()
  let suggestions = ['And the deposit?', 'And the rent?']
  await page.route('**/api/chat', async (route) => {
    await held.promise
    await route.fulfill(reply({ suggestions }))
  })
  await page.clock.install()
  await page.goto('/chat')
  await expect(sendOf(page)).toBeDisabled()
  for (const blank of ['', '  \n ']) await say(page, blank)
  await inputOf(page).fill('How high')
  await inputOf(page).press('Shift+Enter')
  await inputOf(page).pressSequentially('is the fee?')
  expect(calls).toEqual([])
  await sendOf(page).click()

  await expect(messagesOf(page)).toHaveCount(1)
  await expect(messagesOf(page)).toContainText('is the fee?')
  await expect(page.getByText('Thinking…')).toBeVisible()
  await expect(inputOf(page)).toHaveValue('')
  await inputOf(page).fill('typed meanwhile')
  await expect(sendOf(page)).toBeDisabled()
  await inputOf(page).press('Enter')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.postDataJSON()).toMatchObject({ message: 'How high\nis the fee?' })

  await page.clock.pauseAt(Date.now() + 60_000)
  held.resolve()
  await expect(messagesOf(page)).toHaveCount(2)
  await expect(page.getByText('Thinking…')).toBeHidden()
  await expect(messagesOf(page).nth(1)).toContainText('The fee is 48 euros.')
  await expect(messagesOf(page).nth(1)).toContainText('87% confidence')
  await expect(messagesOf(page).nth(1)).toContainText('Source: fees.pdf')
  await page.clock.runFor(900)
  await expect(noticesOf(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(noticesOf(page)).toContainText(['And the deposit?'])
  await expect(noticesOf(page)).toContainText(['Suggestion'])
  await page.getByRole('button', { name: 'And the rent?' }).click()
  await expect(inputOf(page)).toHaveValue('And the rent?')

  await page.clock.runFor(6_000)
  await expect(noticesOf(page)).toHaveCount(0)
  suggestions = []
  await inputOf(page).press('Enter')
  await expect(messagesOf(page)).toHaveCount(4)
  await page.clock.runFor(1_500)
  await expect(noticesOf(page)).toHaveCount(0)
})

test('a message that fails is marked and can be sent again', async ({ page, signUp }) => {
  requirement('errors.chat.send')
  await signUp()
  await page.goto('/chat')
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await say(page, 'What is 20 * 5?')
  await expect(noticesOf(page)).toContainText(['Failed to send message. Please try again.'])
  await expect(noticesOf(page)).toHaveAttribute('data-destructive', '')
  const failed = messagesOf(page).first()
  await expect(failed).toContainText('What is 20 * 5?')
  await expect(failed).toContainText('Not answered')
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect(messagesOf(page)).toHaveCount(2)
  await expect(messagesOf(page).nth(1)).toContainText('100')
  await expect(failed).not.toContainText('Not answered')

  const calls = watchCalls(page, 'POST', '/api/chat')
  const answered = page.waitForResponse('**/api/chat')
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await answered
  await expect(messagesOf(page)).toHaveCount(2)
  expect(calls[0]?.postDataJSON()).toMatchObject({ message: 'What is 20 * 5?' })

  await holdCall(page, '/api/chat')
  await say(page, 'What is 2 * 5?')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(messagesOf(page).nth(2)).toContainText('Not answered')
  await expect(page.getByText('Thinking…')).toBeHidden()
})

test('a question in the address fills the input of a new conversation', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/chat?question=How+much+is+the+rent%3F')
  await expect(inputOf(page)).toHaveValue('How much is the rent?')
  await expect(page).toHaveURL(/\/chat$/)
  await expect(messagesOf(page)).toHaveCount(0)
  await page.goto('/')
  await page.getByRole('link', { name: 'Open Chat' }).click()
  await expect(page).toHaveURL(/\/chat$/)
})

test('a chat is accessible', async ({ page, signUp, store }) => {
  await signUp()
  await store(expenses)
  await page.goto('/chat')
  await expect(promptsOf(page)).toHaveCount(5)
  await expectNoViolations(page, 'the welcome')
  await page.getByRole('button', { name: 'Conversations' }).click()
  await say(page, 'What is the total amount by category?')
  await expect(messagesOf(page)).toHaveCount(2)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await say(page, 'and in April?')
  await expect(messagesOf(page).nth(2)).toContainText('Not answered')
  await expectNoViolations(page, 'a conversation')
})
