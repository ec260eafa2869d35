import { expect, test } from './fixtures.ts'
import { cardOf } from './sources.ts'
import { expectNoViolations } from './violations.ts'

test.slow()
const slow = { timeout: 180_000 }

const screens = [
  ['Dashboard', 'Dashboard'],
  ['Data Sources', 'Data Sources'],
  ['Documents', 'Documents'],
  ['Analytics', 'Analytics'],
  ['Chat', 'Chat'],
  ['Money', 'Money'],
  ['People', 'People'],
  ['Health', 'Health'],
  ['Timeline', 'Timeline'],
  ['Query Builder', 'Query Builder'],
] as const

test('three clicks lead to a right answer with evidence, and a guest may open every screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByText('Every answer shows its source.')).toBeVisible()
  await page.getByRole('button', { name: 'Load the sample' }).click()
  const bar = page.getByRole('region', { name: 'Sample data' })
  await expect(bar).toBeVisible(slow)
  await page.getByRole('button', { name: 'How much did I spend on groceries last month?' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer).toContainText(/\$\d/, slow)
  await expect(answer.getByRole('button', { name: 'Source 1' }).first()).toBeVisible()

  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const [name, title] of screens) {
    const entry = navigation.getByRole('link', { name, exact: true })
    await expect(entry).toContainText(name)
    await entry.click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await navigation.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today).toContainText('You have spent', slow)
  await today.getByRole('button', { name: /^Dismiss: You have spent/ }).click()
  await expect(today).not.toContainText('You have spent')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(today).toContainText('You have spent')

  await navigation.getByRole('link', { name: 'Data Sources', exact: true }).click()
  await page.getByRole('button', { name: 'Add Data Source' }).first().click()
  const wall = page.getByRole('dialog')
  await expect(wall.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await expect(wall).toContainText('An account keeps what you connect')
})

test('a guest loads the sample, asks, opens the source, sees it marked after signing up, and removes it', async ({
  page,
  signUp,
}) => {
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Sample data' })
  const offer = page.getByRole('button', { name: 'Load the sample' })
  await expect(offer).toBeVisible()
  await expect(bar).toBeHidden()
  await offer.click()
  await expect(bar).toContainText('Mara Ellison (fictional)', slow)
  await expect(offer).toBeHidden()

  const input = page.getByPlaceholder('Ask anything...')
  await input.fill('Find the mail with the boarding pass')
  await input.press('Enter')
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer).toContainText('Boarding pass NB 482', slow)
  await expectNoViolations(page, 'an answer from the sample')
  await answer.getByRole('button', { name: 'Source 1' }).first().click()
  const source = page.getByRole('dialog', { name: 'Boarding pass NB 482' })
  await expect(source).toContainText('Seat 14A, gate B7')
  await page.keyboard.press('Escape')
  await expect(answer.getByRole('button', { name: 'Source 1' }).first()).toBeFocused()

  await signUp()
  await page.goto('/data-sources')
  const mail = cardOf(page, 'Mara’s mail')
  await expect(mail.getByText('Sample', { exact: true })).toBeVisible()
  await expect(mail).toContainText('sync, import or configure')
  await expect(mail.getByRole('button', { name: /Configure|Import files/ })).toBeHidden()
  await mail.getByRole('button', { name: 'Actions for Mara’s mail' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Delete'])
  await page.keyboard.press('Escape')
  await expectNoViolations(page, 'the sources of the sample')

  // It stays in view: the data below belongs to nobody.
  await page.mouse.wheel(0, 2_000)
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Remove the sample data' }).click()
  await expect(bar).toBeHidden(slow)
  await expect(page.getByRole('heading', { name: 'No data sources yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load the sample' })).toBeVisible()
})
