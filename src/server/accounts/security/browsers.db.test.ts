import { expect, test } from 'vitest'
import { signedInBrowsers } from '#shared/account-security.ts'
import { sessions } from '#server/db/tables.ts'
import { ada, ben, openAccounts } from '../fixtures.ts'
import { readWholeDatabase, tablesWith } from '../whole-database.fixtures.ts'

const { email, password } = ada
const path = '/api/account/browsers'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'

type Trove = Awaited<ReturnType<typeof openAccounts>>
type Browser = ReturnType<Trove['browser']>

const list = async (browser: Browser) => {
  const answer = await browser.call(path)
  const text = await answer.text()
  expect(text).not.toMatch(/token/i)
  for (const value of browser.cookies.values()) expect(text).not.toContain(value)
  return signedInBrowsers.parse(JSON.parse(text))
}

async function logIn(trove: Trove, userAgent?: string) {
  const browser = trove.browser()
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent }
  await browser.call('/api/auth/email/login', { json: { email, password }, headers })
  return browser
}

test('a person sees readable names of their sessions, and logs out one or all others', async () => {
  await using trove = await openAccounts()
  const first = trove.browser()
  const headers = { 'user-agent': firefox }
  await first.become('/api/auth/email/signup', { json: ada, headers })
  const phone = await logIn(trove, safari)
  const silent = await logIn(trove)
  const other = trove.browser()
  await other.become('/api/auth/email/signup', { json: ben })

  const seen = await list(first)
  expect(seen.map(({ browser, current }) => [browser, current])).toEqual([
    ['Firefox on Windows', true],
    [null, false],
    ['Safari on iPhone', false],
  ])
  const contents = await readWholeDatabase(trove.connection)
  for (const text of ['Firefox', 'Safari', 'iPhone']) expect(tablesWith(contents, text)).toEqual([])

  const end = (browser: Browser, id: string | undefined) =>
    browser.call(`${path}/${id}`, { method: 'DELETE' })
  const ofPhone = seen.find(({ browser }) => browser === 'Safari on iPhone')?.id
  expect((await end(other, ofPhone)).status).toBe(404)
  expect(await phone.me()).toMatchObject({ email })
  expect((await end(first, ofPhone)).status).toBe(204)
  expect(await phone.me()).toBeNull()
  expect((await end(first, ofPhone)).status).toBe(404)

  expect((await first.call(path, { method: 'DELETE' })).status).toBe(204)
  expect(await silent.me()).toBeNull()
  expect(await list(first)).toMatchObject([{ browser: 'Firefox on Windows', current: true }])
  expect(await other.me()).toMatchObject({ email: ben.email })
})

test("the time of a browser's last use is stored to the minute", async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  await browser.become('/api/auth/email/signup', { json: ada })
  const before = new Date(Date.now() - 3 * 3_600_000)
  await trove.db.auth.update(sessions).set({ createdAt: before, updatedAt: before })
  await browser.me()
  const [seen] = await list(browser)
  expect(seen?.startedAt).toBe(before.toISOString())
  expect(Date.now() - Date.parse(seen?.lastUsedAt ?? '')).toBeLessThan(60_000)
})

test('a person has a time zone and a language besides a name', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const person = await browser.become('/api/auth/email/signup', { json: ada })
  const choose = (json: object) => browser.call('/api/account/region', { method: 'PUT', json })
  const chosen = { timeZone: 'Asia/Tokyo', language: 'de-DE' }
  expect(await (await choose(chosen)).json()).toEqual({ ...person, ...chosen })
  await browser.call('/api/account', { method: 'PATCH', json: { name: 'Ada Q.' } })
  expect(await browser.me()).toEqual({ ...person, ...chosen, name: 'Ada Q.' })
  expect(tablesWith(await readWholeDatabase(trove.connection), 'Asia/Tokyo')).toEqual([])
  for (const json of [{ timeZone: 'Mars/Olympus' }, { language: 'no language' }]) {
    expect((await choose(json)).status).toBe(400)
  }
  expect(await (await choose({})).json()).toEqual({ ...person, name: 'Ada Q.' })
  expect(await browser.me()).toEqual({ ...person, name: 'Ada Q.' })
})
