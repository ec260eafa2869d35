import { replaceAnswer, watchCalls } from './calls.ts'
import { expect, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const rowOf = (page: Page, email: string) => page.getByRole('listitem', { name: email })

/** Finds a person by email and opens an action on their account, up to the confirmation. */
async function manage(page: Page, email: string, item: string) {
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
  await rowOf(page, email)
    .getByRole('button', { name: `Manage ${email}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  return dialog
}

test('an admin disables a person, who is told so, and enables them with a reset link', async ({
  page,
  signUp,
  signInAsAdmin,
  context,
}) => {
  const ada = await signUp()
  await context.clearCookies()
  await signInAsAdmin()
  await page.goto('/admin')
  await manage(page, ada.email, 'Disable account')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Nothing of theirs is deleted')
  await expectNoViolations(page, 'disabling somebody')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, ada.email)).not.toContainText('Disabled')
  await manage(page, ada.email, 'Disable account')
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(rowOf(page, ada.email)).toContainText('Disabled')
  expect(new URL(page.url()).searchParams.get('q')).toBe(ada.email)

  await context.clearCookies()
  await expect(await logIn(page, ada)).toContainText('This account is disabled.')

  await signInAsAdmin()
  await page.goto('/admin')
  await manage(page, ada.email, 'Enable account')
  await question.getByRole('button', { name: 'Enable' }).click()
  await expect(rowOf(page, ada.email)).not.toContainText('Disabled')
  await manage(page, ada.email, 'Reset link')
  await expect(question).toContainText('can then read everything that this person keeps here')
  await question.getByRole('button', { name: 'Make the link' }).click()
  const shown = page.getByRole('dialog', { name: `Reset link for ${ada.email}` })
  const link = await shown.locator('code').innerText()
  await expectNoViolations(page, 'a reset link')
  await shown.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(link)).toHaveCount(0)

  await context.clearCookies()
  const { pathname, hash } = new URL(link)
  await page.goto(`${pathname}${hash}`)
  await page.getByLabel('New password').fill('a brand new password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible()
  const dialog = await logIn(page, { ...ada, password: 'a brand new password' })
  await expect(dialog).toBeHidden()
})

test('another admin is appointed and removed, and an admin cannot disable themselves', async ({
  page,
  signUp,
  signInAsAdmin,
  context,
}) => {
  const ada = await signUp()
  await context.clearCookies()
  await signInAsAdmin()
  await page.goto('/admin')
  await manage(page, ada.email, 'Make admin')
  await page.getByRole('button', { name: 'Make admin' }).click()
  await expect(rowOf(page, ada.email)).toContainText('Admin')
  await manage(page, ada.email, 'No longer admin')
  await page.getByRole('button', { name: 'No longer admin' }).click()
  await expect(rowOf(page, ada.email)).not.toContainText('Admin')

  await page.getByRole('searchbox', { name: 'Search by email' }).fill('admin@trove.example')
  await page.keyboard.press('Enter')
  const own = rowOf(page, 'admin@trove.example')
  await expect(own).toContainText('You')
  await own.getByRole('button', { name: 'Manage admin@trove.example' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Limits', 'Reset link'])
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(ada.email)
  await manage(page, ada.email, 'Limits')
  const limits = page.getByRole('dialog', { name: `Limits of ${ada.email}` })
  await limits.getByLabel('Questions a day').fill('25')
  await limits.getByRole('button', { name: 'Save limits' }).click()
  await expect(limits).toBeHidden()
  await manage(page, ada.email, 'Limits')
  await expect(limits.getByLabel('Questions a day')).toHaveValue('25')
  await expect(limits.getByLabel('Documents')).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('nobody-of-this-name')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('failed jobs are listed without content, retried and dismissed', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  const ids = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
  const failed = [
    { id: ids[0], kind: 'process-document', tries: 4, error: 'TypeError' },
    { id: ids[1], kind: 'run-source', tries: 1, error: 'Error < Error ECONNRESET' },
  ].map((job) => ({ ...job, failedAt: new Date().toISOString() }))
  await replaceAnswer(page, '/api/admin/jobs', { json: { jobs: failed, total: 2 } })
  await replaceAnswer(page, `/api/admin/jobs/${ids[0]}/retry`, { json: { success: true } })
  const retried = watchCalls(page, 'POST', `/api/admin/jobs/${ids[0]}/retry`)
  const dismissed = watchCalls(page, 'DELETE', `/api/admin/jobs/${ids[1]}`)
  await page.goto('/admin')
  const jobs = page.getByRole('region', { name: 'Failed Jobs' })
  const job = jobs.getByRole('listitem', { name: 'Reading a document' })
  await expect(job).toContainText('tried 4 times')
  await expect(job).toContainText('TypeError')
  await job.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The job is waiting to run again.')).toBeVisible()
  expect(retried).toHaveLength(1)
  // The server does not know this job, and says so.
  await jobs.getByRole('button', { name: 'Dismiss: Fetching or importing a source' }).click()
  await expect(page.getByText('This job is no longer among the failed ones.')).toBeVisible()
  expect(dismissed).toHaveLength(1)
  await page.unrouteAll()
  await page.reload()
  await expect(jobs).toContainText('No job has failed in the last day.')
})
