import { mkdtempSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { tablesToCopy } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const passphrase = 'ten green bottles'
const master = parseMasterKey(randomBytes(32).toString('base64'), 'test')
const person = (id: string) =>
  `insert into trove.users (id, email) values ('${id}', '${id}@example.org')`

async function backupOf(client: pg.Client) {
  const file = path.join(folder, randomBytes(4).toString('hex'))
  await writeBackup(client, { file, passphrase, master })
  return { file, passphrase }
}

async function rowsOf(client: pg.Client) {
  const counts: Record<string, unknown> = {}
  for (const { name } of await tablesToCopy(client)) {
    const { rows } = await client.query(`select * from trove."${name}" order by 1`)
    if (rows.length > 0) counts[name] = rows
  }
  return counts
}

test('all rows of all tables are restored, and sequences continue', async () => {
  await using from = await openEmptyDatabase()
  await using to = await openEmptyDatabase()
  await migrate(from.client)
  await from.client.query(person('ada'))
  await from.client.query(`select nextval('trove.records_id_seq') from generate_series(1, 41)`)
  const backup = await backupOf(from.client)
  const checked = await checkBackup(backup)
  expect(checked.master).toEqual(master)
  await restoreBackup(to.client, backup, checked)
  expect(await rowsOf(to.client)).toEqual(await rowsOf(from.client))
  const { rows } = await to.client.query(`select nextval('trove.records_id_seq')::int as next`)
  expect(rows).toEqual([{ next: 42 }])
})

const WATCHED_FOLDERS = 53
const versions = readMigrations().map(({ version }) => version)

test.each([
  ['the last migration', versions.slice(0, -1)],
  // Its number was skipped and used later; no migration after it builds on it.
  ['an earlier one', versions.filter((version) => version !== WATCHED_FOLDERS)],
])('a backup of a release without %s is brought up to date', async (_, older) => {
  await using from = await openEmptyDatabase()
  await using to = await openEmptyDatabase()
  await migrate(from.client, new Set(older))
  await from.client.query(person('ben'))
  const backup = await backupOf(from.client)
  const checked = await checkBackup(backup)
  expect(checked.about.migrations).toEqual(older)
  await restoreBackup(to.client, backup, checked)
  const applied = await to.client.query<{ version: number }>(
    'select version from trove.migrations order by applied_at, version',
  )
  expect(applied.rows.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(versions)
  expect(applied.rows.at(-1)?.version).toBe(versions.find((version) => !older.includes(version)))
  const { rows } = await to.client.query('select id from trove.users')
  expect(rows).toEqual([{ id: 'ben' }])
})

test('a backup of a newer release is refused', async () => {
  await using from = await openEmptyDatabase()
  await migrate(from.client)
  await from.client.query(
    `insert into trove.migrations (version, name, checksum) values (9999, 'later', 'x')`,
  )
  await expect(checkBackup(await backupOf(from.client))).rejects.toThrow('made by a newer Trove')
})

test('a database with data is left unchanged, and one whose restore failed is empty again', async () => {
  await using from = await openEmptyDatabase()
  await migrate(from.client)
  await from.client.query(person('ada'))
  const backup = await backupOf(from.client)
  const checked = await checkBackup(backup)
  const before = await rowsOf(from.client)
  await expect(restoreBackup(from.client, backup, checked)).rejects.toThrow('holds data of Trove')
  expect(await rowsOf(from.client)).toEqual(before)

  await using to = await openEmptyDatabase()
  const gone = { ...backup, file: path.join(folder, 'gone') }
  await expect(restoreBackup(to.client, gone, checked)).rejects.toThrow('no such file')
  const { rows } = await to.client.query(`select to_regnamespace('trove') as there`)
  expect(rows).toEqual([{ there: null }])
})

test('an owner without the right to create roles gets an error, and nothing is left behind', async () => {
  await using from = await openEmptyDatabase()
  await using to = await openEmptyDatabase()
  await migrate(from.client)
  const backup = await backupOf(from.client)
  const checked = await checkBackup(backup)
  const role = `limited_${randomBytes(4).toString('hex')}`
  await to.client.query(`create role ${role}; set role ${role}`)
  await expect(restoreBackup(to.client, backup, checked)).rejects.toThrow(
    /permission denied|admin option/,
  )
  await to.client.query(`reset role; drop role ${role}`)
})
