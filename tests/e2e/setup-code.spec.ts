import { resolve } from 'node:path'
import { expect, test as base } from './fixtures.ts'
import { startServer } from './server.ts'

/** A server that others on the network can reach, without an account yet. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // Playwright reads which fixtures are wanted from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({
        HOST: '0.0.0.0',
        MODEL_CACHE_DIR: resolve('.cache/models'),
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('on a server on the network, the first account requires the code in its log, the next one none', async ({
  page,
  server,
}) => {
  const dialog = page.getByRole('dialog')
  const fill = async (email: string) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await dialog.getByLabel('Full Name').fill('Eve Example')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery')
  }
  expect(server.log()).toContain('refused until PUBLIC_URL names')
  await fill('eve@trove.example')
  const field = dialog.getByLabel('Setup code')
  await expect(field).toHaveAccessibleDescription(/in the server’s log/)
  await field.fill('aaaa-bbbb-cccc')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByText('Wrong setup code.')).toBeVisible()
  await field.fill(/setup code: (\S+)/.exec(server.log())?.[1] ?? '')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Trove' })).toBeVisible()

  await page.context().clearCookies()
  await fill('eva@trove.example')
  await expect(field).toBeHidden()
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Trove' })).toBeVisible()
})
