import { expect, test } from 'vitest'
import { createAuthenticator } from '#tests/authenticator.ts'
import { ada, ben, openAccounts } from './fixtures.ts'

const { email, password } = ada
const origin = 'https://trove.example'
const home = '198.51.100.7'

type Trove = Awaited<ReturnType<typeof openAccounts>>
type Browser = ReturnType<Trove['browser']>

const logIn = (browser: Browser, given: string, from: string) =>
  browser.call('/api/auth/email/login', { json: { email, password: given }, from })

async function open() {
  const trove = await openAccounts({ PUBLIC_URL: origin })
  const browser = trove.browser()
  await browser.become('/api/auth/email/signup', { json: ada, method: 'POST' })
  return Object.assign(trove, { laptop: browser })
}

/** More than thirty wrong passwords by strangers, from six addresses. */
async function attack(trove: Trove) {
  for (let i = 0; i < 36; i++) {
    const answer = await logIn(trove.browser(), `wrong ${i}`, `192.0.2.${i % 6}`)
    expect(answer.status).toBe(401)
  }
  trove.clock.waited = 0
}

test("strangers' wrong passwords neither refuse nor delay the right one in a known browser", async () => {
  await using trove = await open()
  await trove.laptop.call('/api/auth/logout', { method: 'POST' })
  await attack(trove)
  // Even from an address that the strangers used.
  expect((await logIn(trove.laptop, password, '192.0.2.1')).status).toBe(200)
  expect(trove.clock.waited).toBe(0)
})

test('meanwhile an unknown browser is slowed down, but not refused', async () => {
  await using trove = await open()
  await attack(trove)
  expect((await logIn(trove.browser(), password, home)).status).toBe(200)
  expect(trove.clock.waited).toBeGreaterThan(0)
  expect(trove.clock.waited).toBeLessThanOrEqual(30_000)
})

test('a passkey signs in whatever passwords were tried, even from the same address', async () => {
  await using trove = await open()
  const phone = createAuthenticator({ origin })
  const path = '/api/account/passkeys'
  const options = await (await trove.laptop.call(`${path}/options`, { json: { password } })).json()
  const json = { name: 'Phone', credential: phone.make(options) }
  expect((await trove.laptop.call(path, { json })).status).toBe(201)
  await attack(trove)
  for (let i = 0; i < 40; i++) {
    await trove.browser().call('/api/auth/password/reset', {
      json: { token: 'x', password: 'long enough' },
      from: '192.0.2.1',
    })
  }
  const browser = trove.browser()
  const from = '192.0.2.1'
  const asked = await browser.call('/api/auth/passkey/options', { method: 'POST', from })
  const credential = phone.use(await asked.json())
  expect((await browser.call('/api/auth/passkey', { json: { credential }, from })).status).toBe(200)
  expect(trove.clock.waited).toBe(0)
  // From now on that browser is known.
  await browser.call('/api/auth/logout', { method: 'POST' })
  expect((await logIn(browser, password, from)).status).toBe(200)
  expect(trove.clock.waited).toBe(0)
})

test('a signed-in person confirms with the password at once, whatever strangers try', async () => {
  await using trove = await open()
  await attack(trove)
  const begun = await trove.laptop.call('/api/account/second-factor', {
    json: { password },
    from: '192.0.2.1',
  })
  expect(begun.status).toBe(200)
  expect(trove.clock.waited).toBe(0)
})

test('the cookie belongs to this browser and account, is signed, and the page cannot read it', async () => {
  await using trove = await open()
  const answer = await logIn(trove.browser(), password, home)
  const line = answer.headers.getSetCookie().find((each) => each.startsWith('trove.browser='))
  expect(line).toMatch(/; HttpOnly/)
  expect(line).toMatch(/; Secure/)
  expect(line).toMatch(/; SameSite=Lax/)
  expect(decodeURIComponent(line ?? '')).not.toContain(email)
  const own = trove.laptop.cookies.get('trove.browser') ?? ''
  const [browser = '', signature = ''] = own.split('.')
  await attack(trove)
  const another = trove.browser()
  await another.call('/api/auth/email/signup', { json: ben })
  const forged = [
    another.cookies.get('trove.browser') ?? '',
    `${browser}.${another.cookies.get('trove.browser')?.split('.')[1]}`,
    `${'A'.repeat(24)}.${signature}`,
    `${browser}.`,
    browser,
    '',
    '....',
  ]
  for (const value of forged) {
    trove.clock.waited = 0
    const stranger = trove.browser()
    stranger.cookies.set('trove.browser', value)
    await logIn(stranger, 'a wrong one', '192.0.2.1')
    expect([value, trove.clock.waited > 0]).toEqual([value, true])
  }
})

test('a browser is known to each person who uses it', async () => {
  await using trove = await open()
  const shared = trove.laptop
  await shared.call('/api/auth/logout', { method: 'POST' })
  await shared.call('/api/auth/email/signup', { json: ben })
  await shared.call('/api/auth/logout', { method: 'POST' })
  await attack(trove)
  expect((await logIn(shared, password, '192.0.2.1')).status).toBe(200)
  expect(trove.clock.waited).toBe(0)
})

test('a known browser cannot guess for ever either', async () => {
  await using trove = await open()
  for (let i = 0; i < 20; i++) await logIn(trove.laptop, `wrong ${i}`, home)
  expect(trove.clock.waited).toBeGreaterThan(30_000)
})
