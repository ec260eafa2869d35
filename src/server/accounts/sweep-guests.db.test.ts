import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#server/db/tables.ts'
import { ada, openAccounts } from './fixtures.ts'
import { sweepGuests } from './sweep-guests.ts'
import { sweepSessions } from './sweep-sessions.ts'
import { readWholeDatabase, storeRows, tablesWith } from './whole-database.fixtures.ts'

const hour = 3_600_000

test('guests who are idle too long are removed with all their data, and nobody else', async () => {
  await using trove = await openAccounts({ GUEST_IDLE_HOURS: '2' })
  const person = trove.browser()
  const { id: accountId } = await person.become('/api/auth/email/signup', { json: ada })
  const idle = await trove.browser().become('/api/visit')
  const active = trove.browser()
  await active.become('/api/visit')
  await storeRows(trove.connection, idle.id)
  const setActive = (id: string, agoMs: number) =>
    trove.db.auth
      .update(users)
      .set({ lastActiveAt: new Date(Date.now() - agoMs) })
      .where(eq(users.id, id))
  await setActive(idle.id, 2 * hour + 1000)
  await setActive(accountId, 2000 * hour)
  expect(await sweepGuests(trove)).toBe(1)
  expect(tablesWith(await readWholeDatabase(trove.connection), idle.id)).toEqual([])
  expect(trove.deleted).toEqual([idle.id])
  expect(await active.me()).toMatchObject({ role: 'guest' })
  expect(await person.me()).toMatchObject({ role: 'admin' })
  expect(await sweepGuests(trove)).toBe(0)
})

test('a guest who returns during the sweep is not removed', async () => {
  await using trove = await openAccounts()
  const { id } = await trove.browser().become('/api/visit')
  const idleGuestBefore = new Date(Date.now() - hour)
  expect(await trove.accounts.deletePerson(id, { idleGuestBefore })).toBeUndefined()
  expect(await trove.db.auth.$count(users)).toBe(1)
})

test('more guests than one batch are removed in one sweep', async () => {
  await using trove = await openAccounts()
  const rows = Array.from({ length: 230 }, (_, i) => ({
    id: `guest${i}`,
    email: `${i}@guest.invalid`,
    guest: true,
    lastActiveAt: new Date(0),
  }))
  await trove.db.auth.insert(users).values(rows)
  expect(await sweepGuests(trove)).toBe(230)
  expect(await trove.db.auth.$count(users, like(users.id, 'guest%'))).toBe(0)
})

test('expired sessions are removed, and valid ones stay', async () => {
  await using trove = await openAccounts()
  const [left, here] = [trove.browser(), trove.browser()]
  const { id } = await left.become('/api/visit')
  await here.become('/api/visit')
  await trove.db.auth
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, id))
  await sweepSessions(trove.db)
  expect(await trove.db.auth.$count(sessions)).toBe(1)
  expect(await here.me()).toMatchObject({ role: 'guest' })
})
