import { replaceAnswer } from './calls.ts'
import { expect, requirement, test } from './fixtures.ts'

test('the ten latest searches are one key away', async ({ page, signUp }) => {
  requirement('documents.search.history-size', 'documents.search.history-keys')
  await signUp()
  await page.goto('/documents')
  await replaceAnswer(page, '/api/search', { json: { results: [] } })
  const searchBox = page.getByRole('searchbox', { name: 'Search documents' })
  const results = page.getByRole('region', { name: 'Search results' })
  const texts = Array.from({ length: 11 }, (_, index) => `search ${index}`)
  for (const text of texts) {
    await searchBox.fill(text)
    await searchBox.press('Enter')
    await expect(results).toContainText(text)
  }
  // Ten entries are kept: "search 0" was the eleventh.
  for (const text of texts.slice(1).toReversed()) {
    await searchBox.press('ArrowUp')
    await expect(searchBox).toHaveValue(text)
  }
  await searchBox.press('ArrowUp')
  await expect(searchBox).toHaveValue('search 1')
  await searchBox.press('ArrowDown')
  await expect(searchBox).toHaveValue('search 2')
  // The second key comes before the page has rendered the first one's step.
  const press = `document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))`
  await page.evaluate(`${press}; ${press}`)
  await expect(searchBox).toHaveValue('search 4')
})
