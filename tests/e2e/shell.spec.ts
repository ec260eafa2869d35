import { expect, requirement, test } from './fixtures.ts'

const entries = [
  ['Ask Anything', '/', 'shell.nav.ask'],
  ['Dashboard', '/dashboard', 'shell.nav.dashboard'],
  ['Data Sources', '/data-sources', 'shell.nav.data-sources'],
  ['Documents', '/documents', 'shell.nav.documents'],
  ['Analytics', '/analytics', 'shell.nav.analytics'],
  ['Admin', '/admin', 'shell.nav.admin'],
] as const

test('the side navigation links to every screen and marks the current one', async ({
  page,
  signInAsAdmin,
}) => {
  requirement('shell.nav.icons', 'shell.nav.current', ...entries.map(([, , id]) => id))
  await signInAsAdmin()
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of entries) {
    const entry = navigation.getByRole('link', { name, exact: true })
    await expect(entry.locator('svg')).toBeVisible()
    await entry.click()
    await expect(page).toHaveURL(path)
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(navigation.locator('[aria-current]')).toHaveCount(1)
  }
})

test('the side navigation names its icons, links home and gives a contact', async ({
  page,
  signInAsAdmin,
}) => {
  requirement('shell.nav.tooltips', 'shell.home-link', 'shell.contact.tooltip')
  await signInAsAdmin()
  await page.goto('/documents')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const [name] of entries) {
    await navigation.getByRole('link', { name, exact: true }).hover()
    // The first move may still be over the last tooltip's text.
    await navigation.getByRole('link', { name, exact: true }).hover({ position: { x: 9, y: 9 } })
    await expect(page.getByRole('tooltip', { name, exact: true })).toBeVisible()
  }
  const contact = navigation.getByRole('link', { name: 'Contact' })
  await contact.hover()
  await contact.hover({ position: { x: 9, y: 9 } })
  await expect(page.getByRole('tooltip', { name: 'hello@trove.example' })).toBeVisible()
  const home = navigation.getByRole('link', { name: 'Home' })
  const [top, bottom] = [await home.boundingBox(), await contact.boundingBox()]
  const others = await navigation.getByRole('link', { name: 'Admin' }).boundingBox()
  expect(top?.y).toBeLessThan(others?.y ?? 0)
  expect(bottom?.y).toBeGreaterThan(others?.y ?? Infinity)
  await home.click()
  await expect(page).toHaveURL('/')
})

const screens = [
  ['/', 'Ask Anything', 'shell.route.root'],
  ['/ask-anything', 'Ask Anything', 'shell.route.ask-anything'],
  ['/dashboard', 'Dashboard', 'shell.route.dashboard'],
  ['/query-builder', 'Query Builder', 'shell.route.query-builder'],
  ['/documents', 'Documents', 'shell.route.documents'],
  ['/analytics', 'Analytics', 'shell.route.analytics'],
  ['/admin', 'Admin Dashboard', 'shell.route.admin'],
] as const

test('the addresses of the screens open them', async ({ page, signInAsAdmin }) => {
  requirement(...screens.map(([, , id]) => id))
  await signInAsAdmin()
  for (const [path, name] of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
})

test('an unknown address shows the 404 page', async ({ page }) => {
  requirement('not-found.any-path', 'not-found.title', 'not-found.hint')
  for (const path of ['/no-such-page', '/documents-of-no-one/1']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('a small screen has a top bar whose menu slides over @mobile', async ({ page }) => {
  requirement(
    'shell.mobile.top-bar',
    'shell.mobile.menu-opens',
    'shell.mobile.close-backdrop',
    'shell.mobile.close-button',
    'ask.header.desktop-only',
  )
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(page.getByRole('heading', { level: 1, name: 'Ask Anything' })).toBeVisible()
  await expect(navigation).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeHidden()
  const menu = page.getByRole('button', { name: 'Menu' })

  await menu.tap()
  for (const [name] of entries.slice(0, 5)) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect(navigation).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.tap()
  await expect(navigation).toBeVisible()
  await page.touchscreen.tap(370, 500)
  await expect(navigation).toBeHidden()

  await menu.tap()
  await navigation.getByRole('link', { name: 'Dashboard' }).tap()
  await expect(page).toHaveURL('/dashboard')
  await expect(navigation).toBeHidden()
})

test('a wide screen has no top bar', async ({ page }) => {
  requirement('ask.header.desktop-only', 'shell.mobile.top-bar')
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})
