import { expect, test } from 'vitest'
import { z } from 'zod'
import { users, verifications } from '#server/db/tables.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { ada, ben, openAccounts } from './fixtures.ts'
import { readWholeDatabase, tablesWith } from './whole-database.fixtures.ts'

const { email, password } = ada
const newPassword = 'a fresh sentence'
const forgotPath = '/api/auth/password/forgot'
const resetPath = '/api/auth/password/reset'

const tokenIn = (text: string) => /reset-password#token=([A-Za-z0-9]+)/.exec(text)?.[1]

/** Ada, who signed up; the link she asks for is printed in the log. */
async function openWithAda() {
  const trove = await openAccounts()
  const browser = trove.browser()
  await browser.become('/api/auth/email/signup', { json: ada })
  async function askForLink(address = email) {
    const answer = await trove.browser().call(forgotPath, { json: { email: address } })
    await trove.accounts.passwords.settle()
    return { answer, token: tokenIn(trove.lines.findLast((line) => tokenIn(line)) ?? '') }
  }
  const logIn = async (given: string) =>
    (await trove.browser().call('/api/auth/email/login', { json: { email, password: given } }))
      .status
  const { id } = z.object({ id: z.string() }).parse(await browser.me())
  const makeKey = async () =>
    (await trove.apiKeys.create(id, { name: 'My other Trove', scopes: ['records'] })).key
  return Object.assign(trove, { ada: browser, askForLink, logIn, makeKey })
}

