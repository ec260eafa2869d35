import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/tables.ts'
import { ada, ben, openAccounts } from './fixtures.ts'
import { sweepGuests } from './sweep-guests.ts'
import {
  readWholeDatabase,
  storeRows,
  tablesOfPeople,
  tablesWith,
} from './whole-database.fixtures.ts'

const { email, password } = ada
/** The rows that `storeRows` creates. */
const receipt = {
  documents: 2,
  passages: 3,
  questions: 1,
  conversations: 1,
  sources: 1,
  records: 1,
  apiKeys: 1,
}

test('deleting an account leaves no row of the person and no way to read a copy', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const other = trove.browser()
  const stays = await other.become('/api/auth/email/signup', { json: ben })
  const { id } = await browser.become('/api/auth/email/signup', { json: ada })
  await storeRows(trove.connection, id)
  await storeRows(trove.connection, stays.id)
  await trove.browser().call('/api/auth/password/forgot', { json: { email } })
  await trove.accounts.passwords.settle()
  const before = await readWholeDatabase(trove.connection)
  const answer = await browser.call('/api/account', { method: 'DELETE', json: { password } })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(receipt)
  const after = await readWholeDatabase(trove.connection)
  expect(tablesWith(after, id)).toEqual([])
  expect(tablesWith(after, email)).toEqual([])
  // Every table that can hold rows of people had some, and other people's are still there.
  const tables = ['trove.users', ...(await tablesOfPeople(trove.connection))]
  expect(tablesWith(before, id)).toEqual(expect.arrayContaining([...tables, 'trove.verifications']))
  expect(tablesWith(after, stays.id)).toEqual(expect.arrayContaining(tables))
  await expect(trove.vault.keysOf(id)).rejects.toThrow('Please sign in again.')
  expect(trove.deleted).toEqual([id])
  expect(await browser.me()).toBeNull()
  expect(await other.me()).toEqual(stays)
})

test('deleting an account requires its password', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  await browser.become('/api/auth/email/signup', { json: ada })
  for (const json of [{ password: 'wrong password' }, {}]) {
    const answer = await browser.call('/api/account', { method: 'DELETE', json })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'password.wrong' })
  }
  expect(await browser.me()).toMatchObject({ email })
  expect((await trove.browser().call('/api/account', { method: 'DELETE', json: {} })).status).toBe(
    401,
  )
})

test('a guest, who has no password, deletes everything without one', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const { id } = await browser.become('/api/visit')
  await storeRows(trove.connection, id)
  const answer = await browser.call('/api/account', { method: 'DELETE' })
  expect(await answer.json()).toEqual(receipt)
  expect(tablesWith(await readWholeDatabase(trove.connection), id)).toEqual([])
})

test('the only admin cannot leave while others remain, but can once there is another admin', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const admin = await browser.become('/api/auth/email/signup', { json: ada })
  const other = await trove.browser().become('/api/auth/email/signup', { json: ben })
  const leave = () => browser.call('/api/account', { method: 'DELETE', json: { password } })
  const refused = await leave()
  expect([refused.status, await refused.json()]).toEqual([
    409,
    {
      error: 'You are the only admin here. Please make somebody else an admin first, under Admin.',
      code: 'account.last_admin',
    },
  ])
  expect(await browser.me()).toEqual(admin)
  await trove.db.auth.update(users).set({ role: 'admin' }).where(eq(users.id, other.id))
  expect((await leave()).status).toBe(200)
  expect(await browser.me()).toBeNull()
})

test('the email of a deleted account is available again', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const first = await browser.become('/api/auth/email/signup', { json: ada })
  await browser.call('/api/account', { method: 'DELETE', json: { password } })
  const second = await trove.browser().become('/api/auth/email/signup', { json: ada })
  expect(second.id).not.toBe(first.id)
})

test('an interrupted deletion is unreadable at once and completed by the next sweep', async () => {
  await using trove = await openAccounts()
  const browser = trove.browser()
  const { id } = await browser.become('/api/auth/email/signup', { json: ada })
  await storeRows(trove.connection, id)
  trove.failNextDeletion()
  const answer = await browser.call('/api/account', { method: 'DELETE', json: { password } })
  expect(answer.status).toBe(500)
  await expect(trove.vault.keysOf(id)).rejects.toThrow('Please sign in again.')
  expect(await browser.me()).toBeNull()
  expect(await sweepGuests(trove)).toBe(1)
  expect(tablesWith(await readWholeDatabase(trove.connection), id)).toEqual([])
})
