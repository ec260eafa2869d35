import { inputOf as chatInputOf, messagesOf, noticesOf, say } from './chat-page.ts'
import { csvFile } from './files.ts'
import { expect, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const trips = csvFile('trips.csv', [
  ['employee', 'booked', 'net price', 'gross price'],
  ['Anna Berg', '2025-03-02', 100, 119],
  ['Anna Keller', '2025-03-09', 200, 238],
  ['Boris Hahn', '2024-03-05', 400, 476],
])

const cardOf = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true })
const readingOf = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`^“${words}” is`) })
const choose = async (page: Page, words: string, meaning: string) => {
  await readingOf(page, words).click()
  await page.getByRole('menuitemradio', { name: meaning }).click()
}

async function ask(page: Page, question: string) {
  await page.goto('/')
  await page.getByPlaceholder('Ask anything...').fill(question)
  await page.getByRole('button', { name: 'Send' }).click()
}

test('an interpretation is corrected, remembered for the next question, and forgotten', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(trips)
  await ask(page, 'What is the total price in March 2025?')
  await expect(cardOf(page)).toContainText('300')
  await expect(cardOf(page)).toContainText(
    'I took “price” to mean trips · net price; it could also mean trips · gross price.',
  )

  await cardOf(page).getByText('How this was worked out').click()
  await expect(cardOf(page).getByRole('definition')).toContainText(['trips', 'Total net price'])

  // By keyboard; the focus stays where the next answer appears.
  await readingOf(page, 'price').press('Enter')
  await page.getByRole('menuitemradio', { name: 'trips · gross price' }).press('Enter')
  await expect(cardOf(page)).toContainText('357')
  await expect(cardOf(page)).not.toContainText('could also mean')
  await expect(page.getByRole('region', { name: 'Your question and its answer' })).toBeFocused()
  const notice = noticesOf(page).filter({ hasText: 'Remembered' })
  await expect(notice).toContainText('From now on “price” means trips · gross price.')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page)).toContainText('300')
  await expect(readingOf(page, 'price')).toHaveAccessibleName(/not certain/)

  await choose(page, 'price', 'trips · gross price')
  await expect(cardOf(page)).toContainText('357')
  await expectNoViolations(page, 'an answer with readings')

  // In the conversation, and in the Query Builder.
  await page.goto('/chat')
  await chatInputOf(page).waitFor()
  await say(page, 'What is the average price?')
  await expect(messagesOf(page).last()).toContainText('277.67')
  await choose(page, 'price', 'trips · net price')
  await expect(messagesOf(page).last()).toContainText('233.33')
  await expect(messagesOf(page)).toHaveCount(2)
  await page.goto('/query-builder')
  await page.getByRole('textbox').first().fill('What is the total price?')
  await page.getByRole('button', { name: 'Execute' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toContainText('700')
  await choose(page, 'price', 'trips · gross price')
  await expect(results).toContainText('833')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(results).toContainText('700')
  await choose(page, 'price', 'trips · gross price')
  await expect(results).toContainText('833')

  await page.goto('/account')
  const listed = page.getByRole('list', { name: 'What your words mean' })
  await expect(listed).toContainText('“price” is trips · gross price')
  await listed.getByRole('button', { name: 'Remove what “price” means' }).click()
  await expect(listed).toBeHidden()
  await expect(page.getByText('Nothing yet. Under an answer')).toBeVisible()
})

test('two people with one name are told apart, and March may be another year’s', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(trips)
  await ask(page, 'How many trips did Anna book in March?')
  await expect(readingOf(page, 'Anna')).toHaveAccessibleName(/everyone called Anna \(not certain/)
  await choose(page, 'Anna', 'Anna Keller')
  await expect(readingOf(page, 'Anna')).toHaveAccessibleName(/Anna Keller \(as you chose/)
  await expect(cardOf(page)).toContainText('anna keller')
  await choose(page, 'March', 'March 2024')
  await expect(cardOf(page)).toContainText('March 2024')
  await readingOf(page, 'March').click()
  await page.getByRole('menuitem', { name: 'Forget what I chose' }).click()
  await expect(cardOf(page)).toContainText('March 2025')
})

test('each of several questions shows its query, and is corrected in place', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(trips)
  await ask(page, 'What is the total price and what is the average price?')
  const workings = cardOf(page).getByText('How this was worked out')
  await workings.click()
  const parts = cardOf(page).getByRole('list', { name: 'What was looked up' })
  const total = parts.locator('> li').first()
  const average = parts.locator('> li').last()
  await expect(total).toContainText('What is the total price?')
  await expect(average).toContainText('Average of net price in trips')
  await average.getByText('Query, SQL and rows').click()
  await expect(average.getByRole('definition')).toContainText(['trips', 'Average net price'])
  await expect(average.getByRole('region', { name: 'SQL' })).toContainText('avg("net_price")')
  await expectNoViolations(page, 'an answer in parts')

  await average.getByRole('button', { name: /^“price” is/ }).click()
  await page.getByRole('menuitemradio', { name: 'trips · gross price' }).click()
  await expect(noticesOf(page).filter({ hasText: 'Remembered' })).toContainText('gross price')
  await workings.click()
  await expect(average).toContainText('Average of gross price in trips')
  await expect(total).toContainText('Sum of gross price in trips')
})

test('a misspelt word is corrected, and used as typed on request', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(trips)
  await ask(page, 'How many trips did Anna Kelelr book?')
  await expect(cardOf(page)).toContainText('Read “Kelelr” as Keller.')
  await page.getByRole('button', { name: 'Use my spelling' }).press('Enter')
  await expect(cardOf(page)).not.toContainText('Use my spelling')
  await expect(page.getByRole('region', { name: 'Your question and its answer' })).toBeFocused()
})
