import { z } from 'zod'
import { sourceView } from '#shared/sources.ts'
import { replaceAnswer, watchCalls } from './calls.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'
import { actionsOf, broken, cardOf, destructiveOf, source, sourcesPath as path } from './sources.ts'
import { expectNoViolations } from './violations.ts'

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const minute = 60_000
const hour = 60 * minute

test('a card shows the source, its status and how it connects', async ({ page, signUp }) => {
  requirement(
    'shell.route.data-sources',
    'sources.grid',
    'sources.card.icon',
    'sources.card.name',
    'sources.card.last-sync',
    'sources.card.badge',
    'sources.card.menu',
    'sources.card.error-note',
    'sources.card.account-id',
    'sources.badge.connected',
    'sources.badge.error',
    'sources.badge.disconnected',
    'sources.connects-by.linkedin',
    'sources.connects-by.facebook',
    'sources.connects-by.bank-of-america',
  )
  const json = [
    source('gmail', { status: 'connected', lastSync: ago(5 * hour) }),
    source('whatsapp', { status: 'connected', lastSync: ago(20 * minute) }),
    source('twitter', { status: 'error', lastSync: ago(73 * hour), reason: 'The token expired.' }),
    source('linkedin', { reason: 'Nothing was fetched.' }),
    source('facebook'),
    source('bank_of_america'),
  ]
  await signUp()
  await replaceAnswer(page, path, { json })
  await page.goto('/data-sources')
  await expect(page.getByRole('heading', { level: 1, name: 'Data Sources' })).toBeVisible()
  for (const { name, config, type } of json) {
    await expect(cardOf(page, name).getByRole('heading', { name })).toBeVisible()
    await expect(cardOf(page, name)).toContainText(config.accountId)
    await expect(cardOf(page, name).locator(`[data-source-type=${type}] svg`)).toBeVisible()
  }
  const texts = { Gmail: '5 hours ago', WhatsApp: 'Just now', 'Twitter/X': '3 days ago' }
  for (const [name, text] of Object.entries(texts)) {
    await expect(cardOf(page, name).getByText(`Last sync: ${text}`)).toBeVisible()
  }
  await expect(cardOf(page, 'LinkedIn').getByText('Never synced', { exact: true })).toBeVisible()

  const badges = await badgesOf(page)
  const colourOf = (label: string): Colour => {
    const badge = badges.find(([text]) => text === label)
    if (!badge) throw new Error(`No badge reads ${label}`)
    return badge[1]
  }
  const [greenRed, green, greenBlue] = colourOf('Connected')
  expect(green).toBeGreaterThan(Math.max(greenRed, greenBlue) + 20)
  const [red, redGreen, redBlue] = colourOf('Error')
  expect(red).toBeGreaterThan(Math.max(redGreen, redBlue) + 60)
  const grey = colourOf('Disconnected')
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(30)

  const note = 'Connection failed. Please check your credentials.'
  await expect(page.getByText(note)).toHaveCount(1)
  await expect(cardOf(page, 'Twitter/X').getByText(note)).toBeVisible()
  await expect(cardOf(page, 'Twitter/X')).toContainText('The token expired.')
  await expect(cardOf(page, 'LinkedIn')).toContainText('Nothing was fetched.')
  await expect(cardOf(page, 'LinkedIn')).toContainText(
    'The LinkedIn data export file, not the password',
  )
  await expect(cardOf(page, 'Facebook')).toContainText(
    'The access token or the Facebook export file, not the password',
  )
  await expect(cardOf(page, 'Bank of America')).toContainText(
    /SimpleFIN.* or a statement export file, not the bank password/,
  )

  await actionsOf(page, 'Gmail').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Sync Now', 'Delete'])
  await page.keyboard.press('Escape')
  await cardOf(page, 'Gmail').getByText('How to get it').click()
  await expect(cardOf(page, 'Gmail').getByRole('listitem').first()).toContainText('2-Step')
  await expectNoViolations(page, 'Data Sources')
})

type Colour = readonly [red: number, green: number, blue: number]

/** The badges on the page: their text, and the colour rendered by the browser. */
async function badgesOf(page: Page): Promise<(readonly [label: string, colour: Colour])[]> {
  const badges: unknown = await page.evaluate(`(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    return [...document.querySelectorAll('[data-status]')].map((badge) => {
      context.fillStyle = getComputedStyle(badge).color
      context.fillRect(0, 0, 1, 1)
      return [badge.textContent, [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)]
    })
  })()`)
  const colour = z.tuple([z.number(), z.number(), z.number()])
  return z.array(z.tuple([z.string(), colour])).parse(badges)
}

test('a source is synced and deleted from its menu', async ({ page, signUp, api, server }) => {
  requirement(
    'sources.sync-now.request',
    'sources.sync-now.shown',
    'sources.delete.confirm',
    'sources.delete.confirmed',
    'sources.delete.declined',
    'errors.source.update',
    'errors.source.delete',
  )
  await signUp()
  const { name, type, config } = source('twitter')
  const created = await api.post(path, {
    data: {
      name,
      type,
      config: { ...config, credentials: { username: '@ada', bearerToken: 'AAAA' } },
    },
    headers: { origin: server.url },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = sourceView.parse(await created.json())
  await page.goto('/data-sources')
  await expect(cardOf(page, name).getByText('Never synced')).toBeVisible()

  await page.route(`**${path}/${id}`, (route) => route.fulfill(broken), { times: 1 })
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Sync Now' }).click()
  await expect(destructiveOf(page)).toContainText('Failed to update data source')
  const syncs = watchCalls(page, 'PATCH', `${path}/${id}`)
  const before = Date.now()
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Sync Now' }).click()
  await expect(cardOf(page, name).getByText('Just now')).toBeVisible()
  expect(syncs).toHaveLength(1)
  const sent = z.strictObject({ lastSync: z.string() }).parse(syncs[0]?.postDataJSON())
  expect(Math.abs(new Date(sent.lastSync).getTime() - before)).toBeLessThan(minute)

  const deletions = watchCalls(page, 'DELETE', `${path}/${id}`)
  const confirm = page.getByRole('alertdialog')
  const askToDelete = async () => {
    await actionsOf(page, name).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(confirm).toContainText('Are you sure you want to delete this data source?')
  }
  await askToDelete()
  await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(confirm).toBeHidden()
  expect(deletions).toEqual([])
  await page.route(`**${path}/${id}`, (route) => route.fulfill(broken), { times: 1 })
  await askToDelete()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(destructiveOf(page)).toContainText('Failed to delete data source')
  await expect(cardOf(page, name)).toBeVisible()
  await askToDelete()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(cardOf(page, name)).toHaveCount(0)
  await expect(page.getByText('No data sources yet')).toBeVisible()
  expect(deletions).toHaveLength(2)
})
