import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/tables.ts'
import { requirement } from '#tests/requirement.ts'
import { ada, ben, openAccounts } from './fixtures.ts'
import { readWholeDatabase, tablesWith } from './whole-database.fixtures.ts'

test("a visitor signs up and is signed in by the response's cookie", async () => {
  requirement('auth.signup.works')
  await using trove = await openAccounts()
  const browser = trove.browser()
  expect(await browser.me()).toBeNull()
  const answer = await browser.call('/api/auth/email/signup', { json: ada })
  expect(answer.status).toBe(201)
  const person = await answer.json()
  expect(person).toEqual({
    id: expect.stringMatching(/^[a-z0-9]+$/),
    name: ada.name,
    email: ada.email,
    role: 'admin',
    onboarding: true,
  })
  expect(await browser.me()).toEqual(person)
})

test('an email in use is refused in upper or lower case, with a message', async () => {
  requirement('api.auth.error')
  await using trove = await openAccounts()
  await trove.browser().call('/api/auth/email/signup', { json: ada })
  const browser = trove.browser()
  const answer = await browser.call('/api/auth/email/signup', {
    json: { ...ben, email: ` ${ada.email.toUpperCase()}` },
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    error: 'There is already an account with this email.',
    code: 'email.taken',
  })
  expect(await browser.me()).toBeNull()
  expect(await trove.db.auth.$count(users)).toBe(1)
})

test('of two simultaneous sign-ups with one email, one succeeds', async () => {
  await using trove = await openAccounts()
  const answers = await Promise.all(
    [ada, { ...ben, email: ada.email }].map((json) =>
      trove.browser().call('/api/auth/email/signup', { json }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await trove.db.auth.$count(users)).toBe(1)
})

test('invalid entries are refused with a clear message', async () => {
  await using trove = await openAccounts()
  const refusals: [object, string, RegExp][] = [
    [{ email: 'nobody' }, 'email.invalid', /^Please enter a valid email address.$/],
    [{ email: '' }, 'email.invalid', /valid email/],
    [{ email: `${'a'.repeat(320)}@example.org` }, 'email.invalid', /valid email/],
    [{ password: '1234567' }, 'password.too_short', /at least 8 characters/],
    [{ password: 'x'.repeat(129) }, 'password.too_long', /at most 128 characters/],
    [{ name: ' \u0000 ' }, 'name.missing', /^Please enter your name.$/],
    [{ name: 'x'.repeat(201) }, 'name.too_long', /at most 200/],
    [{ email: 7 }, 'request.invalid', /email/],
  ]
  for (const [change, code, text] of refusals) {
    const json = { ...ada, ...change }
    const answer = await trove.browser().call('/api/auth/email/signup', { json })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.stringMatching(text), code })
  }
  expect(await trove.db.auth.$count(users)).toBe(0)
})

test('a guest who signs up remains the same person with the same key', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const guest = await browser.become('/api/visit')
  expect(guest).toEqual({ id: expect.any(String), name: '', role: 'guest', onboarding: false })
  const asGuest = new Map(browser.cookies)
  const key = (await trove.vault.keysOf(guest.id)).content
  const person = await browser.become('/api/auth/email/signup', { json: ada })
  expect(person.id).toBe(guest.id)
  trove.vault.forget(guest.id)
  expect((await trove.vault.keysOf(guest.id)).content).toEqual(key)
  expect(trove.adopted).toEqual([])
  // A copy of the guest's session gives no access to the account.
  const thief = trove.browser()
  for (const [name, value] of asGuest) thief.cookies.set(name, value)
  expect(await thief.me()).toBeNull()
  expect(await browser.me()).toEqual(person)
})

test('files that a visitor sends simultaneously belong to one guest', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  await browser.me()
  const cookies = new Map(browser.cookies)
  const guests = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const tab = trove.browser()
      for (const [name, value] of cookies) tab.cookies.set(name, value)
      return tab.become('/api/visit')
    }),
  )
  expect(new Set(guests.map(({ id }) => id)).size).toBe(1)
  const stranger = await trove.browser().become('/api/visit')
  expect(stranger.id).not.toBe(guests[0]?.id)
})

