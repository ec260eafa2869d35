import type { Page } from './fixtures.ts'

export const uploadPath = '/api/onboarding/upload-documents'
export const nextOf = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const backOf = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
export const stepOf = (page: Page, position: number) =>
  page.getByText(`Step ${position} of 5`, { exact: true })
export const selectedOf = (page: Page) => page.getByRole('list', { name: 'Selected files' })
export const chooserOf = (page: Page) => page.getByLabel('Documents to upload')
export const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Advances to a step, with these sources selected and their details filled in. */
export async function walkTo(page: Page, position: 2 | 3 | 4 | 5, ...sources: string[]) {
  await nextOf(page).click()
  for (const name of sources) await page.getByRole('checkbox', { name }).check()
  if (position === 2) return
  await nextOf(page).click()
  if (position === 3) return
  for (const field of await page
    .getByRole('list', { name: 'Connection details' })
    .locator('input')
    .all()) {
    await field.fill('ada@trove.example')
  }
  await nextOf(page).click()
  if (position === 5) await nextOf(page).click()
}
