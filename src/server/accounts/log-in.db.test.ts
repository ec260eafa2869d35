import { expect, test } from 'vitest'
import { sessions, users } from '#server/db/tables.ts'
import { requirement } from '#tests/requirement.ts'
import { ada, openAccounts } from './fixtures.ts'

const { email, password } = ada

test("a person who signed up logs in again and is signed in by the response's cookie", async () => {
  requirement('auth.login.works')
  await using trove = await openAccounts()
  const signedUp = await trove.browser().call('/api/auth/email/signup', { json: ada })
  const browser = trove.browser()
  const json = { email: ' ADA@Example.org ', password }
  const answer = await browser.call('/api/auth/email/login', { json })
  expect(answer.status).toBe(200)
  const person = await answer.json()
  expect(person).toEqual(await signedUp.json())
  expect(await browser.me()).toEqual(person)
})

test('resources prepared at sign-in are released when the last browser signs out', async () => {
  await using trove = await openAccounts()
  const [laptop, phone, guest] = [trove.browser(), trove.browser(), trove.browser()]
  await guest.become('/api/visit')
  await guest.call('/api/auth/logout', { method: 'POST' })
  expect(trove.signedIn).toEqual([])
  const { id } = await laptop.become('/api/auth/email/signup', { json: ada })
  await phone.become('/api/auth/email/login', { json: { email, password } })
  expect(trove.signedIn).toEqual([id, id])
  trove.signedOut.length = 0
  await laptop.call('/api/auth/logout', { method: 'POST' })
  expect(trove.signedOut).toEqual([])
  await phone.call('/api/auth/logout', { method: 'POST' })
  expect(trove.signedOut).toEqual([id])
})

test('an unknown email and a wrong password get the same response', async () => {
  requirement('api.auth.error')
  await using trove = await openAccounts()
  await trove.browser().call('/api/auth/email/signup', { json: ada })
  for (const json of [
    { email, password: 'wrong password' },
    { email: 'nobody@example.org', password },
    { email: 'no address', password },
  ]) {
    const browser = trove.browser()
    const answer = await browser.call('/api/auth/email/login', { json })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: 'Wrong email or password.',
      code: 'login.wrong',
    })
    expect(await browser.me()).toBeNull()
  }
})

test('guessing a password is slowed down for that account and address, and recovers with time', async () => {
  await using trove = await openAccounts()
  await trove.browser().call('/api/auth/email/signup', { json: ada })
  const logIn = (given: string, from: string) =>
    trove.browser().call('/api/auth/email/login', { json: { email, password: given }, from })
  const wrong = await Promise.all(
    Array.from({ length: 5 }, () => logIn('a wrong one', '192.0.2.9')),
  )
  expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  expect(trove.clock.waited).toBe(0)
  expect((await logIn('a wrong one', '192.0.2.9')).status).toBe(401)
  const waited = trove.clock.waited
  expect(waited).toBeGreaterThan(0)
  expect((await logIn(password, '192.0.2.10')).status).toBe(200)
  expect(trove.clock.waited).toBe(waited)
  trove.clock.ahead += 10 * 60_000
  expect((await logIn(password, '192.0.2.9')).status).toBe(200)
  expect(trove.clock.waited).toBe(waited)
})

test('correct log-ins are never slowed down', async () => {
  await using trove = await openAccounts()
  await trove.browser().call('/api/auth/email/signup', { json: ada })
  for (let i = 0; i < 8; i++) {
    const answer = await trove
      .browser()
      .call('/api/auth/email/login', { json: { email, password } })
    expect(answer.status).toBe(200)
  }
})

test('a guest who logs in takes their data along, and the guest is removed', async () => {
  await using trove = await openAccounts()
  const { id } = await trove.browser().become('/api/auth/email/signup', { json: ada })
  const browser = trove.browser()
  const guest = await browser.become('/api/visit')
  await browser.call('/api/auth/email/login', { json: { email, password } })
  expect(trove.adopted).toEqual([[guest.id, id]])
  expect(trove.deleted).toEqual([guest.id])
  expect(await browser.me()).toMatchObject({ id })
  expect(await trove.db.auth.$count(users)).toBe(1)
})

test('a wrong password leaves the guest unchanged', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const guest = await browser.become('/api/visit')
  await browser.call('/api/auth/email/login', { json: { email, password } })
  expect(await browser.me()).toEqual(guest)
})

test('logging out ends the session on the server', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  await browser.call('/api/auth/email/signup', { json: ada })
  const before = new Map(browser.cookies)
  expect((await browser.call('/api/auth/logout', { method: 'POST' })).status).toBe(200)
  expect(await browser.me()).toBeNull()
  const copy = trove.browser()
  for (const [name, value] of before) copy.cookies.set(name, value)
  expect(await copy.me()).toBeNull()
})

test('a disabled account is reported once the password is right, and its sessions do not work', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  await browser.call('/api/auth/email/signup', { json: ada })
  await trove.db.auth.update(users).set({ disabled: true })
  expect(await browser.me()).toBeNull()
  const wrong = { email, password: 'wrong password' }
  expect((await browser.call('/api/auth/email/login', { json: wrong })).status).toBe(401)
  const answer = await browser.call('/api/auth/email/login', { json: { email, password } })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({
    error: 'This account is disabled. Please ask an admin.',
    code: 'account.disabled',
  })
})

test('the session cookie is inaccessible to scripts and other sites, and lasts 30 days', async () => {
  await using trove = await openAccounts()
  const answer = await trove.browser().call('/api/auth/email/signup', { json: ada })
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^trove\.session_token=/)
  expect(cookie.split('; ').slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Lax',
  ])
})

test('the session cookie is sent over https only if the site uses https', async () => {
  await using trove = await openAccounts({ PUBLIC_URL: 'https://trove.example.org' })
  const browser = trove.browser()
  const answer = await browser.call('/api/auth/email/signup', { json: ada })
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^__Secure-trove\.session_token=.*; Secure(;|$)/)
  expect(await browser.me()).toMatchObject({ email })
})

test('a session is extended while in use and expires otherwise', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  await browser.call('/api/auth/email/signup', { json: ada })
  const expireIn = (ms: number) =>
    trove.db.auth.update(sessions).set({ expiresAt: new Date(Date.now() + ms) })
  await expireIn(3_600_000)
  const answer = await browser.call('/api/me')
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=.*Max-Age=2592000/)
  const [row] = await trove.db.auth.select().from(sessions)
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 86_400_000)
  await expireIn(-1000)
  expect(await browser.me()).toBeNull()
})

test('a made-up session cookie is not accepted', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  await browser.call('/api/auth/email/signup', { json: ada })
  const [row] = await trove.db.auth.select().from(sessions)
  const thief = trove.browser()
  // The database does not contain the key that signs cookies.
  for (const value of [row?.token ?? '', `${row?.token}.c2lnbmF0dXJl`, '', 'x.y']) {
    thief.cookies.set('trove.session_token', encodeURIComponent(value))
    expect(await thief.me()).toBeNull()
  }
})

test('another site can neither sign a person in nor act on their behalf', async () => {
  await using trove = await openAccounts()
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://trove.example.evil.example' },
  ]) {
    const answer = await trove.browser().call('/api/auth/email/signup', { json: ada, headers })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'request.foreign_origin' })
  }
  expect(await trove.db.auth.$count(users)).toBe(0)
  for (const headers of [
    { origin: 'https://trove.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://trove.example' },
    {},
  ]) {
    const json = { email: 'nobody@example.org', password }
    const answer = await trove.browser().call('/api/auth/email/login', { json, headers })
    expect(answer.status).toBe(401)
  }
})
