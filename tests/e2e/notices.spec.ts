import { expect, requirement, test, type Page } from './fixtures.ts'

const regionOf = (page: Page) => page.getByRole('region', { name: /Notices/ })
const noticesOf = (page: Page) => regionOf(page).getByRole('listitem')

/** Stops the page's clock at a moment in the future. */
async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

test('one notice shows at a time, for five seconds, no wider than 420px', async ({
  page,
  signUp,
}) => {
  requirement('notices.one', 'notices.replace', 'notices.duration', 'notices.max-width')
  await signUp()
  await page.clock.install()
  await page.goto('/documents')
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await expect(search).toBeVisible()
  await stopClock(page)
  await search.click()
  await expect(noticesOf(page)).toHaveText(/Please enter a search query/)
  const box = await regionOf(page).getByRole('list').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(420)

  await page.clock.runFor(3_000)
  await page
    .getByLabel('Documents to upload')
    .first()
    .setInputFiles({ name: 'tune.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('x') })
  await expect(noticesOf(page)).toHaveText(/File type not supported/)
  await expect(noticesOf(page)).toHaveCount(1)

  // The second notice gets its own five seconds.
  await page.clock.runFor(4_900)
  await expect(noticesOf(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(noticesOf(page)).toHaveCount(0)
})

const leave = (page: Page) => page.mouse.move(720, 460)

test('a tooltip opens after 700 ms, and the next one at once', async ({ page }) => {
  requirement('tooltips.open-delay', 'tooltips.skip-delay')
  await page.clock.install()
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const first = navigation.getByRole('link', { name: 'Dashboard' })
  const second = navigation.getByRole('link', { name: 'Documents' })
  await expect(first).toBeVisible()
  await stopClock(page)
  await first.hover()
  await page.clock.runFor(690)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(page.getByRole('tooltip', { name: 'Dashboard' })).toBeAttached()

  await leave(page)
  await page.clock.runFor(200)
  await second.hover()
  await page.clock.runFor(20)
  await expect(page.getByRole('tooltip', { name: 'Documents' })).toBeAttached()

  await leave(page)
  await page.clock.runFor(100)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(400)
  await first.hover()
  await page.clock.runFor(690)
  await expect(page.getByRole('tooltip', { name: 'Dashboard' })).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(page.getByRole('tooltip', { name: 'Dashboard' })).toBeAttached()
})

test('typing in a menu finds an entry, and starts over after a second', async ({
  page,
  signUp,
}) => {
  requirement('tooltips.type-ahead')
  const { name } = await signUp()
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name }).click()
  const signOut = page.getByRole('menuitem', { name: 'Sign out' })
  await expect(signOut).toBeVisible()
  await stopClock(page)
  await page.keyboard.type('sign')
  await page.clock.runFor(50)
  await expect(signOut).toBeFocused()
  await page.clock.runFor(800)
  // Still the same word: no entry begins with "signa".
  await page.keyboard.type('a')
  await page.clock.runFor(50)
  await expect(signOut).toBeFocused()
  await page.clock.runFor(1_000)
  await page.keyboard.type('a')
  await page.clock.runFor(50)
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused()
})

test('the button of a fading menu opens it again', async ({ page, signUp }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { name } = await signUp()
  await page.goto('/')
  const button = page.getByRole('button', { name })
  await button.click()
  await expect(page.getByRole('menu')).toBeVisible()
  // So slow that the menu stays visible during the check.
  await page.addStyleTag({ content: '[role=menu] { animation-duration: 60s !important }' })
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=menu][data-state=closed]')).toBeVisible()
  await button.click()
  await expect(page.locator('[role=menu][data-state=open]')).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a submenu opens after 100 ms of hover', async ({ page, signUp }) => {
  requirement('tooltips.submenu-delay')
  const { name } = await signUp()
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name }).click()
  const entry = page.getByRole('menuitem', { name: 'Theme' })
  await expect(entry).toBeVisible()
  await stopClock(page)
  await entry.hover()
  const choices = page.getByRole('menuitemradio')
  await page.clock.runFor(90)
  await expect(choices).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(choices.first()).toBeAttached()
})
