import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'
import { nextTotpCode, totpCode } from '#tests/totp.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const sectionOf = (page: Page, title: string) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
    .last()
    .locator('..')

/** People who have completed the wizard stay on the page where they log in. */
async function leaveWizard(api: APIRequestContext) {
  expect((await api.post('/api/onboarding/leave')).ok()).toBe(true)
}

async function logOut(page: Page) {
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

const isLoggedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Ada Example' })).toBeVisible()

test('a person turns on two-factor authentication, logs in with codes, and turns it off', async ({
  page,
  signUp,
  api,
}) => {
  const person = await signUp()
  await leaveWizard(api)
  await page.goto('/account')
  const section = sectionOf(page, 'Two-factor authentication')
  const dialog = dialogOf(page)
  await section.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The current password is wrong')
  await dialog.getByLabel('Your password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Wrong code')
  await expectNoViolations(page, 'the key of a second factor')
  await dialog.getByLabel('Code from the app').fill(totpCode(key))
  await page.keyboard.press('Enter')
  const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section).toContainText('10 recovery codes are left')

  await logOut(page)
  await enterPassword(page, person)
  await expectNoViolations(page, 'asking for a code')
  await dialog.getByLabel('Code', { exact: true }).fill(nextTotpCode(key))
  await dialog.getByRole('checkbox', { name: 'Trust this browser for 30 days' }).check()
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await isLoggedIn(page)
  // The browser is trusted now, so the password is enough.
  await api.post('/api/auth/logout')
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await isLoggedIn(page)

  await logOut(page)
  await enterPassword(page, person)
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await isLoggedIn(page)
  await page.goto('/account')
  await expect(section).toContainText('9 recovery codes are left')
  await section.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('a passkey is added, logs in, is renamed and removed', async ({
  page,
  signUp,
  api,
  context,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const { password } = await signUp()
  await leaveWizard(api)
  await page.goto('/account')
  const dialog = dialogOf(page)
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Add passkey' }).click()
  }
  await add('My phone')
  await expect(passkeys.getByRole('listitem')).toContainText('Added just now, never used')
  await add('The same again')
  await expect(dialog.getByRole('alert')).toContainText('already has a passkey for your account')
  await expectNoViolations(page, 'adding a passkey')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await logOut(page)
  await dialog.getByRole('button', { name: 'Log in with a passkey' }).click()
  await isLoggedIn(page)
  await page.goto('/account')
  const row = passkeys.getByRole('listitem')
  await expect(row).toContainText('used just now')
  await row.getByRole('button', { name: 'Rename My phone' }).click()
  await row.getByLabel('New name of My phone').fill('Old phone')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Remove Old phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await logOut(page)
  await dialog.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No account here has this passkey')
})

test('a person sees their sessions, logs out others, and chooses the format of dates', async ({
  page,
  signUp,
  browser,
  server,
}) => {
  const { email, password } = await signUp()
  const others = await Promise.all(
    ['Firefox/145.0', 'Version/18.1 Safari/605.1'].map(async (name) => {
      const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) ${name}`
      const other = await browser.newContext({ userAgent, baseURL: server.url })
      const answer = await other.request.post('/api/auth/email/login', {
        data: { email, password },
      })
      expect(answer.ok()).toBe(true)
      return other
    }),
  )
  const whoIs = async (other: (typeof others)[number]) =>
    (await (await other.request.get('/api/me')).json()) as unknown
  await page.goto('/account')
  const rows = page.getByRole('list', { name: 'Browsers' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'This one' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Log out Firefox on macOS' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Safari on macOS' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Log out all others' }).click()
  await expect(rows).toHaveCount(1)
  for (const other of others) {
    expect(await whoIs(other)).toBeNull()
    await other.close()
  }

  const zone = page.getByLabel('Time zone')
  await expect(zone.getByRole('option', { selected: true })).toHaveText('Automatic (UTC)')
  await expect(page.getByLabel('Language of dates and numbers')).toContainText(
    'Automatic (English (United States))',
  )
  await zone.selectOption('Asia/Kolkata')
  await page.getByLabel('Language of dates and numbers').selectOption('German (Germany)')
  const started = rows.locator('[title]')
  const before = (await started.getAttribute('title')) ?? ''
  await page.getByRole('button', { name: 'Save dates and numbers' }).click()
  await expect(started).not.toHaveAttribute('title', before)
  await expect(started).toHaveAttribute('title', / um \d\d:\d\d$/)
  await page.reload()
  await expect(zone).toHaveValue('Asia/Kolkata')
  await expect(started).toHaveAttribute('title', / um \d\d:\d\d$/)
  await expectNoViolations(page, 'the account page')
})
