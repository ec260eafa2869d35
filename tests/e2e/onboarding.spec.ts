import { randomUUID } from 'node:crypto'
import { person } from '#shared/accounts.ts'
import { sourceList } from '#shared/sources.ts'
import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { csvFile, pdfFile } from './files.ts'
import { expect, requirement, test } from './fixtures.ts'
import { broken, destructiveOf, noticesOf } from './sources.ts'
import { expectNoViolations } from './violations.ts'
import { backOf, chooserOf, headingOf, nextOf, stepOf, uploadPath, walkTo } from './wizard.ts'

const completePath = '/api/onboarding/complete'

const bill = pdfFile('bill.pdf', [['The electricity bill is 61.80 euros.']])
const card = csvFile('card.csv', [
  ['Date', 'Amount'],
  ['2025-01-02', 9.5],
])

test('a new person sees the wizard after signing up, and not again', async ({ page, context }) => {
  requirement('auth.onboarding-follows', 'onboarding.steps', 'onboarding.step-label')
  const email = `eve-${randomUUID().slice(0, 8)}@trove.example`
  const password = 'correct horse battery'
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill('Eve Example')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/onboarding')
  await expect(stepOf(page, 1)).toBeVisible()
  // Every screen stays reachable.
  await page.goto('/')
  await expect(page.getByText('0/500')).toBeVisible()
  await expect(page).toHaveURL('/')

  const logIn = async (path: string) => {
    await context.clearCookies()
    await page.goto(path)
    const open = page.getByRole('button', { name: 'Log in' })
    if (path === '/') await open.click()
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
  }
  await logIn('/documents')
  await expect(stepOf(page, 1)).toBeVisible()
  const left = page.waitForResponse('**/api/onboarding/leave')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  expect((await left).ok()).toBe(true)
  await expect(page).toHaveURL('/documents')
  await logIn('/')
  await expect(page.getByRole('button', { name: 'Eve Example' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the wizard also follows a social login, but not the mere opening of a page', async ({
  page,
  signUp,
}) => {
  requirement('auth.onboarding-follows')
  // Replaces the provider, which signs in a new person and redirects the browser back.
  await page.route(/\/api\/auth\/google/, async (route) => {
    await signUp()
    const body = '<script>location.replace("/")</script>'
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(stepOf(page, 1)).toBeVisible()
  await expect(page).toHaveURL('/onboarding')
  await page.goto('/dashboard')
  await expect(headingOf(page, 'Dashboard')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Ada Example' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the five steps add up to a hundred percent, and each shows when it can be left', async ({
  page,
  signUp,
}) => {
  requirement(
    'shell.route.onboarding',
    'onboarding.steps',
    'onboarding.step-label',
    'onboarding.progress.bar',
    'onboarding.progress.maximum',
    'onboarding.back.button',
    'onboarding.back.disabled-first',
    'onboarding.next.button',
    'onboarding.next.welcome',
    'onboarding.next.data-sources',
    'onboarding.next.credentials',
    'onboarding.next.documents',
    'onboarding.welcome.privacy-note',
    'onboarding.data-sources.select',
    'onboarding.types',
    'onboarding.credentials.details',
    'onboarding.credentials.bank-masked',
    'onboarding.complete.all-set',
    'onboarding.complete.sample-questions',
    'onboarding.complete.button',
  )
  await signUp()
  await page.goto('/onboarding')
  const bar = page.getByRole('progressbar')
  const expectStep = async (position: number) => {
    await expect(stepOf(page, position)).toBeVisible()
    await expect(bar).toHaveAttribute('aria-valuenow', String(position * 20))
    await expect(bar).toHaveAttribute('aria-valuemax', '100')
  }
  await expectStep(1)
  await expect(headingOf(page, 'Welcome to Trove')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Privacy' })).toContainText(
    'Your data will be scraped, vectorized, and stored securely for personalized AI assistance. All credentials are encrypted.',
  )
  await expect(backOf(page)).toBeDisabled()
  await nextOf(page).click()

  await expectStep(2)
  const offered = page.getByRole('checkbox')
  await expect(offered).toHaveCount(5)
  const names = ['google', 'facebook', 'linkedin', 'bank_of_america', 'gmail']
  for (const [index, name] of names.entries()) {
    await expect(offered.nth(index)).toHaveAttribute('name', name)
  }
  await expect(page.getByRole('checkbox', { name: 'Google Analytics' })).toBeVisible()
  await expect(nextOf(page)).toBeDisabled()
  await page.getByText('Gmail', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Bank of America' }).check()
  await nextOf(page).click()

  await expectStep(3)
  const details = page.getByRole('list', { name: 'Connection details' })
  await expect(details.locator('input')).toHaveCount(2)
  await expect(nextOf(page)).toBeDisabled()
  await details.getByLabel('Gmail address').fill('ada@trove.example')
  const bank = details.getByLabel(/^Account/)
  await expect(bank).toHaveAttribute('type', 'password')
  await bank.fill('   ')
  await expect(nextOf(page)).toBeDisabled()
  await bank.fill('checking')
  await nextOf(page).click()

  await expectStep(4)
  await expect(nextOf(page)).toBeEnabled()
  await backOf(page).click()
  await expectStep(3)
  await expect(details.getByLabel('Gmail address')).toHaveValue('ada@trove.example')
  await nextOf(page).click()
  const uploads = watchCalls(page, 'POST', uploadPath)
  await nextOf(page).click()

  await expectStep(5)
  expect(uploads).toEqual([])
  await expect(headingOf(page, 'You are all set')).toBeFocused()
  const samples = page.getByRole('region', { name: 'What you could ask first' })
  expect(await samples.getByRole('button').count()).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeEnabled()
  await expect(nextOf(page)).toHaveCount(0)
})

test('completing the setup adds the sources and opens the chat', async ({ page, signUp, api }) => {
  requirement(
    'onboarding.complete.submits',
    'onboarding.complete.success-notice',
    'onboarding.complete.navigates',
    'api.onboarding.complete-sources',
    'api.onboarding.complete-count',
    'errors.onboarding.complete',
  )
  await signUp()
  await page.goto('/onboarding')
  await walkTo(page, 4, 'LinkedIn', 'Google Analytics')
  await chooserOf(page).setInputFiles([bill, card])
  await nextOf(page).click()
  await expect(stepOf(page, 5)).toBeVisible()
  const calls = watchCalls(page, 'POST', completePath)
  await page.route(`**${completePath}`, (route) => route.fulfill(broken), { times: 1 })
  const button = page.getByRole('button', { name: 'Complete Setup' })
  await button.click()
  await expect(destructiveOf(page)).toContainText('Setup Error')
  await expect(destructiveOf(page)).toContainText(
    'There was an issue completing your setup. Please try again.',
  )
  const held = await holdCall(page, completePath)
  await button.click()
  await expect(button).toBeDisabled()
  held.release()
  await expect(page).toHaveURL('/chat')
  await expect(noticesOf(page)).toContainText('Welcome to Trove')
  await expect(noticesOf(page)).toContainText(
    'Your personalization setup is complete. You can now start asking questions.',
  )
  expect(calls.at(-1)?.postDataJSON()).toEqual({
    dataSources: [
      { type: 'google', credentials: 'ada@trove.example' },
      { type: 'linkedin', credentials: 'ada@trove.example' },
    ],
    documentsCount: 2,
  })
  const sources = sourceList.parse(await (await api.get('/api/data-sources')).json())
  expect(sources.map(({ type }) => type)).toEqual(['google', 'linkedin'])
  expect(person.parse(await (await api.get('/api/me')).json()).onboarding).toBe(false)
})

test('a sample question completes the setup and is passed to the chat', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/onboarding')
  await walkTo(page, 5, 'Facebook')
  await replaceAnswer(page, completePath, { json: { success: true } })
  const samples = page.getByRole('region', { name: 'What you could ask first' })
  const question = await samples.getByRole('button').first().innerText()
  await samples.getByRole('button').first().click()
  await expect(page).toHaveURL((url) => url.pathname === '/chat')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(question)
})

test('the wizard has no accessibility violation on a small screen @mobile', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/onboarding')
  await expect(stepOf(page, 1)).toBeVisible()
  await expectNoViolations(page, 'welcome')
  await walkTo(page, 2, 'Gmail', 'Bank of America')
  await expectNoViolations(page, 'data sources')
  await nextOf(page).click()
  await expectNoViolations(page, 'credentials')
})
