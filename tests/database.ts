import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { createVault } from '#server/vault/vault.ts'

/** A fresh, migrated database on the test run's server; `await using` drops it. */
export async function openTestDatabase() {
  const { connection, drop } = await createDatabase()
  const db = await openDatabase(connection)
  return {
    db,
    connection,
    async [Symbol.asyncDispose]() {
      await db.close()
      await drop()
    },
  }
}

/** An owner connection to an empty database; `await using` drops it. */
export async function openEmptyDatabase() {
  const { connection, drop } = await createDatabase()
  const client = new pg.Client(connection)
  await client.connect()
  return {
    client,
    connection,
    async [Symbol.asyncDispose]() {
      await client.end()
      await drop()
    },
  }
}

async function createDatabase() {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(server, `create database ${name}`)
  return {
    connection: { ...server, database: name },
    drop: () => asOwner(server, `drop database ${name} with (force)`),
  }
}

async function asOwner(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A test database with a vault and two people, `ada` and `ben`. */
export async function openTestVault() {
  const opened = await openTestDatabase()
  const vault = createVault({
    db: opened.db,
    master: parseMasterKey(randomBytes(32).toString('base64'), 'test'),
  })
  for (const id of ['ada', 'ben']) {
    await opened.db.auth.insert(users).values({ id, email: `${id}@example.org` })
    await vault.create(id)
  }
  return { ...opened, vault }
}
