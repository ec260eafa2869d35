import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.slow()
const slow = { timeout: 180_000 }

test('a guest with the sample sees trends, goes back in time, and opens the document of a lab result', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Load the sample' }).click()
  await expect(page.getByRole('region', { name: 'Sample data' })).toBeVisible(slow)
  await page.getByRole('link', { name: 'Health', exact: true }).first().click()
  const steps = page.getByRole('region', { name: 'Steps', exact: true })
  await expect(steps).toContainText('a day on average', slow)
  await expect(steps).toContainText('than in the 30 days before')
  await expect(page.getByRole('region', { name: 'Workouts' })).toContainText('Running')
  await expectNoViolations(page, 'health')

  await page.getByRole('button', { name: 'Week' }).click()
  await expect(steps).toContainText('than in the week before')
  await page.getByRole('button', { name: 'Earlier' }).click()
  await expect(page).toHaveURL(/range=week&until=\d{4}-\d\d-\d\d/)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('button', { name: 'Later' })).toBeDisabled()

  const labs = page.getByRole('list', { name: 'Lab results' })
  const vitamin = labs.getByRole('listitem').filter({ hasText: 'Vitamin D' }).first()
  await expect(vitamin).toContainText('Low')
  await vitamin.getByRole('button', { name: 'Vitamin D' }).click()
  await expect(page.getByRole('dialog')).toContainText('Lab results', slow)
})

test('a person without health data is told where it comes from', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/health')
  await expect(page.getByText('No health data yet')).toBeVisible(slow)
  await expect(page.getByRole('link', { name: 'Go to Data Sources' })).toBeVisible()
})
