import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { storeAddress } from '#server/objects/store-address.ts'
import { createS3Store } from '#server/objects/s3-store.ts'
import type { ObjectStore } from '#server/objects/object-store.ts'
import { checkBackup, restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { createDocumentStore } from '#server/documents/store.ts'
import { moveOriginals, sweepObjects } from '#server/ingestion/move-originals.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { openEmptyDatabase, openTestVault } from '#tests/database.ts'
import { startS3StandIn } from '#tests/s3-stand-in.ts'

const { signal } = new AbortController()
const userId = 'ada'
const canary = 'tangerine'
/** Two parts and a bit. */
const bytes = Buffer.from(`${canary} `.repeat(240_000))
const file = { name: `${canary}.txt`, mimeType: 'text/plain', bytes }

async function openStore(objects: ObjectStore) {
  const opened = await openTestVault()
  const { db, vault } = opened
  const documents = createDocumentStore({ db, vault, objects })
  const count = async (condition: string) => {
    const { rows } = await db.jobs.query<{ count: number }>(
      `select count(*)::int as count from ${condition}`,
    )
    return rows[0]?.count
  }
  return {
    ...opened,
    documents,
    isWhole: async (id: string) => (await documents.original(userId, id))?.bytes.equals(bytes),
    move: (to: 'store' | 'database' = 'store') => moveOriginals({ db, objects, to, signal }),
    sweep: () => sweepObjects({ db, objects, signal }),
    /** The time after which an object may be removed is over. */
    wait: () => db.jobs.query(`update object_removals set due_at = now() - interval '1 second'`),
    outside: () => count('document_chunks where object is not null'),
    inside: () => count('document_chunks where object is null'),
    announced: () => count('object_removals'),
  }
}

/** A real service is tested, too, if the environment names one. */
const real = process.env.TEST_ORIGINALS_STORE
const services = [
  ['a stand-in for S3', undefined],
  ...(real === undefined ? [] : [['the service of the environment', real] as const]),
] as const

describe.each(services)('originals in %s', (_, address) => {
  test('come back byte for byte: from the database, from the store, and moved back', async () => {
    await using service = await startS3StandIn()
    const objects = createS3Store(storeAddress.parse(address ?? service.address))
    await using store = await openStore(objects)
    await store.documents.add(userId, 'doc_1', file)
    expect(await store.isWhole('doc_1')).toBe(true)
    await store.move()
    expect([await store.inside(), await store.outside()]).toEqual([0, 3])
    expect(await store.announced()).toBe(0)
    expect(await store.isWhole('doc_1')).toBe(true)

    await store.move('database')
    expect([await store.inside(), await store.outside()]).toEqual([3, 0])
    await store.wait()
    await store.sweep()
    expect(await store.announced()).toBe(0)
    expect(await store.isWhole('doc_1')).toBe(true)
  })

  test('are removed with their document, and an object that is gone already is no problem', async () => {
    await using service = await startS3StandIn()
    const objects = createS3Store(storeAddress.parse(address ?? service.address))
    await using store = await openStore(objects)
    await store.documents.add(userId, 'doc_1', file)
    await store.move()
    await store.documents.remove(userId, 'doc_1')
    expect(await store.announced()).toBe(3)
    // A reader may still be using it.
    await store.sweep()
    expect(await store.announced()).toBe(3)
    await store.wait()
    await objects.remove('0'.repeat(40))
    await store.sweep()
    expect(await store.announced()).toBe(0)
    expect(service.objects.size).toBe(0)
  })
})

test('a stored object reveals neither its content nor its owner', async () => {
  await using service = await startS3StandIn()
  await using store = await openStore(createS3Store(storeAddress.parse(service.address)))
  await store.documents.add(userId, 'doc_1', file)
  await store.move()
  expect(service.calls).toHaveLength(3)
  for (const call of service.calls) {
    expect(call).not.toMatch(/tangerine|doc_1|plain/)
    expect(call).toMatch(/^PUT \/bucket\/[0-9a-f]{40} /)
  }
  for (const stored of service.objects.values()) {
    expect(stored.includes(canary)).toBe(false)
    expect(stored.byteLength).toBeGreaterThan(1_000)
  }
})

test('a process killed while moving a part loses nothing and leaves no object', async () => {
  await using service = await startS3StandIn()
  const objects = createS3Store(storeAddress.parse(service.address))
  const dying: ObjectStore = {
    ...objects,
    async put(name, part) {
      await objects.put(name, part)
      throw new Error('dies')
    },
  }
  await using store = await openStore(objects)
  await store.documents.add(userId, 'doc_1', file)
  const moving = moveOriginals({ db: store.db, objects: dying, to: 'store', signal })
  await expect(moving).rejects.toThrow('dies')
  expect(service.objects.size).toBe(1)
  expect(await store.isWhole('doc_1')).toBe(true)
  await store.wait()
  await store.sweep()
  expect(service.objects.size).toBe(0)
  await store.move()
  expect(await store.isWhole('doc_1')).toBe(true)
})

test('a part that was replaced or removed while it moved stays as it is', async () => {
  await using service = await startS3StandIn()
  const objects = createS3Store(storeAddress.parse(service.address))
  await using store = await openStore(objects)
  await store.documents.add(userId, 'doc_1', { ...file, bytes: Buffer.from('the first') })
  const newer = Buffer.from('a newer part, as its reader would find it')
  const slow: ObjectStore = {
    ...objects,
    async put(name, part) {
      await objects.put(name, part)
      await store.db.asUser(userId, (tx) =>
        tx.execute(sql`update trove.document_chunks set sealed = ${newer}`),
      )
    },
  }
  // The move is repeated until nobody interferes.
  let puts = 0
  const once: ObjectStore = {
    ...slow,
    put: (name, part) => ((puts += 1) === 1 ? slow : objects).put(name, part),
  }
  await moveOriginals({ db: store.db, objects: once, to: 'store', signal })
  await moveOriginals({ db: store.db, objects, to: 'store', signal })
  expect(await store.outside()).toBe(1)
  await store.wait()
  await store.sweep()
  expect([...service.objects.values()]).toEqual([newer])
})

test('an object in use is never removed, and one that may be removed is never used', async () => {
  await using service = await startS3StandIn()
  const objects = createS3Store(storeAddress.parse(service.address))
  await using store = await openStore(objects)
  await store.documents.add(userId, 'doc_1', file)
  await store.move()
  await store.db.jobs.query(
    `insert into object_removals select object, now() - interval '1 day' from document_chunks`,
  )
  await store.sweep()
  expect(await store.announced()).toBe(0)
  expect(await store.isWhole('doc_1')).toBe(true)
  // A sweep removes what was announced while the part was still on its way to the store.
  const late: ObjectStore = {
    ...objects,
    async put(name, part) {
      await objects.put(name, part)
      await store.db.jobs.query('delete from object_removals where object = $1', [name])
    },
  }
  const other = randomBytes(100)
  await store.documents.add(userId, 'doc_2', { ...file, bytes: other })
  const wrongly = moveOriginals({ db: store.db, objects: late, to: 'store', signal })
  await expect(wrongly).rejects.toThrow()
  expect((await store.documents.original(userId, 'doc_2'))?.bytes.equals(other)).toBe(true)
  expect(await store.isWhole('doc_1')).toBe(true)
})

test('a store that is down for a while, or refuses the key, delays nothing and loses nothing', async () => {
  await using service = await startS3StandIn()
  await using store = await openStore(createS3Store(storeAddress.parse(service.address)))
  await store.documents.add(userId, 'doc_1', file)
  service.fail(2)
  await store.move()
  expect(await store.outside()).toBe(3)
  const refused = createS3Store(storeAddress.parse(service.wrongAddress))
  await expect(refused.get('0'.repeat(40))).rejects.toThrow('answered 403')
  await expect(refused.put('0'.repeat(40), bytes)).rejects.toThrow('answered 403')
})

test('a backup includes the originals in the store, and is restored without the store', async () => {
  await using service = await startS3StandIn()
  const objects = createS3Store(storeAddress.parse(service.address))
  await using store = await openStore(objects)
  await store.documents.add(userId, 'doc_1', file)
  await store.documents.add(userId, 'doc_2', { ...file, bytes: Buffer.from('removed') })
  await store.move()
  await store.documents.remove(userId, 'doc_2')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-originals-'))
  const backup = { file: path.join(folder, 'backup'), passphrase: 'ten green bottles' }
  const master = parseMasterKey(randomBytes(32).toString('base64'), 'test')
  const owner = new pg.Client(store.connection)
  await owner.connect()
  await using restored = await openEmptyDatabase()
  try {
    await expect(writeBackup(owner, { ...backup, master })).rejects.toThrow('Set ORIGINALS_STORE')
    await owner.query('rollback')
    await writeBackup(owner, { ...backup, master, objects })
    await restoreBackup(restored.client, backup, await checkBackup(backup))
  } finally {
    await owner.end()
    rmSync(folder, { recursive: true })
  }
  const { rows } = await restored.client.query<{ sealed: Buffer; left: number }>(
    `select sealed, (select count(*)::int from trove.object_removals) as left
     from trove.document_chunks where object is null order by ordinal`,
  )
  expect(rows.map(({ left }) => left)).toEqual([0, 0, 0])
  const stored = [...service.objects.values()]
  expect(rows.every(({ sealed }) => stored.some((part) => part.equals(sealed)))).toBe(true)
})

test('an original in another place is not mistaken for an empty one', async () => {
  await using service = await startS3StandIn()
  await using store = await openStore(createS3Store(storeAddress.parse(service.address)))
  await store.documents.add(userId, 'doc_1', file)
  await store.move()
  const elsewhere = { code: 'original.elsewhere' }
  const { db, vault } = store
  await expect(createDocumentStore({ db, vault }).original(userId, 'doc_1')).rejects.toMatchObject(
    elsewhere,
  )
  service.objects.clear()
  await expect(store.isWhole('doc_1')).rejects.toMatchObject(elsewhere)
})

test('only an address with a key, a bucket and encrypted transport is accepted', () => {
  for (const address of [
    'http://KEY:SECRET@store.example/bucket',
    'https://store.example/bucket',
    'https://KEY:SECRET@store.example',
    'a bucket',
  ]) {
    expect(storeAddress.safeParse(address).success, address).toBe(false)
  }
  expect(storeAddress.parse('https://K:S%2FX@store.example/bucket/trove/?region=eu-1')).toEqual({
    bucket: 'https://store.example/bucket/trove',
    region: 'eu-1',
    keyId: 'K',
    secret: 'S/X',
  })
})
