import { expect, test } from 'vitest'
import { memoryFile } from '../memory-file.fixtures.ts'
import { messagesOf, readImport } from '../read-import.fixtures.ts'
import { lookAt } from '../exports/exports.fixtures.ts'
import { createChats } from './chats.ts'
import { attachment, passphrase, signalBackupOf, statement } from './signal-backup.fixtures.ts'

const chats = createChats()
const at = (minute: number) => Date.UTC(2025, 2, 14, 10, minute)
const message = (...cells: (string | number | null)[]) =>
  statement('INSERT INTO message VALUES (?,?,?,?,?,?,?)', cells)
const received = 0x80_00_00 | 20
const sent = 0x80_00_00 | 23

const frames = [
  statement(
    'CREATE TABLE message (_id INTEGER PRIMARY KEY AUTOINCREMENT, date_sent INTEGER NOT NULL, thread_id INTEGER NOT NULL REFERENCES thread (_id) ON DELETE CASCADE, from_recipient_id INTEGER NOT NULL, type INTEGER NOT NULL, body TEXT, quote_body TEXT DEFAULT NULL)',
  ),
  statement(
    'CREATE TABLE recipient (_id INTEGER PRIMARY KEY, e164 TEXT, group_id TEXT, system_joined_name TEXT, profile_joined_name TEXT)',
  ),
  statement('CREATE TABLE thread (_id INTEGER PRIMARY KEY, recipient_id INTEGER)'),
  statement('CREATE TABLE groups (_id INTEGER PRIMARY KEY, group_id TEXT, title TEXT)'),
  statement('CREATE TABLE secrets (_id INTEGER PRIMARY KEY, token TEXT)'),
  statement('INSERT INTO secrets VALUES (?,?)', [1, 'hidden']),
  statement('INSERT INTO recipient VALUES (?,?,?,?,?)', [1, '+15550001111', null, null, 'Ada']),
  statement('INSERT INTO recipient VALUES (?,?,?,?,?)', [
    2,
    '+15551234567',
    null,
    'Bea Baker',
    'Bee',
  ]),
  statement('INSERT INTO recipient VALUES (?,?,?,?,?)', [3, null, '__group__x', null, null]),
  statement('INSERT INTO groups ("_id", "group_id", "title") VALUES (?,?,?)', [
    1,
    '__group__x',
    'Garden club',
  ]),
  statement('INSERT INTO thread VALUES (?,?)', [1, 2]),
  statement('INSERT INTO thread VALUES (?,?)', [2, 3]),
  message(1, at(1), 1, 2, received, 'Beans?', null),
  message(2, at(2), 1, 1, sent, 'Peas.', 'Beans?'),
  attachment(Buffer.from('a picture')),
  message(3, at(3), 2, 2, received, 'Late', null),
  message(4, at(4), 1, 2, 3, null, null),
  message(5, at(5), 2, 2, 0x1_00_00 | 20, 'group update', null),
]

test('an encrypted Signal backup is opened with its thirty digits', async () => {
  for (const version of [0, 1]) {
    const closed = memoryFile('signal-2026-01-02.backup', signalBackupOf(frames, version))
    expect(await lookAt(closed)).toBe('chats: an encrypted Signal backup')
    expect(await chats.keyPrompt?.(closed)).toMatchObject({ label: 'Passphrase of the backup' })
    const wrong = { ...closed, key: passphrase.replace('1', '2') }
    expect(await chats.keyPrompt?.(wrong)).toBeDefined()
    const open = { ...closed, key: passphrase }
    expect(await chats.keyPrompt?.(open)).toBeUndefined()
    const { items, failures } = await readImport(chats, open)
    expect(failures).toEqual([])
    expect(
      messagesOf(items).map(({ chat, author, text, kind }) => [chat, author, text, kind]),
    ).toEqual([
      ['Bea Baker', 'Bea Baker', 'Beans?', 'text'],
      ['Bea Baker', 'Me', 'Peas.', 'text'],
      ['Bea Baker', 'Bea Baker', 'missed call', 'call'],
      ['Garden club', 'Bea Baker', 'Late', 'text'],
    ])
    expect(messagesOf(items)[1]).toMatchObject({ fromMe: true, replyTo: 'Beans?' })
    expect(messagesOf(items)[0]).toMatchObject({ sender: '+15551234567', service: 'Signal' })
    expect(JSON.stringify(items)).not.toContain('hidden')
  }
}, 60_000)

test('a truncated Signal backup is read up to the cut', async () => {
  const cut = signalBackupOf(frames).subarray(0, -40)
  const file = { ...memoryFile('signal.backup', cut), key: passphrase }
  const { items, failures } = await readImport(chats, file)
  expect(messagesOf(items)).toHaveLength(4)
  expect(failures).toEqual([
    {
      item: 'signal.backup',
      reason: 'This file is damaged from here on, or written in another way',
    },
  ])
}, 60_000)
