import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { users } from '#server/db/tables.ts'
import { ada, ben, openAccounts } from './fixtures.ts'
import { site } from '#shared/accounts.ts'

type Trove = Awaited<ReturnType<typeof openAccounts>>

const openBeyond = (env = {}) => openAccounts(env, { beyondLoopback: true })
const signUp = (trove: Trove, json: object) =>
  trove.browser().call('/api/auth/email/signup', { json })
const asksForCode = async (trove: Trove) =>
  site.parse(await (await trove.browser().call('/api/site')).json()).setupCode

afterEach(() => vi.unstubAllGlobals())

test('where others can reach the site, the first account requires the printed code, and only the first', async () => {
  await using trove = await openBeyond()
  const code = (await trove.accounts.setupCode.toPrint()) ?? ''
  expect(code).toMatch(/^(?:[2-9a-z]{4}-){2}[2-9a-z]{4}$/)
  expect(await asksForCode(trove)).toBe(true)
  for (const setupCode of [undefined, '', 'aaaa-bbbb-cccc', code.slice(0, -1), `${code}2`]) {
    const answer = await signUp(trove, { ...ada, setupCode })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      error: expect.stringContaining('prints'),
      code: 'setup_code.wrong',
    })
  }
  expect(await trove.db.auth.$count(users)).toBe(0)
  const first = await signUp(trove, {
    ...ada,
    setupCode: ` ${code.toUpperCase().replace('-', ' ')}`,
  })
  expect([first.status, await first.json()]).toEqual([
    201,
    expect.objectContaining({ role: 'admin' }),
  ])
  expect(await asksForCode(trove)).toBe(false)
  expect(await trove.accounts.setupCode.toPrint()).toBeUndefined()
  const second = await signUp(trove, ben)
  expect([second.status, await second.json()]).toEqual([
    201,
    expect.objectContaining({ role: 'user' }),
  ])
})

test('of simultaneous sign-ups with and without the code, the one with it becomes the admin', async () => {
  await using trove = await openBeyond()
  const setupCode = await trove.accounts.setupCode.toPrint()
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, (_, i) =>
      signUp(trove, { ...ben, email: `stranger${i}@example.org` }),
    ),
    signUp(trove, { ...ada, setupCode }),
  ])
  expect(answers.at(-1)?.status).toBe(201)
  const people = await trove.db.auth.select().from(users)
  expect(people.filter(({ role }) => role === 'admin').map(({ email }) => email)).toEqual([
    ada.email,
  ])
  expect(people.filter(({ guest }) => guest)).toEqual([])
})

test('a sign-in with a provider cannot create the first account either, and the page explains why', async () => {
  await using trove = await openBeyond({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: '7', email: 'gail@example.org', email_verified: true, name: 'Gail' }
  const idToken = `${part({ alg: 'RS256', kid: '1' })}.${part(claims)}.c2lnbmF0dXJl`
  vi.stubGlobal('fetch', async () =>
    Response.json({ access_token: 'a', id_token: idToken, token_type: 'Bearer', expires_in: 60 }),
  )
  const comeBack = async () => {
    const browser = trove.browser()
    const begun = await browser.call('/api/auth/google')
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const query = new URLSearchParams({ code: 'a-code', state }).toString()
    const answer = await browser.call(`/api/auth/callback/google?${query}`)
    return answer.headers.get('location')
  }
  expect(await comeBack()).toBe('/?auth-error=setup_needed')
  expect(await trove.db.auth.$count(users)).toBe(0)
  await signUp(trove, { ...ada, setupCode: await trove.accounts.setupCode.toPrint() })
  expect(await comeBack()).toBe('/')
  expect(await trove.db.auth.$count(users)).toBe(2)
})

test.each([
  [{}, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.5' }, true],
  [{ PUBLIC_URL: 'https://trove.example.org' }, true],
])('%j is reachable from other machines: %s', (env, beyond) => {
  expect(readConfig(env).beyondLoopback).toBe(beyond)
})
