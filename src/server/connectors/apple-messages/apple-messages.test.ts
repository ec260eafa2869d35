import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { ImportFile, Item, Page } from '../connector.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createAppleMessages } from './apple-messages.ts'
import {
  databaseOf,
  fill,
  nanoseconds,
  newTables,
  oldTables,
  seconds,
} from './messages-database.fixtures.ts'
import { sampleCount, sampleDatabase, sampleRows } from './sample-messages.fixtures.ts'

const connector = createAppleMessages({ backupPassword: '', deviceId: '' })
const pagesOf = (...files: ImportFile[]): Promise<Page[]> =>
  Array.fromAsync(connector.import?.(files, AbortSignal.timeout(60_000)) ?? [])

async function messagesOf(...files: ImportFile[]) {
  const items = (await pagesOf(...files)).flatMap((page) => page.items)
  const messages = items.filter(
    (item): item is Extract<Item, { kind: 'message' }> => item.kind === 'message',
  )
  return new Map(messages.map(({ key, message }) => [key, message]))
}

test('messages by iMessage and SMS with one person are one chat', async () => {
  const messages = await messagesOf(memoryFile('chat.db', sampleDatabase()))
  expect(messages.size).toBe(sampleCount)
  expect(messages.get('G1')).toEqual({
    chat: '+15551234567',
    chatId: '+15551234567',
    people: ['+15551234567'],
    service: 'iMessage',
    local: '2025-03-14T10:00:00',
    at: '2025-03-14T10:00:00.250Z',
    author: '+15551234567',
    sender: '+15551234567',
    fromMe: false,
    text: 'Beans or peas?',
    kind: 'text',
    edited: false,
    file: null,
    order: 250,
  })
  expect(messages.get('G3')).toMatchObject({ chatId: '+15551234567', service: 'SMS', file: null })
})

test('text stored only as formatted text is read, with its author and whether it was edited', async () => {
  const messages = await messagesOf(memoryFile('chat.db', sampleDatabase()))
  expect(messages.get('G2')).toMatchObject({
    text: 'Beans, please',
    author: 'Me',
    fromMe: true,
    sender: '+15550001111',
    edited: true,
  })
})

test('a tapback is part of the message it answers, not a message', async () => {
  const messages = await messagesOf(memoryFile('chat.db', sampleDatabase()))
  expect(messages.has('G4')).toBe(false)
  expect(messages.get('G2')?.reactions).toEqual([{ by: '+15551234567', reaction: '👍' }])
  const removed = {
    ROWID: 12,
    guid: 'G12',
    handle_id: 1,
    date: nanoseconds('2025-03-15T10:00:00Z'),
    associated_message_guid: 'p:0/G2',
    associated_message_type: 3001,
  }
  const rows = { ...sampleRows, message: [...sampleRows.message, removed] }
  const later = await messagesOf(memoryFile('chat.db', databaseOf(rows)))
  expect(later.get('G2')?.reactions).toBeUndefined()
})

test('groups keep their name, files, replies and system notes', async () => {
  const messages = await messagesOf(memoryFile('chat.db', sampleDatabase()))
  expect(messages.get('G5')).toMatchObject({
    chat: 'Garden club',
    people: ['+15551234567', 'ada@example.org'],
    author: 'ada@example.org',
    kind: 'attachment',
    file: 'bed.heic, plan.pdf',
    replyTo: 'Who brings what?',
  })
  expect(messages.get('G8')?.service).toBe('RCS')
  expect(messages.get('G6')).toMatchObject({
    kind: 'system',
    author: null,
    text: 'ada@example.org named the conversation “Garden club”',
  })
  expect(messages.get('G7')?.text).toBe('ada@example.org added +15551234567')
  expect(messages.get('G9')?.kind).toBe('deleted')
})

test('skipped items are reported with their reasons', async () => {
  const pages = await pagesOf(memoryFile('chat.db', sampleDatabase()))
  expect(pages.flatMap(({ skipped = [] }) => skipped)).toEqual([
    { reason: 'A reaction, which is kept with the message it answers', count: 1 },
    { reason: 'A message without a date', count: 1 },
    { reason: 'A message without any content', count: 1 },
  ])
})

