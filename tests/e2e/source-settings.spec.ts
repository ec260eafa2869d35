import { replaceAnswer, watchCalls } from './calls.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'
import { statement } from './source-files.ts'
import { actionsOf, addSource, cardOf, noticesOf, source, sourcesPath as path } from './sources.ts'
import { expectNoViolations } from './violations.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

test('schedule, inclusion and credentials are set, and secrets are never shown', async ({
  page,
  signUp,
}) => {
  await signUp()
  const { config } = source('gmail')
  const gmail = source('gmail', {
    live: true,
    config: {
      ...config,
      saved: ['email', 'password'],
      schedule: 'daily',
      include: { withoutFolders: ['Spam'] },
    },
    choices: { kinds: ['email', 'contact'], folders: ['Inbox', 'Spam', 'Receipts'] },
  })
  await replaceAnswer(page, path, { json: [gmail] })
  await replaceAnswer(page, `${path}/src_gmail`, { json: gmail })
  const changes = watchCalls(page, 'PATCH', `${path}/src_gmail`)
  await page.goto('/data-sources')
  const openForm = () => page.getByRole('button', { name: 'Configure Gmail' }).click()
  await openForm()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('App Password')).toHaveValue('')
  await expect(dialog.getByLabel('App Password')).toHaveAttribute('placeholder', 'Saved')
  await expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Spam' })).not.toBeChecked()
  await expectNoViolations(page, 'the settings of a source')

  // Nothing was changed, so only the name is sent.
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(changes[0]?.postDataJSON()).toEqual({ name: 'Gmail' })
  await openForm()
  await dialog.getByRole('radio', { name: 'Daily' }).press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: 'Hourly' })).toBeChecked()
  await dialog.getByLabel('Include since').fill('2024-01-01')
  await dialog.getByRole('checkbox', { name: 'Contacts' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Receipts' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Spam' }).check()
  await dialog.getByLabel('App Password').fill('abcd efgh ijkl mnop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(noticesOf(page)).toContainText('The connection is tried again.')
  expect(changes[1]?.postDataJSON()).toEqual({
    name: 'Gmail',
    schedule: 'hourly',
    include: { since: '2024-01-01', withoutKinds: ['contact'], withoutFolders: ['Receipts'] },
    credentials: { password: 'abcd efgh ijkl mnop' },
  })
})

test('data is deleted while the source stays, and a deletion states the amount', async ({
  page,
  signUp,
  api,
  server,
}) => {
  requirement('sources.delete.confirm', 'sources.delete.confirmed')
  await signUp()
  const { id, name } = await addSource({ api, server }, 'bank_of_america', { credential: 'one' })
  const importStatement = async () => {
    const sent = await api.post(`${path}/${id}/import`, {
      multipart: { files: statement },
      headers: { origin: server.url },
    })
    expect(sent.ok(), await sent.text()).toBe(true)
    await page.goto('/data-sources')
    await expect(card).toContainText('2 transactions', { timeout: 180_000 })
    await expect(page.getByRole('button', { name: `Last report of ${name}` })).toBeVisible()
  }
  const card = cardOf(page, name)
  const confirm = page.getByRole('alertdialog')

  await importStatement()
  await page.getByRole('button', { name: `Configure ${name}` }).click()
  await dialogOf(page).getByRole('button', { name: 'Forget data…' }).click()
  await expect(confirm).toContainText('2 transactions')
  await expectNoViolations(page, 'the question before data is forgotten')
  await confirm.getByRole('button', { name: 'Forget data' }).click()
  await expect(noticesOf(page)).toContainText('Data forgotten')
  await expect(noticesOf(page)).toContainText(`2 records and`)
  await expect(dialogOf(page)).toBeHidden()
  await expect(card).toBeVisible()
  await expect(card).not.toContainText('2 transactions')

  await importStatement()
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(confirm).toContainText('Are you sure you want to delete this data source?')
  await expect(confirm).toContainText('2 transactions')
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(noticesOf(page)).toContainText('Data source deleted')
  await expect(noticesOf(page)).toContainText(`2 records and`)
  await expect(card).toHaveCount(0)
})
