import { randomUUID } from 'node:crypto'
import { errorBody } from '#shared/errors.ts'
import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { expect, requirement, test, type APIRequestContext, type Page } from './fixtures.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const newEmail = () => `eve-${randomUUID().slice(0, 8)}@trove.example`

/** People who have completed the wizard stay on the page where they log in. */
async function leaveWizard(api: APIRequestContext) {
  expect((await api.post('/api/onboarding/leave')).ok()).toBe(true)
}

async function openSignUp(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign up' }).click()
}

async function fillSignUp(page: Page, email: string, password: string) {
  await dialogOf(page).getByLabel('Full Name').fill('Eve Example')
  await dialogOf(page).getByLabel('Email').fill(email)
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(password)
}

test('the auth dialog opens on request with everything needed to sign in', async ({ page }) => {
  requirement(
    'auth.dialog.states',
    'auth.dialog.tabs',
    'ask.header.login',
    'auth.login.heading',
    'auth.login.google',
    'auth.login.apple',
    'auth.login.fields',
    'auth.login.password-toggle',
    'auth.validation.email-type',
  )
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  const dialog = dialogOf(page)
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('tab')).toHaveText(['Log In', 'Sign Up'])
  await expect(dialog.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue with Apple' })).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('signing up sends the three fields, signs in and reloads the page', async ({ page }) => {
  requirement(
    'ask.header.signup',
    'auth.signup.heading',
    'auth.signup.social',
    'auth.signup.fields',
    'auth.signup.submit',
    'auth.signup.request',
    'auth.signup.submitting-label',
    'auth.submitting-disabled',
    'auth.success-closes',
    'auth.success-reloads',
    'auth.validation.email-type',
  )
  await openSignUp(page)
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(dialog.getByRole('heading', { name: 'Create account' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue with Apple' })).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(3)
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  const email = newEmail()
  await fillSignUp(page, email, 'correct horse battery')

  const calls = watchCalls(page, 'POST', '/api/auth/email/signup')
  const held = await holdCall(page, '/api/auth/email/signup')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  const reloaded = page.waitForEvent('domcontentloaded')
  held.release()
  await reloaded
  await expect(dialog).toBeHidden()
  // Signed in, and redirected to the wizard.
  await expect(page.getByRole('heading', { name: 'Welcome to Trove' })).toBeVisible()
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    { name: 'Eve Example', email, password: 'correct horse battery' },
  ])
})

test('logging in sends email and password, and logging out ends it', async ({
  page,
  signUp,
  api,
}) => {
  requirement(
    'auth.login.submit',
    'auth.login.request',
    'auth.login.submitting-label',
    'auth.submitting-disabled',
    'auth.success-closes',
    'auth.success-reloads',
  )
  const { email, password, name } = await signUp()
  await leaveWizard(api)
  await page.goto('/')
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  const calls = watchCalls(page, 'POST', '/api/auth/email/login')
  const held = await holdCall(page, '/api/auth/email/login')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  const reloaded = page.waitForEvent('domcontentloaded')
  held.release()
  await reloaded
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name })).toBeVisible()
  expect(calls.map((call) => call.postDataJSON())).toEqual([{ email, password }])
})

