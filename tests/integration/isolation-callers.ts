import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { apiKeyScopes, createdApiKey } from '#shared/api-keys.ts'
import { users } from '#server/db/tables.ts'
import type { Browser, TestServer } from '#tests/server.ts'
import { curious } from './isolation.fixtures.ts'
import type { CallerKind } from './isolation-types.ts'

export type Callers = Partial<Record<CallerKind, Browser>>

/** Another caller of each kind. */
export async function openCallers(server: TestServer): Promise<Record<CallerKind, Browser>> {
  const person = await server.person('Mallory')
  const admin = await server.person('Alan')
  await change(server, admin.email, { role: 'admin' })
  const guest = server.visitor()
  expect((await guest.post('/api/ask', { question: curious })).status).toBe(200)
  const disabled = await server.person('Dora')
  const keyOfDisabled = await withKey(server, disabled, [...apiKeyScopes])
  // Their sessions stay: being disabled must be enough.
  await change(server, disabled.email, { disabled: true })
  return {
    person,
    admin,
    guest,
    stranger: server.visitor(),
    disabled,
    key: await withKey(server, person, ['records', 'questions', 'documents']),
    'records key': await withKey(server, person, ['records']),
    'questions key': await withKey(server, person, ['questions']),
    'documents key': await withKey(server, person, ['documents']),
    'ask key': await withKey(server, person, ['ask']),
    'import key': await withKey(server, person, ['import']),
    'key of a disabled person': keyOfDisabled,
  }
}

const change = (server: TestServer, email: string, to: { role?: 'admin'; disabled?: boolean }) =>
  server.opened.db.auth.update(users).set(to).where(eq(users.email, email))

/** A program with a key and no cookie. */
async function withKey(server: TestServer, browser: Browser, scopes: string[]): Promise<Browser> {
  const created = await browser.post('/api/account/api-keys', { name: 'Program', scopes })
  const { key } = createdApiKey.parse(await created.json())
  return server.sending({}, { authorization: `Bearer ${key}` })
}
