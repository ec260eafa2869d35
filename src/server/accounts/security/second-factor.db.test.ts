import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { recoveryCodes, secondFactorSecret, secondFactorState } from '#shared/account-security.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { rewrapSecrets } from '#server/vault/rewrap-secrets.ts'
import { nextTotpCode, totpCode, totpSecret } from '#tests/totp.ts'
import { ada, openAccounts } from '../fixtures.ts'
import { readWholeDatabase, tablesWith } from '../whole-database.fixtures.ts'

const { email, password } = ada
const path = '/api/account/second-factor'
const needed = { secondFactor: 'needed' }

type Trove = Awaited<ReturnType<typeof openAccounts>>
type Browser = ReturnType<Trove['browser']>

const wrongCode = (key: string) => String((Number(totpCode(key)) + 1) % 1_000_000).padStart(6, '0')

async function turnOn(browser: Browser) {
  const begun = await browser.call(path, { json: { password } })
  const { key, address } = secondFactorSecret.parse(await begun.json())
  const code = totpCode(key)
  const confirmed = await browser.call(`${path}/confirm`, { json: { code } })
  expect(confirmed.status).toBe(200)
  return { key, address, code, codes: recoveryCodes.parse(await confirmed.json()).recoveryCodes }
}

/** Ada, with the second factor turned on. */
async function openWithFactor() {
  const trove = await openAccounts()
  const browser = trove.browser()
  const person = await browser.become('/api/auth/email/signup', { json: ada })
  return Object.assign(trove, { ada: browser, person, ...(await turnOn(browser)) })
}

const state = async (browser: Browser) =>
  secondFactorState.parse(await (await browser.call(path)).json())
const enterPassword = (browser: Browser, from?: string) =>
  browser.call('/api/auth/email/login', {
    json: { email, password },
    ...(from !== undefined && { from }),
  })
const enterCode = (browser: Browser, code: string, more: { trust?: boolean; from?: string } = {}) =>
  browser.call('/api/auth/second-factor', {
    json: { code, ...(more.trust !== undefined && { trust: more.trust }) },
    ...(more.from !== undefined && { from: more.from }),
  })
async function codeOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json()
  const { code } = z.object({ code: z.string().default('none') }).parse(body)
  // A refusal without a code is a bug of ours; its status and text help to find it.
  expect({ status: answer.status, body, code }).not.toMatchObject({ code: 'none' })
  return code
}

test('the second factor is on only after a right code, and then log-in requires one', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const person = await browser.become('/api/auth/email/signup', { json: ada })
  expect(await state(browser)).toEqual({ hasPassword: true, on: false, recoveryCodesLeft: 0 })
  const refused = await browser.call(path, { json: { password: 'wrong password' } })
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'password.wrong'])
  const begun = await browser.call(path, { json: { password } })
  const { key, address } = secondFactorSecret.parse(await begun.json())
  expect(address).toContain(`secret=${key}`)
  const wrong = await browser.call(`${path}/confirm`, { json: { code: wrongCode(key) } })
  expect([wrong.status, await codeOf(wrong)]).toEqual([403, 'second_factor.wrong'])
  expect((await state(browser)).on).toBe(false)
  expect(await (await enterPassword(trove.browser())).json()).toEqual(person)

  const { key: final, codes, code: used } = await turnOn(browser)
  expect(codes).toHaveLength(10)
  expect(await state(browser)).toEqual({ hasPassword: true, on: true, recoveryCodesLeft: 10 })
  expect((await browser.call(path, { json: { password } })).status).toBe(409)
  const other = trove.browser()
  expect(await (await enterPassword(other)).json()).toEqual(needed)
  expect(await other.me()).toBeNull()
  expect((await enterCode(other, wrongCode(final))).status).toBe(403)
  // A code works only once, even if it only turned the second factor on.
  expect(await codeOf(await enterCode(other, used))).toBe('second_factor.used')
  const code = nextTotpCode(final)
  expect(await (await enterCode(other, `${code.slice(0, 3)} ${code.slice(3)}`)).json()).toEqual(
    person,
  )
  expect(await other.me()).toEqual(person)
  const late = trove.browser()
  await enterPassword(late)
  expect(await codeOf(await enterCode(late, code))).toBe('second_factor.used')
  expect(await late.me()).toBeNull()
  // The state of the unfinished log-in is used up.
  const again = trove.browser()
  again.cookies.set('trove.two_factor', other.cookies.get('trove.two_factor') ?? '')
  expect(await codeOf(await enterCode(again, code))).toBe('second_factor.expired')
})

