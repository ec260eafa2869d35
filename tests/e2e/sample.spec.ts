import { expect, test } from './fixtures.ts'
import { cardOf } from './sources.ts'
import { expectNoViolations } from './violations.ts'

test.slow()
const slow = { timeout: 60_000 }

test('a guest tries the sample, asks, opens the source, sees it marked after signing up, and removes it', async ({
  page,
  signUp,
}) => {
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Sample data' })
  const offer = page.getByRole('button', { name: 'Try it with sample data' })
  await expect(offer).toBeVisible()
  await expect(bar).toBeHidden()
  await offer.click()
  await expect(bar).toContainText('Mara Ellison, who does not exist', slow)
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

  // It stays in view: what is seen below is of nobody.
  await page.mouse.wheel(0, 2_000)
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Remove the sample data' }).click()
  await expect(bar).toBeHidden(slow)
  await expect(page.getByRole('heading', { name: 'No data sources yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it with sample data' })).toBeVisible()
})
