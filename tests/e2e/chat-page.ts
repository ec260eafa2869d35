import type { Page } from './fixtures.ts'

/** Elements of the Chat screen. */
export const inputOf = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
export const messagesOf = (page: Page) =>
  page.getByRole('log', { name: 'Messages' }).locator('[data-role]')
export const noticesOf = (page: Page) =>
  page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
export const promptsOf = (page: Page) =>
  page.getByRole('list', { name: 'Suggested prompts' }).getByRole('button')

export async function say(page: Page, text: string): Promise<void> {
  await inputOf(page).fill(text)
  await inputOf(page).press('Enter')
}