test('one network cannot fill the database with guests', async () => {
  await using trove = await openAccounts()
  const arrive = (from: string) => trove.browser().call('/api/visit', { method: 'POST', from })
  const statuses: number[] = []
  for (let i = 0; i < 62; i++) statuses.push((await arrive('198.51.100.5')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  const refused = await arrive('198.51.100.5')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'guests.limited' })
  expect((await arrive('198.51.100.6')).status).toBe(200)
})

test('a visitor who returns after signing up and logging out is a new guest', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  await browser.me()
  const first = await browser.become('/api/visit')
  await browser.call('/api/auth/email/signup', { json: ada })
  await browser.call('/api/auth/logout', { method: 'POST' })
  const second = await browser.become('/api/visit')
  expect(second.role).toBe('guest')
  expect(second.id).not.toBe(first.id)
})

test('of many simultaneous sign-ups exactly one is the admin', async () => {
  await using trove = await openAccounts()
  await trove.browser().call('/api/visit', { method: 'POST' })
  const people = await Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const json = { ...ada, email: `person${i}@example.org` }
      return trove.browser().become('/api/auth/email/signup', { json })
    }),
  )
  expect(people.filter(({ role }) => role === 'admin')).toHaveLength(1)
  expect(people.filter(({ role }) => role === 'user')).toHaveLength(7)
})

test('ADMIN_EMAILS names further admins, and nobody else reaches admin pages', async () => {
  await using trove = await openAccounts({ ADMIN_EMAILS: 'Ben@Example.org' })
  const roles = []
  for (const person of [ada, ben, { ...ben, email: 'cleo@example.org' }]) {
    const browser = trove.browser()
    await browser.call('/api/auth/email/signup', { json: person })
    roles.push((await browser.me())?.role, (await browser.call('/api/admin-only')).status)
  }
  expect(roles).toEqual(['admin', 200, 'admin', 200, 'user', 403])
  const guest = trove.browser()
  expect((await guest.call('/api/admin-only')).status).toBe(401)
  await guest.call('/api/visit', { method: 'POST' })
  expect((await guest.call('/api/admin-only')).status).toBe(401)
})

test("no table contains a person's name, password, browser or address in plain text", async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const headers = { 'user-agent': 'Quokkabrowser/9' }
  await browser.call('/api/auth/email/signup', { json: ada, headers, from: '198.51.100.77' })
  await browser.call('/api/account', { method: 'PATCH', json: { name: 'Ada Wrenfield' }, headers })
  expect(await browser.me()).toMatchObject({ name: 'Ada Wrenfield' })
  const contents = await readWholeDatabase(trove.connection)
  for (const text of [
    'Quillfeather',
    'Wrenfield',
    ada.password,
    'Quokkabrowser',
    '198.51.100.77',
  ]) {
    expect(tablesWith(contents, text)).toEqual([])
  }
  expect(tablesWith(contents, ada.email)).toEqual(['trove.users'])
  expect(trove.lines.join('')).not.toMatch(/Quillfeather|Wrenfield|ada@example|correct horse/)
})

test('only people with an account can change their name', async () => {
  await using trove = await openAccounts()
  const guest = trove.browser()
  await guest.call('/api/visit', { method: 'POST' })
  const change = { method: 'PATCH', json: { name: 'Somebody' } }
  expect((await guest.call('/api/account', change)).status).toBe(401)
})

test('the site reports what is configured', async () => {
  await using trove = await openAccounts({
    CONTACT_EMAIL: 'hello@example.org',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  expect(await (await trove.browser().call('/api/site')).json()).toEqual({
    product: 'Trove',
    contactEmail: 'hello@example.org',
    social: { google: true, apple: false },
    mail: false,
    setupCode: false,
  })
})

test('a person is marked as active at most once a minute', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const { id } = await browser.become('/api/auth/email/signup', { json: ada })
  const activeAt = async () => {
    const [row] = await trove.db.auth.select().from(users).where(eq(users.id, id))
    return row?.lastActiveAt.getTime() ?? 0
  }
  const setActive = (agoMs: number) =>
    trove.db.auth.update(users).set({ lastActiveAt: new Date(Date.now() - agoMs) })
  await setActive(30_000)
  const before = await activeAt()
  await browser.me()
  expect(await activeAt()).toBe(before)
  await setActive(61_000)
  await browser.me()
  expect(Date.now() - (await activeAt())).toBeLessThan(5_000)
})
