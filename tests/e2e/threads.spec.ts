import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.slow()
const slow = { timeout: 180_000 }

test('mails and a chat with a person open as conversations, from their page and from a document', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Load the sample' }).click()
  await expect(page.getByRole('region', { name: 'Sample data' })).toBeVisible(slow)
  await page.goto('/people?q=Ruth')
  await page
    .getByRole('link', { name: /Ruth Ellison/ })
    .first()
    .click(slow)
  const threads = page.getByRole('list', { name: 'Latest messages' })
  await expect(page.getByRole('link', { name: 'Ask about Ruth' })).toBeVisible(slow)
  await threads.getByRole('link', { name: /mails/ }).first().click(slow)
  const mails = page.getByRole('list', { name: 'Mails' })
  await expect(mails.getByText('Ruth Ellison').first()).toBeVisible(slow)
  await expectNoViolations(page, 'a mail thread')
  await mails.getByRole('link', { name: 'Open as document' }).first().click()
  await page.getByRole('link', { name: 'Conversation' }).click(slow)
  await expect(mails).toBeVisible(slow)

  await page.goto('/people?q=Ruth')
  await page
    .getByRole('link', { name: /Ruth Ellison/ })
    .first()
    .click(slow)
  await threads
    .getByRole('link', { name: /iMessage/ })
    .first()
    .click(slow)
  const earlier = page.getByRole('button', { name: 'Show earlier messages' })
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(days.first()).toBeVisible(slow)
  const shown = await days.count()
  await earlier.click()
  await expect.poll(() => days.count(), slow).toBeGreaterThan(shown)
  await expectNoViolations(page, 'a chat')
})
