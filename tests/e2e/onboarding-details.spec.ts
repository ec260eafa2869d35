import { sourceList } from '#shared/sources.ts'
import { pdfFile, type FileInTest } from './files.ts'
import { expect, test } from './fixtures.ts'
import { chat, statement } from './source-files.ts'
import { expectNoViolations } from './violations.ts'
import { chooserOf, headingOf, nextOf, stepOf, walkTo } from './wizard.ts'

const bill = pdfFile('bill.pdf', [['The electricity bill is 61.80 euros.']])

test('entered details are checked in place, survive a reload without their secrets, and connect', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  await page.goto('/onboarding')
  await walkTo(page, 3, 'Gmail', 'Bank of America', 'Facebook')
  await expect(page).toHaveURL('/onboarding?step=credentials')
  const details = page.getByRole('list', { name: 'Connection details' })
  const partOf = (name: string) =>
    details.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const check = async (name: string, text: string) => {
    await partOf(name).getByRole('textbox').or(partOf(name).locator('input')).first().fill(text)
    await partOf(name)
      .getByRole('button', { name: `Check ${name}` })
      .click()
  }
  await check('Gmail', 'ada@gmail.com')
  await expect(partOf('Gmail')).toContainText('The app password is missing')
  await check('Facebook', 'ada@example.org')
  await expect(partOf('Facebook')).toContainText('Facebook gives everything as an export')
  await check('Bank of America', 'hunter2')
  await expect(partOf('Bank of America')).toContainText('it will not be kept')
  await partOf('Bank of America').locator('input').fill('')

  const addTo = async (name: string, file: FileInTest) => {
    const choosing = page.waitForEvent('filechooser')
    await partOf(name)
      .getByRole('button', { name: `Add export file of ${name}` })
      .click()
    await (await choosing).setFiles([file])
  }
  await addTo('Bank of America', chat)
  await expect(partOf('Bank of America')).toContainText('of WhatsApp and not of Bank of America')
  await expect(nextOf(page)).toBeDisabled()
  await addTo('Bank of America', statement)
  await expect(partOf('Bank of America')).toContainText('statement.ofx:')
  await expectNoViolations(page, 'connection details')

  // No secret is stored on the device.
  await partOf('Gmail').locator('input').fill('ada@gmail.com abcd efgh ijkl mnop')
  await partOf('Facebook')
    .locator('input')
    .fill(`EAAB${'x'.repeat(40)}`)
  expect(
    await page.evaluate('JSON.stringify(sessionStorage) + JSON.stringify(localStorage)'),
  ).not.toMatch(/efgh|EAAB/)
  await page.getByRole('link', { name: 'Documents', exact: true }).first().click()
  await expect(headingOf(page, 'Documents')).toBeVisible()
  await page.goBack()
  await expect(partOf('Gmail').locator('input')).toHaveValue('ada@gmail.com abcd efgh ijkl mnop')
  await page.reload()
  await expect(partOf('Gmail').locator('input')).toHaveValue('ada@gmail.com')
  await expect(partOf('Gmail')).toContainText('Secrets are not kept over a reload')
  await expect(partOf('Facebook')).toContainText('Secrets are not kept over a reload')
  await expect(partOf('Bank of America')).toContainText('statement.ofx:')
  await expect(nextOf(page)).toBeDisabled()
  await partOf('Facebook').locator('input').fill('ada@example.org')
  await nextOf(page).click()
  await chooserOf(page).setInputFiles([bill])
  await page.goBack()
  await expect(stepOf(page, 3)).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(page.getByText('Choose again: bill.pdf')).toBeVisible()
  await page.goto('/onboarding')
  await expect(stepOf(page, 4)).toBeVisible()
  await nextOf(page).click()

  const toConnect = page.getByRole('region', { name: 'What will be connected' })
  await expect(toConnect).toContainText('statement.ofx will be imported')
  await expect(toConnect).toContainText('The app password is missing')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page).toHaveURL('/chat')
  const summary = page.getByRole('region', { name: 'Your sources' })
  const rowOf = (name: string) => summary.getByRole('listitem').filter({ hasText: name })
  await expect(rowOf('Bank of America')).toContainText('Connected', { timeout: 90_000 })
  await expect(rowOf('Gmail')).toContainText('The details to sign in are incomplete')
  await expect(rowOf('Facebook')).toContainText('Nothing is imported yet')
  const sources = sourceList.parse(await (await api.get('/api/data-sources')).json())
  expect(sources.find(({ type }) => type === 'bank_of_america')?.counts?.transactions).toBe(2)
  await expectNoViolations(page, 'the sources after the setup')
  await summary.getByRole('button', { name: 'Hide your sources' }).click()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible()
  await expect(summary).toHaveCount(0)
})