test('the link to choose a new password is sent by mail and works once', async () => {
  await using smtp = await startMailServer()
  await using trove = await openAccounts({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Trove <trove@example.org>',
    PUBLIC_URL: 'https://trove.example.org',
  })
  await trove.browser().become('/api/auth/email/signup', { json: ada })
  const browser = trove.browser()
  await browser.call(forgotPath, { json: { email: ' Ada@Example.org ' } })
  await trove.accounts.close()
  expect(smtp.mails.map(({ to }) => to)).toEqual([[email]])
  const text = smtp.mails[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  expect(text).toContain('From: Trove <trove@example.org>')
  expect(text).toContain('https://trove.example.org/reset-password#token=')
  expect(trove.lines.filter((line) => tokenIn(line))).toEqual([])
  const json = { token: tokenIn(text), password: newPassword }
  expect((await browser.call(resetPath, { json })).status).toBe(200)
  const second = await browser.call(resetPath, { json: { ...json, password: 'yet another one' } })
  expect(second.status).toBe(400)
  expect(await second.json()).toEqual({
    error: 'This link is no longer valid. Please ask for a new one.',
    code: 'reset.invalid',
  })
  const logIn = { email, password: newPassword }
  expect((await browser.call('/api/auth/email/login', { json: logIn })).status).toBe(200)
})

test('a link made by an admin is sent by mail, and is shown to nobody else', async () => {
  await using smtp = await startMailServer()
  await using trove = await openAccounts({ SMTP_URL: smtp.url })
  // The first person is the admin.
  const browser = trove.browser()
  const { id } = await browser.become('/api/auth/email/signup', { json: ada })
  const german = await browser.call('/api/account/region', {
    method: 'PUT',
    json: { pageLanguage: 'de' },
  })
  expect(german.status).toBe(200)
  expect(await trove.accounts.administration.resetPassword({ by: id, id })).toEqual({})
  expect(smtp.mails.map(({ to }) => to)).toEqual([[email]])
  expect(smtp.mails[0]?.text).toContain('Hallo,')
  expect(trove.lines.filter((line) => tokenIn(line) ?? line.includes(email))).toEqual([])
  const token = tokenIn(smtp.mails[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '')
  const json = { token, password: newPassword }
  expect((await trove.browser().call(resetPath, { json })).status).toBe(200)

  await using broken = await openAccounts({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const admin = await broken.browser().become('/api/auth/email/signup', { json: ada })
  const concerned = { by: admin.id, id: admin.id }
  await expect(broken.accounts.administration.resetPassword(concerned)).rejects.toThrow(
    'The mail could not be sent.',
  )
})

test('a mail server that does not answer makes no difference to the requester', async () => {
  await using trove = await openAccounts({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await trove.browser().become('/api/auth/email/signup', { json: ada })
  const answer = await trove.browser().call(forgotPath, { json: { email } })
  await trove.accounts.passwords.settle()
  expect(answer.status).toBe(200)
  expect(trove.lines.join('')).toContain('a password reset mail could not be sent')
  expect(trove.lines.join('')).not.toMatch(/token=|ada@/)
})

test('without a mail server the link is one line in the log', async () => {
  await using trove = await openWithAda()
  const { token } = await trove.askForLink()
  const lines = trove.lines.filter((line) => tokenIn(line))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`http://localhost:3000/reset-password#token=${token}`)
  expect(lines[0]).not.toContain(email)
})

test('a new password ends all sessions and replaces the old one', async () => {
  await using trove = await openWithAda()
  const { token } = await trove.askForLink()
  const answer = await trove.browser().call(resetPath, { json: { token, password: newPassword } })
  expect(answer.status).toBe(200)
  expect(await trove.ada.me()).toBeNull()
  expect(await trove.logIn(password)).toBe(401)
  expect(await trove.logIn(newPassword)).toBe(200)
})

test('a new password by link revokes the API keys, but only with a valid link', async () => {
  await using trove = await openWithAda()
  const { id } = await trove.browser().become('/api/auth/email/signup', { json: ben })
  const others = await trove.apiKeys.create(id, { name: 'Of Ben', scopes: ['records'] })
  const key = await trove.makeKey()
  const { token } = await trove.askForLink()
  const reset = (json: unknown) => trove.browser().call(resetPath, { json })
  await reset({ token: 'no such link', password: newPassword })
  await reset({ token, password: 'short' })
  expect(await trove.apiKeys.find(key)).toBeDefined()
  expect((await reset({ token, password: newPassword })).status).toBe(200)
  expect(await trove.apiKeys.find(key)).toBeUndefined()
  expect(await trove.apiKeys.find(others.key)).toBeDefined()
})

test('a password that is too short does not use up the link', async () => {
  await using trove = await openWithAda()
  const { token } = await trove.askForLink()
  const reset = (chosen: string) =>
    trove.browser().call(resetPath, { json: { token, password: chosen } })
  expect(await (await reset('short')).json()).toMatchObject({ code: 'password.too_short' })
  expect((await reset(newPassword)).status).toBe(200)
})

test('of two simultaneous uses of one link, one succeeds', async () => {
  await using trove = await openWithAda()
  const { token } = await trove.askForLink()
  const answers = await Promise.all(
    ['one new password', 'other new password'].map((chosen) =>
      trove.browser().call(resetPath, { json: { token, password: chosen } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('a link is valid for one hour, and the database does not contain it', async () => {
  await using trove = await openWithAda()
  const { token = '' } = await trove.askForLink()
  const [row] = await trove.db.auth.select().from(verifications)
  const lifeMs = (row?.expiresAt.getTime() ?? 0) - Date.now()
  expect(lifeMs).toBeGreaterThan(3_590_000)
  expect(lifeMs).toBeLessThanOrEqual(3_600_000)
  expect(token).toMatch(/^[A-Za-z0-9]{24}$/)
  expect(tablesWith(await readWholeDatabase(trove.connection), token)).toEqual([])
  await trove.db.auth.update(verifications).set({ expiresAt: new Date(Date.now() - 1) })
  const answer = await trove.browser().call(resetPath, { json: { token, password: newPassword } })
  expect(answer.status).toBe(400)
  expect(await trove.logIn(password)).toBe(200)
})

test('asking for a link does not reveal who has an account', async () => {
  await using trove = await openWithAda()
  const guest = trove.browser()
  const { id } = await guest.become('/api/visit')
  const known = await trove.askForLink()
  trove.lines.length = 0
  for (const address of ['nobody@example.org', 'no address', '', `${id}@guest.invalid`]) {
    const { answer, token } = await trove.askForLink(address)
    expect([answer.status, await answer.text()]).toEqual([200, '{"success":true}'])
    expect(token).toBeUndefined()
  }
  expect(await known.answer.text()).toBe('{"success":true}')
})

test('a disabled account gets no link', async () => {
  await using trove = await openWithAda()
  await trove.db.auth.update(users).set({ disabled: true })
  expect((await trove.askForLink()).token).toBeUndefined()
})

test('nobody can flood a mailbox with links', async () => {
  await using trove = await openWithAda()
  for (let i = 0; i < 6; i++) expect((await trove.askForLink()).answer.status).toBe(200)
  expect(trove.lines.filter((line) => tokenIn(line))).toHaveLength(3)
})

test('changing the password ends the other sessions and keeps this one', async () => {
  await using trove = await openWithAda()
  const other = trove.browser()
  await other.become('/api/auth/email/login', { json: { email, password } })
  const json = { currentPassword: password, newPassword }
  expect((await trove.ada.call('/api/account/password', { json })).status).toBe(200)
  expect(await trove.ada.me()).toMatchObject({ email })
  expect(await other.me()).toBeNull()
  expect(await trove.logIn(password)).toBe(401)
  expect(await trove.logIn(newPassword)).toBe(200)
})

test('changing the password revokes the API keys if the person wants it', async () => {
  await using trove = await openWithAda()
  const key = await trove.makeKey()
  await trove.makeKey()
  const change = async (json: unknown) =>
    (await trove.ada.call('/api/account/password', { json })).json()
  const kept = { currentPassword: password, newPassword }
  expect(await change(kept)).toEqual({ revokedApiKeys: 0 })
  expect(await trove.apiKeys.find(key)).toBeDefined()
  await change({ currentPassword: 'wrong password', newPassword: password, revokeApiKeys: true })
  expect(await trove.apiKeys.find(key)).toBeDefined()
  const closed = { currentPassword: newPassword, newPassword: password, revokeApiKeys: true }
  expect(await change(closed)).toEqual({ revokedApiKeys: 2 })
  expect(await trove.apiKeys.find(key)).toBeUndefined()
})

test('changing the password requires the present one', async () => {
  await using trove = await openWithAda()
  const change = (json: unknown) => trove.ada.call('/api/account/password', { json })
  const wrong = await change({ currentPassword: 'wrong password', newPassword })
  expect(wrong.status).toBe(403)
  expect(await wrong.json()).toEqual({
    error: 'The current password is wrong.',
    code: 'password.wrong',
  })
  const short = await change({ currentPassword: password, newPassword: 'short' })
  expect(await short.json()).toMatchObject({ code: 'password.too_short' })
  const guest = trove.browser()
  await guest.become('/api/visit')
  const json = { currentPassword: password, newPassword }
  expect((await guest.call('/api/account/password', { json })).status).toBe(401)
  const statuses = []
  for (let i = 0; i < 12; i++) {
    statuses.push((await change({ currentPassword: 'wrong password', newPassword })).status)
  }
  expect(new Set(statuses)).toEqual(new Set([403]))
  // Somebody at an unattended browser cannot guess for ever.
  expect(trove.clock.waited).toBeGreaterThan(0)
})
