import { z } from 'zod'
import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'
import { actionsOf, cardOf, noticesOf, source, sourcesPath as path } from './sources.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const minute = 60_000

test('the Dashboard lists the sources and adds to them', async ({ page, signUp }) => {
  requirement(
    'dashboard.sources.title',
    'dashboard.sources.subtitle',
    'dashboard.sources.rows',
    'dashboard.sources.row-icon',
    'dashboard.sources.row-name',
    'dashboard.sources.row-badge',
    'dashboard.sources.row-last-sync',
    'dashboard.sources.row-no-sync',
    'dashboard.sources.skeletons',
    'dashboard.sources.add',
    'dashboard.sources.menu',
    'dashboard.sources.menu-delete-red',
    'sources.sync-now.request',
    'sources.delete.confirm',
  )
  const json = [
    source('gmail', { status: 'connected', lastSync: ago(5 * minute + 1_000) }),
    source('twitter'),
  ]
  await signUp()
  await replaceAnswer(page, path, { json })
  const held = await holdCall(page, path)
  await page.goto('/dashboard')
  const panel = page.getByRole('region', { name: 'Data Sources', exact: true })
  await expect(panel.getByRole('heading', { name: 'Data Sources' })).toBeVisible()
  await expect(panel.getByText('Manage your connected integrations')).toBeVisible()
  await expect(panel.locator('[data-skeleton-row]')).toHaveCount(5)
  held.release()
  // The held call continues to the server, which has no source.
  await expect(panel.getByText('No data sources yet')).toBeVisible()
  await page.reload()
  await expect(cardOf(page, 'Gmail')).toContainText('Last sync: 5 minutes ago')
  await expect(cardOf(page, 'Gmail').getByText('Connected', { exact: true })).toBeVisible()
  await expect(cardOf(page, 'Twitter/X')).toContainText('Connection failed')
  await expect(cardOf(page, 'Twitter/X').getByText('Disconnected')).toBeVisible()
  const colours = await page.evaluate(
    `[...document.querySelectorAll('[data-source-type]')].map((icon) => getComputedStyle(icon).color)`,
  )
  expect(new Set(z.array(z.string()).parse(colours)).size).toBe(2)

  await actionsOf(page, 'Gmail').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Configure', 'Sync Now', 'Delete'])
  const remove = page.getByRole('menuitem', { name: 'Delete' })
  await expect(remove).toHaveClass(/text-destructive/)
  await remove.click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText('Are you sure you want to delete this data source?')
  await confirm.getByRole('button', { name: 'Cancel' }).click()

  const changes = watchCalls(page, 'PATCH', `${path}/src_gmail`)
  await replaceAnswer(page, `${path}/src_gmail`, { json: json[0] })
  await actionsOf(page, 'Gmail').click()
  await page.getByRole('menuitem', { name: 'Sync Now' }).click()
  await expect(noticesOf(page)).toContainText('Sync started')
  expect(changes[0]?.postDataJSON()).toEqual({ lastSync: expect.any(String) })
  await actionsOf(page, 'Gmail').click()
  await page.getByRole('menuitem', { name: 'Configure' }).click()
  await dialogOf(page).getByLabel('Name').fill('Work mail')
  await dialogOf(page).getByLabel('App Password').fill('abcd efgh ijkl mnop')
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialogOf(page)).toBeHidden()
  expect(changes[1]?.postDataJSON()).toEqual({
    name: 'Work mail',
    credentials: { password: 'abcd efgh ijkl mnop' },
  })
  await panel.getByRole('button', { name: 'Add New Data Source' }).click()
  await expect(dialogOf(page).getByRole('heading', { name: 'Add Data Source' })).toBeVisible()
})