test('messages deleted on the device but not yet erased are skipped', async () => {
  const tables = `${newTables}; CREATE TABLE chat_recoverable_message_join (chat_id INTEGER, message_id INTEGER, delete_date INTEGER)`
  const rows = { ...sampleRows, chat_recoverable_message_join: [{ chat_id: 1, message_id: 1 }] }
  const pages = await pagesOf(memoryFile('chat.db', databaseOf(rows, tables)))
  expect(pages.flatMap(({ items }) => items)).toHaveLength(sampleCount - 1)
  expect(pages.flatMap(({ skipped = [] }) => skipped)).toContainEqual({
    reason: 'A message that was deleted on the device',
    count: 1,
  })
})

test('a database from 2011 counts seconds and has fewer columns', async () => {
  const old = databaseOf(
    {
      handle: [{ ROWID: 1, id: '(555) 123-4567' }],
      chat: [{ ROWID: 1, guid: 'SMS;-;5551234567', chat_identifier: '5551234567' }],
      message: [
        {
          ROWID: 1,
          guid: 'a',
          text: 'Old times',
          handle_id: 1,
          service: 'SMS',
          date: seconds('2011-05-01T08:00:00Z'),
          is_from_me: 0,
        },
        {
          ROWID: 2,
          guid: null,
          text: 'No name',
          handle_id: 1,
          service: 'SMS',
          date: seconds('2011-05-01T08:01:00Z'),
          is_from_me: 1,
        },
      ],
      chat_message_join: [{ chat_id: 1, message_id: 1 }],
    },
    oldTables,
  )
  const file = memoryFile('sms.db', old)
  expect(await connector.recognise?.(file)).toBe('Apple Messages (chat.db)')
  const messages = [...(await messagesOf(file)).values()]
  expect(messages.map(({ at, text, sender }) => [at, text, sender])).toEqual([
    ['2011-05-01T08:00:00.000Z', 'Old times', '5551234567'],
    ['2011-05-01T08:01:00.000Z', 'No name', undefined],
  ])
})

test("messages that are only in the database's log are read", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-test-'))
  try {
    const place = path.join(folder, 'chat.db')
    const database = new DatabaseSync(place)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0')
    database.exec(oldTables)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const rows = { message: [{ ROWID: 1, guid: 'w', text: 'In the log', date: 700_000_000 }] }
    fill(database, rows)
    const [main, log] = [readFileSync(place), readFileSync(`${place}-wal`)]
    database.close()
    expect((await messagesOf(memoryFile('chat.db', main))).size).toBe(0)
    const files = [memoryFile('chat.db', main), memoryFile('chat.db-wal', log)]
    expect([...(await messagesOf(...files)).keys()]).toEqual(['w'])
    const packed = zipOf([
      { name: 'Messages/chat.db', data: main, deflate: true },
      { name: 'Messages/chat.db-wal', data: log },
    ])
    expect([...(await messagesOf(memoryFile('Messages.zip', packed))).keys()]).toEqual(['w'])
    const torn = [files[0] ?? memoryFile('', ''), memoryFile('chat.db-wal', log.subarray(0, -100))]
    expect((await messagesOf(...torn)).size).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  [
    'a view in place of the messages',
    'DROP TABLE message; CREATE VIEW message AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS ROWID, i AS date FROM n',
  ],
  [
    'a computed column',
    'ALTER TABLE message ADD COLUMN group_title2 TEXT; DROP TABLE message; CREATE TABLE message (guid TEXT, date INTEGER, text TEXT AS (hex(zeroblob(1000000000))))',
  ],
])('%s is never run', async (_, sql) => {
  const database = memoryFile('chat.db', databaseOf({}, `${oldTables}; ${sql};`))
  const pages = await pagesOf(database).catch((error: unknown) => error)
  if (Array.isArray(pages)) expect(pages.flatMap((page: Page) => page.items)).toEqual([])
  else expect(pages).toMatchObject({ code: 'bad_file' })
})

test.each([
  ['a database whose pages are damaged', (bytes: Buffer) => bytes.fill(0xff, 4096, bytes.length)],
  ['a database that is cut off', (bytes: Buffer) => bytes.subarray(0, 5000)],
  ['a file that only begins like one', (bytes: Buffer) => bytes.fill(0, 16, bytes.length)],
])('%s is refused as a damaged file', async (_, damage) => {
  const file = memoryFile('chat.db', damage(sampleDatabase()))
  await expect(pagesOf(file)).rejects.toMatchObject({ code: 'bad_file' })
})

test('another database is not recognised', async () => {
  const other = databaseOf({}, 'CREATE TABLE notes (text TEXT)')
  expect(await connector.recognise?.(memoryFile('chat.db', other))).toBeUndefined()
})
