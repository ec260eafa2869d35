import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.use({ locale: 'de-DE' })

test('a German browser sees German, and English once that is chosen in Settings', async ({
  page,
  signUp,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Frag alles' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectNoViolations(page, 'German')

  await signUp()
  await page.goto('/account')
  await page.getByLabel('Sprache der Seite').selectOption('English')
  await expect(page.getByRole('heading', { name: 'Dates and numbers' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.reload()
  await expect(page.getByLabel('Language of the page')).toHaveValue('en')
  await page.getByLabel('Language of the page').selectOption('Automatic (Deutsch)')
  await expect(page.getByLabel('Sprache der Seite')).toHaveValue('')
})

test('a refusal of the server is in German too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Anmelden' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-Mail').fill('nobody@trove.example')
  await dialog.getByLabel('Passwort', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog.getByText('E-Mail oder Passwort ist falsch.')).toBeVisible()
})
