import { textFile, type FileInTest } from './files.ts'
import { expect, test, type APIRequestContext, type Page } from './fixtures.ts'
import { addSource, broken, cardOf } from './sources.ts'
import { expectNoViolations } from './violations.ts'
import type { SourceType } from '#shared/sources.ts'

test.slow()
const slow = { timeout: 180_000 }

const chat = textFile(
  'WhatsApp Chat with Dana Miller.txt',
  [
    '12/03/2025, 10:15 - Dana Miller: The cake is ready.',
    '12/03/2025, 10:16 - Ada: Wonderful!',
  ].join('\n'),
)
const contacts = textFile(
  'contacts.vcf',
  [
    ['Dana Miller', 'dana@example.org', '+1 415 555 2671', 'Orchard Ltd'],
    ['Ben Okafor', 'ben@example.org', '+1 415 555 0199', ''],
  ]
    .map(
      ([name, email, phone, org]) =>
        `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nEMAIL:${email}\nTEL:${phone}\nORG:${org}\nEND:VCARD\n`,
    )
    .join(''),
)

type Reached = { api: APIRequestContext; server: { url: string } }

async function bring(reached: Reached, type: SourceType, file: FileInTest, fields = {}) {
  const { id } = await addSource(reached, type, fields)
  const answer = await reached.api.post(`/api/data-sources/${id}/import`, {
    multipart: { files: file },
    headers: { origin: reached.server.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function withDana(page: Page, reached: Reached) {
  await bring(reached, 'whatsapp', chat)
  await bring(reached, 'google', contacts)
  await page.goto('/data-sources')
  await expect(cardOf(page, 'WhatsApp')).toContainText('2 messages', slow)
  await expect(cardOf(page, 'Google Drive')).toContainText('2 contacts', slow)
}

const everyone = (page: Page) => page.getByRole('region', { name: 'Everyone' })
const rowOf = (page: Page, text: string) =>
  everyone(page).getByRole('listitem').filter({ hasText: text })
const question = (page: Page) => page.getByRole('region', { name: 'Are these the same person?' })

test('people from all sources are listed, and suggestions are answered, joined and undone', async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  await withDana(page, { api, server })
  await page.getByRole('link', { name: 'People', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await expect(everyone(page)).toContainText('4 people')
  await expect(question(page)).toContainText('Both are called Dana Miller.')
  await expectNoViolations(page, 'people')

  await question(page)
    .getByRole('button', { name: /^Yes, join/ })
    .press('Enter')
  await expect(page.getByText('Dana Miller is one person now.')).toBeVisible()
  await expect(everyone(page)).toContainText('3 people')
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(everyone(page)).toContainText('4 people')

  await question(page).getByRole('button', { name: /^No/ }).click()
  await expect(question(page)).toBeHidden()
  await expect(everyone(page)).toContainText('4 people')
  await rowOf(page, 'dana@example.org').getByRole('checkbox').check()
  await rowOf(page, '2 messages').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Join 2 people' }).click()
  await expect(everyone(page)).toContainText('3 people')
})

test("a person's page shows the origin of each identity, and renames and separates", async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  await withDana(page, { api, server })
  await page.goto('/people')
  await page.getByRole('searchbox', { name: 'Search people' }).fill('orchard')
  await page.keyboard.press('Enter')
  await expect(everyone(page)).toContainText('1 person')
  await everyone(page).getByRole('link', { name: 'Dana Miller' }).click()
  const identities = page.getByRole('list', { name: 'Addresses, numbers and accounts' })
  await expect(identities).toContainText('dana@example.org')
  await expect(identities).toContainText('+14155552671')
  await expect(identities).toContainText('Google Drive: 1 contact')
  await expectNoViolations(page, 'a person')

  await page.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Dani')
  // After a failure the entry is still there to be saved again.
  await page.route('**/api/people/*/rename', (route) => route.fulfill(broken))
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('The change could not be saved')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Dani')
  await page.unroute('**/api/people/*/rename')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Dani' })).toBeVisible()
  await page.getByRole('button', { name: 'Separate +14155552671 from Dani' }).click()
  await expect(identities).not.toContainText('+14155552671')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(identities).toContainText('+14155552671')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page.getByRole('button', { name: 'All people' }).click()
  await expect(everyone(page)).toContainText('Dani')
})

test('without people the page says how to add some, and a failure can be retried', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/people')
  await expect(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to Data Sources' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load the sample' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  const lists = /\/api\/people(\/suggestions)?(\?|$)/
  await page.route(lists, (route) => route.fulfill(broken))
  await page.reload()
  await expect(page.getByText('Your people could not be loaded')).toBeVisible()
  await page.unroute(lists)
  // The suggestions failed, too, and are requested separately.
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(2)
  await again.last().click()
  await expect(again).toHaveCount(1)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
})