test('a recovery code works once, and new codes replace the old ones', async () => {
  await using trove = await openWithFactor()
  const [first = '', second = ''] = trove.codes
  const browser = trove.browser()
  await enterPassword(browser)
  expect((await enterCode(browser, first.toUpperCase())).status).toBe(200)
  expect((await state(browser)).recoveryCodesLeft).toBe(9)
  const again = trove.browser()
  await enterPassword(again)
  expect((await enterCode(again, first)).status).toBe(403)

  const renew = (json: object) => browser.call(`${path}/recovery-codes`, { json })
  expect((await renew({ password: 'wrong password' })).status).toBe(403)
  const renewed = recoveryCodes.parse(await (await renew({ password })).json()).recoveryCodes
  expect(renewed).toHaveLength(10)
  expect((await enterCode(again, second)).status).toBe(403)
  expect((await enterCode(again, renewed[0] ?? '')).status).toBe(200)
})

test('a trusted browser is not asked again until the password changes', async () => {
  await using trove = await openWithFactor()
  const browser = trove.browser()
  await enterPassword(browser)
  await enterCode(browser, nextTotpCode(trove.key), { trust: true })
  const logOut = () => browser.call('/api/auth/logout', { method: 'POST' })
  await logOut()
  expect(await (await enterPassword(browser)).json()).toEqual(trove.person)
  const change = { currentPassword: password, newPassword: 'another sentence' }
  expect((await trove.ada.call('/api/account/password', { json: change })).status).toBe(200)
  expect(await browser.me()).toBeNull()
  const json = { email, password: change.newPassword }
  expect(await (await browser.call('/api/auth/email/login', { json })).json()).toEqual(needed)
})

test('turning it off requires the password, and leaves no trace of it', async () => {
  await using trove = await openWithFactor()
  const turnOff = (json: object) => trove.ada.call(path, { method: 'DELETE', json })
  expect((await turnOff({ password: 'wrong password' })).status).toBe(403)
  expect((await state(trove.ada)).on).toBe(true)
  expect((await turnOff({ password })).status).toBe(200)
  expect(await state(trove.ada)).toMatchObject({ on: false, recoveryCodesLeft: 0 })
  expect((await readWholeDatabase(trove.connection)).get('trove.two_factors')).toEqual([])
  expect(await (await enterPassword(trove.browser())).json()).toEqual(trove.person)
  expect((await turnOff({ password })).status).toBe(409)
})

test('guessing codes is slowed down like guessing passwords, even after starting over', async () => {
  await using trove = await openWithFactor()
  const from = '192.0.2.77'
  const statuses: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const browser = trove.browser()
    statuses.push((await enterPassword(browser, from)).status)
    statuses.push((await enterCode(browser, wrongCode(trove.key), { from })).status)
  }
  expect(statuses).toEqual([200, 403, 200, 403, 200, 403])
  expect(trove.clock.waited).toBeGreaterThan(0)
  const elsewhere = trove.browser()
  await enterPassword(elsewhere)
  expect((await enterCode(elsewhere, nextTotpCode(trove.key))).status).toBe(200)
})

test('a guest keeps their data while the second factor is pending', async () => {
  await using trove = await openWithFactor()
  const browser = trove.browser()
  const guest = await browser.become('/api/visit')
  await enterPassword(browser)
  expect(await browser.me()).toEqual(guest)
  expect(trove.adopted).toEqual([])
  expect((await enterCode(browser, nextTotpCode(trove.key))).status).toBe(200)
  expect(await browser.me()).toEqual(trove.person)
  expect(trove.adopted).toEqual([[guest.id, trove.person.id]])
  for (const call of [path, '/api/account/passkeys', '/api/account/browsers']) {
    const visitor = trove.browser()
    await visitor.become('/api/visit')
    expect((await visitor.call(call)).status).toBe(401)
  }
})

test('neither the key nor a recovery code is in the database or the log, and a new master key keeps both valid', async () => {
  await using trove = await openWithFactor()
  const contents = await readWholeDatabase(trove.connection)
  // If anything were stored, it would be the secret that the key encodes.
  const secret = totpSecret(trove.key).toString()
  for (const text of [trove.key, secret, trove.codes[0] ?? '', 'secret=']) {
    expect(tablesWith(contents, text)).toEqual([])
    expect(trove.lines.join('')).not.toContain(text)
  }
  const [before] = contents.get('trove.two_factors') ?? []
  const next = parseMasterKey(randomBytes(32).toString('base64'), 'test')
  const client = new pg.Client(trove.connection)
  await client.connect()
  await rewrapSecrets(client, { from: [trove.master], to: next })
  expect((await readWholeDatabase(trove.connection)).get('trove.two_factors')).not.toEqual([before])
  await rewrapSecrets(client, { from: [trove.master, next], to: trove.master })
  await client.end()
  const browser = trove.browser()
  await enterPassword(browser)
  expect((await enterCode(browser, nextTotpCode(trove.key))).status).toBe(200)
})