test('a refused sign-in is explained inside the dialog', async ({ page, signUp, context }) => {
  requirement('auth.failure.server-text', 'auth.validation.nothing-else')
  const { email } = await signUp()
  await context.clearCookies()
  await openSignUp(page)
  const dialog = dialogOf(page)
  // The page does not validate a hopeless password, so the server's own message appears.
  await fillSignUp(page, newEmail(), 'x')
  const answered = page.waitForResponse('**/api/auth/email/signup')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  const signUpError = errorBody.parse(await (await answered).json())
  await expect(dialog.getByRole('alert')).toHaveText(signUpError.error)

  await dialog.getByRole('tab', { name: 'Log In' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('y')
  const refused = page.waitForResponse('**/api/auth/email/login')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  const logInError = errorBody.parse(await (await refused).json())
  await expect(dialog.getByRole('alert')).toHaveText(logInError.error)
})

test('a failed sign-in without a message says that it failed', async ({ page }) => {
  requirement('auth.failure.fallback-text')
  await replaceAnswer(page, '/api/auth/email/login', { status: 500, body: '' })
  await replaceAnswer(page, '/api/auth/email/signup', { status: 502, body: '<h1>Bad gateway</h1>' })
  await openSignUp(page)
  const dialog = dialogOf(page)
  await fillSignUp(page, newEmail(), 'correct horse battery')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Authentication failed')
  await dialog.getByRole('tab', { name: 'Log In' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('whatever it is')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Authentication failed')
})

test('a log-in that has to wait says so, and continues automatically', async ({
  page,
  signUp,
  api,
}) => {
  const { email, password, name } = await signUp()
  await leaveWizard(api)
  await page.goto('/')
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  // The server's response while strangers are guessing passwords.
  const json = { error: 'Your place in line is kept.', code: 'login.slow_down' }
  await page.route('**/api/auth/email/login', (route) => route.fulfill({ status: 429, json }), {
    times: 1,
  })
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('status')).toContainText('waiting its turn')
  await expect(dialog.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name })).toBeVisible()
})

test('social login leaves the page for the provider, and says if none is configured', async ({
  page,
}) => {
  requirement('auth.social.google-redirect', 'auth.social.apple-redirect')
  for (const [provider, path] of [
    ['Google', '/api/auth/google'],
    ['Apple', '/api/auth/apple'],
  ] as const) {
    for (const tab of ['Log In', 'Sign Up']) {
      await page.goto('/')
      await page.getByRole('button', { name: 'Log in' }).click()
      const dialog = dialogOf(page)
      await dialog.getByRole('tab', { name: tab }).click()
      const calls = watchCalls(page, 'GET', path)
      await dialog.getByRole('button', { name: `Continue with ${provider}` }).click()
      // Back again: this installation has no provider configured.
      await expect(dialog.getByRole('alert')).toContainText('not set up here')
      expect(calls.map((call) => call.isNavigationRequest())).toEqual([true])
    }
  }
})

test('a forgotten password is replaced through the link in the log', async ({
  page,
  signUp,
  server,
  context,
}) => {
  const { email } = await signUp()
  await context.clearCookies()
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send reset link' }).click()
  await expect(dialog.getByText('can find the link in the server’s log')).toBeVisible()
  const link = () => /https?:\/\/\S+\/reset-password[^\s"\\]*/.exec(server.log())?.[0]
  await expect.poll(link).toBeDefined()
  await page.goto(new URL(link() ?? '').href.replace(/^https?:\/\/[^/]+/, server.url))
  await page.getByLabel('New password').fill('a brand new password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('button', { name: 'Log in' }).last().click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('a brand new password')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Ada Example' })).toBeVisible()
})

test('a person changes the password and then deletes the account', async ({ page, signUp }) => {
  const { password, email } = await signUp()
  await page.goto('/account')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('another good password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('region', { name: /Notices/ })).toContainText('Password changed')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const confirm = page.getByRole('alertdialog')
  // After a refusal the page asks who is logged in, and may hear of it only after the deletion.
  const held = await holdCall(page, '/api/me')
  await confirm.getByLabel('Your password').fill('not the password')
  await confirm.getByRole('button', { name: 'Delete account' }).click()
  await expect(confirm.getByRole('alert')).toBeVisible()
  await confirm.getByLabel('Your password').fill('another good password')
  await confirm.getByRole('button', { name: 'Delete account' }).click()
  await expect(confirm.getByText('Everything you stored is deleted')).toBeVisible()
  held.release()
  await expect(confirm.getByText('Everything you stored is deleted')).toBeVisible()
  await confirm.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('another good password')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
})

test('a page for signed-in people asks a visitor for an account, and opens after logging in', async ({
  page,
  signUp,
  context,
  api,
}) => {
  const { email, password } = await signUp()
  await leaveWizard(api)
  await context.clearCookies()
  await page.goto('/documents')
  const dialog = dialogOf(page)
  await dialog.getByRole('tab', { name: 'Log In' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  await expect(page).toHaveURL('/documents')
})
