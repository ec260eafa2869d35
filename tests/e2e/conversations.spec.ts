import { messagesOf, promptsOf, say } from './chat-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('conversations are found, opened, renamed and deleted', async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  const headers = { origin: server.url }
  for (const message of ['What is 15% of 80?', 'How many days until 1 January 2030?']) {
    expect((await api.post('/api/chat', { data: { message }, headers })).ok()).toBe(true)
  }
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Conversations' }).click()
  const list = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  await expect(list).toContainText(['How many days', 'What is 15%'])
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('15%')
  await expect(list).toHaveCount(1)
  await page.getByRole('link', { name: 'What is 15% of 80?' }).click()
  await expect(messagesOf(page)).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'What is 15%' })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.getByRole('button', { name: 'Actions for What is 15% of 80?' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Actions for What is 15% of 80?' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Percentages')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('')
  await expect(list).toContainText(['How many days', 'Percentages'])

  await page.getByRole('button', { name: 'Actions for Percentages' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(list).toHaveCount(1)
  await expect(promptsOf(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list).toContainText(['How many days', 'Percentages'])
  await page.goto('/chat?conversation=conv_unknown')
  await expect(page.getByText('Conversation not found')).toBeVisible()
})

test('on a small screen the conversations slide over the thread @mobile', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/chat')
  await say(page, 'What is 15% of 80?')
  await expect(messagesOf(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Conversations' }).click()
  const sheet = page.getByRole('dialog', { name: 'Conversations' })
  await expect(sheet.getByRole('link', { name: 'What is 15%' })).toBeVisible()
  await expectNoViolations(page, 'the conversations')
  await sheet.getByRole('button', { name: 'New conversation' }).click()
  await expect(sheet).toBeHidden()
  await expect(promptsOf(page)).toHaveCount(5)
  const wide = await page.evaluate('document.documentElement.scrollWidth')
  expect(wide).toBeLessThanOrEqual(390)
})
