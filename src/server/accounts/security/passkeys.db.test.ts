import { expect, test } from 'vitest'
import { z } from 'zod'
import { passkeyList } from '#shared/account-security.ts'
import { users } from '#server/db/tables.ts'
import { createAuthenticator } from '#tests/authenticator.ts'
import { ada, ben, openAccounts } from '../fixtures.ts'
import { readWholeDatabase, tablesWith } from '../whole-database.fixtures.ts'

const { password } = ada
const origin = 'https://trove.example'
const path = '/api/account/passkeys'
const name = 'Quokka phone'

type Trove = Awaited<ReturnType<typeof openAccounts>>
type Browser = ReturnType<Trove['browser']>
type Authenticator = ReturnType<typeof createAuthenticator>

async function openWithAda() {
  const trove = await openAccounts({ PUBLIC_URL: origin })
  const browser = trove.browser()
  const person = await browser.become('/api/auth/email/signup', { json: ada })
  return Object.assign(trove, { ada: browser, person })
}

const options = async (browser: Browser, json: object = { password }) =>
  (await browser.call(`${path}/options`, { json })).json()

async function add(browser: Browser, authenticator: Authenticator) {
  const credential = authenticator.make(await options(browser))
  return browser.call(path, { json: { name, credential } })
}

async function logIn(browser: Browser, authenticator: Authenticator) {
  const asked = await browser.call('/api/auth/passkey/options', { method: 'POST' })
  const credential = authenticator.use(await asked.json())
  const send = () => browser.call('/api/auth/passkey', { json: { credential } })
  return { answer: await send(), send }
}

const list = async (browser: Browser) => passkeyList.parse(await (await browser.call(path)).json())
const codeOf = async (answer: Response) =>
  z.object({ code: z.string() }).parse(await answer.json()).code

test('a passkey is added with the password, named, used to log in, renamed and removed', async () => {
  await using trove = await openWithAda()
  const phone = createAuthenticator({ origin })
  const refused = await trove.ada.call(`${path}/options`, { json: { password: 'wrong password' } })
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'password.wrong'])
  expect((await add(trove.ada, phone)).status).toBe(201)
  const [added] = await list(trove.ada)
  expect(added).toMatchObject({ name, lastUsedAt: null })
  const contents = await readWholeDatabase(trove.connection)
  expect(tablesWith(contents, name)).toEqual([])

  const browser = trove.browser()
  const guest = await browser.become('/api/visit')
  const { answer, send } = await logIn(browser, phone)
  expect(await answer.json()).toEqual(trove.person)
  expect(await browser.me()).toEqual(trove.person)
  expect(trove.adopted).toEqual([[guest.id, trove.person.id]])
  expect((await list(browser))[0]?.lastUsedAt).not.toBeNull()
  // A challenge works only once.
  expect(await codeOf(await send())).toBe('passkey.expired')

  const own = `${path}/${added?.id}`
  const rename = await browser.call(own, { method: 'PATCH', json: { name: ' My phone ' } })
  expect(rename.status).toBe(204)
  expect(await list(browser)).toMatchObject([{ name: 'My phone' }])
  expect((await browser.call(own, { method: 'DELETE' })).status).toBe(204)
  expect(await list(browser)).toEqual([])
  const gone = (await logIn(trove.browser(), phone)).answer
  expect([gone.status, await codeOf(gone)]).toEqual([403, 'passkey.unknown'])
})

test('a passkey is accepted only if its device verified the user, at this site, with its own credential', async () => {
  await using trove = await openWithAda()
  const careless = createAuthenticator({ origin, verifies: false })
  const elsewhere = createAuthenticator({ origin: 'https://trove.example.evil' })
  for (const device of [careless, elsewhere]) {
    const answer = await add(trove.ada, device)
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'passkey.refused'])
  }
  expect(await list(trove.ada)).toEqual([])

  const phone = createAuthenticator({ origin })
  await add(trove.ada, phone)
  const twice = await add(trove.ada, phone)
  expect([twice.status, await codeOf(twice)]).toEqual([403, 'passkey.refused'])
  const forged = createAuthenticator({ origin })
  const asked = await trove.browser().call('/api/auth/passkey/options', { method: 'POST' })
  const challenge = await asked.json()
  const { id, rawId } = phone.use(challenge)
  const credential = { ...forged.use(challenge), id, rawId }
  const browser = trove.browser()
  await browser.call('/api/auth/passkey/options', { method: 'POST' })
  const answer = await browser.call('/api/auth/passkey', { json: { credential } })
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'passkey.refused'])
})

test('nobody else sees, renames or removes a passkey, and a disabled person cannot log in', async () => {
  await using trove = await openWithAda()
  const phone = createAuthenticator({ origin })
  await add(trove.ada, phone)
  const [added] = await list(trove.ada)
  const other = trove.browser()
  await other.become('/api/auth/email/signup', { json: ben })
  expect(await list(other)).toEqual([])
  const own = `${path}/${added?.id}`
  expect((await other.call(own, { method: 'PATCH', json: { name: 'Mine' } })).status).toBe(404)
  expect((await other.call(own, { method: 'DELETE' })).status).toBe(404)
  // One person cannot complete what another began.
  const credential = createAuthenticator({ origin }).make(await options(trove.ada))
  expect((await other.call(path, { json: { name, credential } })).status).toBe(400)
  expect(await list(trove.ada)).toMatchObject([{ name }])

  await trove.db.auth.update(users).set({ disabled: true })
  const { answer } = await logIn(trove.browser(), phone)
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'account.disabled'])
})
