import { textFile } from './files.ts'
import { expect, test } from './fixtures.ts'
import { addSource, cardOf } from './sources.ts'
import { expectNoViolations } from './violations.ts'

test.slow()

const card = (name: string, address: string, more = '') =>
  `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nEMAIL:${address}\n${more}END:VCARD\n`
const contacts = textFile(
  'contacts.vcf',
  [
    card('Mum', 'ruth@example.org'),
    card('Carla Huber', 'carla@example.org', 'NOTE:Landlord\n'),
    card('Jonas Berg', 'jonas@example.org'),
  ].join(''),
)

test("a person's relation is shown, changed and reverted", async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  const { id } = await addSource({ api, server }, 'google', {})
  const answer = await api.post(`/api/data-sources/${id}/import`, {
    multipart: { files: contacts },
    headers: { origin: server.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto('/data-sources')
  await expect(cardOf(page, 'Google Drive')).toContainText('3 contacts', { timeout: 180_000 })

  await page.goto('/people')
  const everyone = page.getByRole('region', { name: 'Everyone' })
  const rowOf = (name: string) => everyone.getByRole('listitem').filter({ hasText: name })
  await expect(rowOf('Mum')).toContainText('Your mother')
  await expect(rowOf('Carla Huber')).toContainText('Your landlord')
  await everyone.getByRole('link', { name: 'Carla Huber' }).click()
  await expect(page.getByText('Your landlord · from your contacts')).toBeVisible()

  await page.getByRole('button', { name: 'Who they are to you' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who is Carla Huber to you?' })
  await dialog.getByLabel('They are also your …').selectOption('Neighbour')
  await dialog.getByRole('button', { name: 'Not your landlord' }).click()
  await expectNoViolations(page, 'who somebody is')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your neighbour · as you said')).toBeVisible()
  await expect(page.getByText('Carla Huber is your neighbour now.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your landlord · from your contacts')).toBeVisible()
})
