import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { openDatabase } from './open.ts'
import * as tables from './tables.ts'

const row = (userId: string, id: string) => ({
  userId,
  id,
  sealed: Buffer.from('sealed'),
  contentKey: Buffer.from(id),
  mimeType: 'text/plain',
  sizeBytes: 1,
})

test('a person sees and changes only their own rows', async () => {
  await using opened = await openTestVault()
  const { db } = opened
  await db.asUser('ada', (tx) => tx.insert(tables.documents).values(row('ada', 'doc_1')))

  const seenByBen = await db.asUser('ben', (tx) => tx.select().from(tables.documents))
  const changedByBen = await db.asUser('ben', (tx) =>
    tx.update(tables.documents).set({ mimeType: 'text/html' }).returning(),
  )
  const insertedByBen = db.asUser('ben', (tx) =>
    tx.insert(tables.documents).values(row('ada', 'doc_2')),
  )

  expect(seenByBen).toEqual([])
  expect(changedByBen).toEqual([])
  await expect(insertedByBen).rejects.toThrow()
  expect(await db.asUser('ada', (tx) => tx.select().from(tables.documents))).toHaveLength(1)
})

test("outside asUser nobody's data can be read", async () => {
  await using opened = await openTestVault()
  const { db } = opened
  await db.asUser('ada', (tx) => tx.insert(tables.documents).values(row('ada', 'doc_1')))

  await expect(db.auth.select().from(tables.documents)).rejects.toThrow()
  await expect(db.jobs.query('select sealed from documents')).rejects.toThrow(/permission denied/)
  await expect(db.jobs.query('select email from users')).rejects.toThrow(/permission denied/)
  await expect(db.asUser('ada', (tx) => tx.select().from(tables.sessions))).rejects.toThrow()
})

test('an id that could end the SQL statement is refused', async () => {
  await using opened = await openTestVault()
  const attempt = opened.db.asUser("x'; reset role; --", (tx) => tx.execute(sql`select 1`))
  await expect(attempt).rejects.toMatchObject({ code: 'session.invalid' })
})

test('every declared table and column exists in the migrated schema', async () => {
  await using opened = await openTestVault()
  const owner = new pg.Client(opened.connection)
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'trove'`,
  )
  await owner.end()
  const columns = new Set(rows.map((found) => found.name))
  const declared = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap((table) => table.columns.map((column) => `${table.name}.${column.name}`))
  expect(declared.filter((name) => !columns.has(name))).toEqual([])
})

test('servers that start simultaneously on an empty database migrate it once', async () => {
  await using opened = await openTestVault()
  const again = await Promise.all([1, 2, 3].map(() => openDatabase(opened.connection)))
  for (const database of again) await database.close()
  expect(again).toHaveLength(3)
})

test('a connection that ends between two statements fails only its transaction', async () => {
  await using opened = await openTestVault()
  const { db } = opened
  const owner = new pg.Client(opened.connection)
  await owner.connect()
  const broken = db.asUser('ada', async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    // Returns once the process is gone; the driver then learns of it while idle.
    await owner.query('select pg_terminate_backend($1, 10000)', [rows[0]?.pid])
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  await owner.end()
  expect(await db.asUser('ada', (tx) => tx.select().from(tables.documents))).toEqual([])
})
