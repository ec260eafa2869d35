import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { sessions, users } from '#server/db/tables.ts'
import { openTestDatabase } from '#tests/database.ts'
import { run } from './key-command.fixtures.ts'
import { parseMasterKey } from './master-key.ts'
import { createVault } from './vault.ts'

// Each test starts several programs, and some a database server.
vi.setConfig({ testTimeout: 120_000 })

const newKey = () => randomBytes(32).toString('base64')

const addressOf = ({ host, user, password, database }: pg.ClientConfig) =>
  `postgres://${user}:${String(password)}@/${database}?host=${encodeURIComponent(host ?? '')}`

/** A database on a server, with people and sessions in it, not in use by Trove. */
async function openKeys() {
  const opened = await openTestDatabase()
  const present = newKey()
  const { connection } = opened
  const db = await openDatabase(connection)
  const vault = createVault({ db, master: parseMasterKey(present, 'test') })
  for (const id of ['ada', 'ben']) {
    await db.auth.insert(users).values({ id, email: `${id}@example.org` })
    await vault.create(id)
  }
  const expiresAt = new Date(Date.now() + 1_000_000)
  await db.auth.insert(sessions).values({ id: 's', userId: 'ada', token: 't', expiresAt })
  const ada = await vault.keysOf('ada')
  await db.close()
  const read = async (key: string) => {
    const db = await openDatabase(connection)
    try {
      const reader = createVault({ db, master: parseMasterKey(key, 'test') })
      return { ada: await reader.keysOf('ada'), sessions: await db.auth.$count(sessions) }
    } finally {
      await db.close()
    }
  }
  return { opened, present, keys: ada, env: { DATABASE_URL: addressOf(connection) }, read }
}

test('keys are wrapped with a new master key from the configuration, and sessions end', async () => {
  const { opened, present, keys, env, read } = await openKeys()
  await using _ = opened
  const next = newKey()
  const settings = { ...env, TROVE_MASTER_KEY: present, TROVE_NEW_MASTER_KEY: next }
  expect(await run('key-check', settings)).toMatchObject({
    code: 0,
    out: expect.stringContaining('People and guests: 2.'),
  })
  const rotated = await run('key-rotate', settings)
  expect(rotated).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Keys wrapped by the new master key \([0-9a-f]{16}\): 2\./),
  })
  expect(rotated.out).toContain('Everyone has to sign in again.')
  expect(rotated.out).not.toContain(next)
  expect(await read(next)).toEqual({ ada: keys, sessions: 0 })
  await expect(read(present)).rejects.toThrow()
  expect(await run('key-check', settings)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^2 of 2 keys do not open/),
  })
  // A second time, as if it were unclear whether the command succeeded.
  expect((await run('key-rotate', settings)).code).toBe(0)
  expect((await read(next)).ada).toEqual(keys)
})

test('a key that does not open leaves everything unchanged', async () => {
  const { opened, present, keys, env, read } = await openKeys()
  await using _ = opened
  const wrong = { ...env, TROVE_MASTER_KEY: newKey(), TROVE_NEW_MASTER_KEY: newKey() }
  expect(await run('key-rotate', wrong)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing was changed'),
  })
  expect(await read(present)).toEqual({ ada: keys, sessions: 1 })
})

test('without a new key the command says what to do', async () => {
  const { opened, present, env } = await openKeys()
  await using _ = opened
  const ran = await run('key-rotate', { ...env, TROVE_MASTER_KEY: present })
  expect(ran.code).toBe(1)
  expect(ran.err).toContain('TROVE_NEW_MASTER_KEY=<the new key> npm run key:rotate')
})

test('nothing is rotated while Trove is connected to the database', async () => {
  const { opened, present, env } = await openKeys()
  await using _ = opened
  await opened.db.auth.$count(users)
  const settings = { ...env, TROVE_MASTER_KEY: present, TROVE_NEW_MASTER_KEY: newKey() }
  expect(await run('key-rotate', settings)).toMatchObject({
    code: 1,
    err: 'Trove is running on this database. Stop it first.\n',
  })
})
