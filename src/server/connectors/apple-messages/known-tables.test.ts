import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { memoryFile } from '../memory-file.fixtures.ts'
import { openTables, textOf } from './known-tables.ts'
import { databaseOf } from './messages-database.fixtures.ts'

const database = databaseOf(
  { message: [{ text: 'Beans' }, { text: 'Peas' }] },
  'CREATE TABLE message (ROWID INTEGER PRIMARY KEY, text TEXT)',
)
const texts = (tables: Awaited<ReturnType<typeof openTables>>) =>
  [...tables.rows('message', ['text', 'not there'])].map((row) => textOf(row['text']))

test('a database too large for memory has no name on disk while being read, and leaves nothing behind', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-test-'))
  vi.stubEnv('TMPDIR', folder)
  try {
    const tables = await openTables(memoryFile('chat.db', database), 0)
    expect(readdirSync(folder)).toEqual([])
    expect(texts(tables)).toEqual(['Beans', 'Peas'])
    await tables.close()
    const damaged = memoryFile('chat.db', database.subarray(0, 100))
    await expect(openTables(damaged, 0)).rejects.toMatchObject({ code: 'bad_file' })
    expect(readdirSync(folder)).toEqual([])
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})

test('missing tables and columns are empty', async () => {
  const tables = await openTables(memoryFile('chat.db', database))
  expect(texts(tables)).toEqual(['Beans', 'Peas'])
  expect([...tables.rows('chat', ['guid'])]).toEqual([])
  expect(tables.rowOf('message', ['text'])(2)).toMatchObject({ text: 'Peas' })
  await tables.close()
})

test("reading ends even if a database's tree has cycles", async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => ({
    text: `Message ${at} ${'x'.repeat(80)}`,
  }))
  const large = databaseOf(
    { message: rows },
    'CREATE TABLE message (ROWID INTEGER PRIMARY KEY, text TEXT)',
  )
  // The page after the schema is the root of the only table.
  const root = large.readUInt16BE(16)
  // All children of the root are pointed to the same page.
  const cells = large.readUInt16BE(root + 3)
  const first = large.readUInt32BE(root + large.readUInt16BE(root + 12))
  for (let cell = 1; cell < cells; cell++) {
    large.writeUInt32BE(first, root + large.readUInt16BE(root + 12 + cell * 2))
  }
  const reading = async () => texts(await openTables(memoryFile('chat.db', large)))
  await expect(reading()).rejects.toMatchObject({ code: 'bad_file' })
})
