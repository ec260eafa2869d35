import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/tables.ts'
import { openTestDatabase } from '#tests/database.ts'
import { makeMember } from './membership.ts'

test('of guests who become members at the same instant, exactly one is the admin', async () => {
  await using opened = await openTestDatabase()
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const rows = ids.map((id) => ({ id, email: `${id}@guest.invalid`, guest: true }))
  await opened.db.auth.insert(users).values(rows)
  // Opens the connections, so that the calls below do not queue for them.
  await Promise.all(ids.map(() => opened.db.auth.$count(users)))
  const made = await Promise.all(
    ids.map((userId) =>
      makeMember(opened.db, {
        userId,
        credential: { email: `${userId}@example.org`, passwordHash: 'x' },
        mayBeFirst: true,
      }),
    ),
  )
  expect(made).toEqual(ids.map(() => 'made'))
  expect(await opened.db.auth.$count(users, eq(users.role, 'admin'))).toBe(1)
  expect(await opened.db.auth.$count(users, eq(users.guest, true))).toBe(0)
})

test('neither a member nor a person being deleted becomes a member', async () => {
  await using opened = await openTestDatabase()
  await opened.db.auth.insert(users).values([
    { id: 'member', email: 'member@example.org' },
    { id: 'leaving', email: 'leaving@guest.invalid', guest: true, disabled: true },
  ])
  for (const userId of ['member', 'leaving', 'nobody']) {
    const credential = { email: 'taken-over@example.org', passwordHash: 'x' }
    expect(await makeMember(opened.db, { userId, credential, mayBeFirst: true })).toBe('no_guest')
  }
  expect(await opened.db.auth.$count(users, eq(users.email, 'taken-over@example.org'))).toBe(0)
})
