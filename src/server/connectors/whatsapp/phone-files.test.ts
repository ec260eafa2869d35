import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { databaseOf, seconds } from '../apple-messages/messages-database.fixtures.ts'
import type { ImportFile } from '../connector.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { backupKey, encryptedStore } from './encrypted.fixtures.ts'
import { createWhatsApp } from './whatsapp.ts'

const connector = createWhatsApp({ phoneNumber: '+15550001111' })
const pagesOf = (...files: ImportFile[]) =>
  Array.fromAsync(connector.import?.(files, AbortSignal.timeout(20_000)) ?? [])
const messagesOf = async (...files: ImportFile[]) =>
  (await pagesOf(...files))
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'message' ? [item.message] : []))

const at = (minute: number) => Date.UTC(2025, 2, 14, 10, minute)
const android = databaseOf(
  {
    jid: [
      { _id: 1, raw_string: '15551234567@s.whatsapp.net' },
      { _id: 2, raw_string: '120363@g.us' },
      { _id: 3, raw_string: '4915112345678@s.whatsapp.net' },
      { _id: 4, raw_string: '998877@lid' },
    ],
    jid_map: [{ lid_row_id: 4, jid_row_id: 3 }],
    chat: [
      { _id: 1, jid_row_id: 1, subject: null },
      { _id: 2, jid_row_id: 2, subject: 'Garden club' },
    ],
    message: [
      { _id: 1, key_id: '-1', chat_row_id: -1, message_type: -1, timestamp: 0 },
      row(2, 1, 0, { text_data: 'Beans?', sender: 0, minute: 2 }),
      row(3, 1, 1, { text_data: 'Peas.', sender: 0, minute: 1 }),
      row(4, 2, 0, { text_data: null, sender: 3, minute: 3, message_type: 1 }),
      row(5, 2, 0, { text_data: null, sender: 0, minute: 4, message_type: 7 }),
      row(6, 2, 0, { text_data: 'Late', sender: 4, minute: 5 }),
    ],
    message_media: [{ message_row_id: 4, file_path: 'Media/IMG-1.jpg', media_caption: 'Our bed' }],
  },
  `CREATE TABLE jid (_id INTEGER PRIMARY KEY, raw_string TEXT);
   CREATE TABLE jid_map (lid_row_id INTEGER PRIMARY KEY, jid_row_id INTEGER);
   CREATE TABLE chat (_id INTEGER PRIMARY KEY, jid_row_id INTEGER, subject TEXT);
   CREATE TABLE message (_id INTEGER PRIMARY KEY, chat_row_id INTEGER, from_me INTEGER, key_id TEXT, sender_jid_row_id INTEGER, timestamp INTEGER, message_type INTEGER, text_data TEXT);
   CREATE TABLE message_media (message_row_id INTEGER PRIMARY KEY, file_path TEXT, media_caption TEXT);`,
)

type RowFields = { text_data: string | null; sender: number; minute: number; message_type?: number }
function row(
  id: number,
  chat: number,
  fromMe: number,
  { text_data, sender, minute, message_type = 0 }: RowFields,
) {
  const named = { _id: id, key_id: `K${id}`, chat_row_id: chat, from_me: fromMe }
  return { ...named, sender_jid_row_id: sender, timestamp: at(minute), message_type, text_data }
}

const contacts = databaseOf(
  { wa_contacts: [{ _id: 1, jid: '15551234567@s.whatsapp.net', display_name: 'Bea Baker' }] },
  'CREATE TABLE wa_contacts (_id INTEGER PRIMARY KEY, jid TEXT, display_name TEXT, wa_name TEXT);',
)

test("an Android phone's database is read with its groups, files and the names next to it", async () => {
  const file = memoryFile('msgstore.db', android)
  expect(await connector.recognise?.(file)).toBe('a WhatsApp database')
  const names = memoryFile('wa.db', contacts)
  expect(await connector.recognise?.(names)).toMatch(/people/)
  const zip = zipOf([
    { name: 'Databases/msgstore.db', data: android },
    { name: 'Databases/wa.db', data: contacts },
  ])
  for (const files of [[file, names], [memoryFile('WhatsApp.zip', zip)]]) {
    const messages = await messagesOf(...files)
    expect(messages.map(({ chat, author, text, fromMe }) => [chat, author, text, fromMe])).toEqual([
      ['Garden club', '+4915112345678', 'Our bed', false],
      ['Garden club', '+4915112345678', 'Late', false],
      ['Bea Baker', 'Me', 'Peas.', true],
      ['Bea Baker', 'Bea Baker', 'Beans?', false],
    ])
    expect(messages[0]).toMatchObject({
      kind: 'attachment',
      file: 'IMG-1.jpg',
      people: ['+4915112345678'],
    })
    expect(messages[3]).toMatchObject({ sender: '+15551234567', at: '2025-03-14T10:02:00.000Z' })
  }
  const left = (await pagesOf(file)).flatMap(({ skipped = [] }) => skipped)
  expect(left).toEqual([expect.objectContaining({ count: 1 })])
})

const iphone = databaseOf(
  {
    ZWACHATSESSION: [
      { Z_PK: 1, ZPARTNERNAME: '\u200eBea Baker', ZCONTACTJID: '15551234567@s.whatsapp.net' },
      { Z_PK: 2, ZPARTNERNAME: 'Garden club', ZCONTACTJID: '120363@g.us' },
    ],
    ZWAGROUPMEMBER: [
      {
        Z_PK: 1,
        ZMEMBERJID: '4915112345678@s.whatsapp.net',
        ZCONTACTNAME: 'Carl',
        ZFIRSTNAME: null,
      },
    ],
    ZWAMEDIAITEM: [{ Z_PK: 1, ZMEDIALOCALPATH: 'Media/x/a.jpg', ZTITLE: 'Our bed' }],
    ZWAMESSAGE: [
      messageRow(1, 1, 'Beans?', '2025-03-14T10:02:00Z', {}),
      messageRow(2, 1, 'Peas.', '2025-03-14T10:03:00Z', { ZISFROMME: 1 }),
      messageRow(3, 2, null, '2025-03-14T10:04:00Z', {
        ZGROUPMEMBER: 1,
        ZMESSAGETYPE: 1,
        ZMEDIAITEM: 1,
      }),
      messageRow(4, 2, null, '2025-03-14T10:05:00Z', { ZMESSAGETYPE: 6 }),
    ],
  },
  `CREATE TABLE ZWACHATSESSION (Z_PK INTEGER PRIMARY KEY, ZPARTNERNAME VARCHAR, ZCONTACTJID VARCHAR);
   CREATE TABLE ZWAGROUPMEMBER (Z_PK INTEGER PRIMARY KEY, ZMEMBERJID VARCHAR, ZCONTACTNAME VARCHAR, ZFIRSTNAME VARCHAR);
   CREATE TABLE ZWAMEDIAITEM (Z_PK INTEGER PRIMARY KEY, ZMEDIALOCALPATH VARCHAR, ZTITLE VARCHAR);
   CREATE TABLE ZWAMESSAGE (Z_PK INTEGER PRIMARY KEY, ZTEXT VARCHAR, ZMESSAGEDATE TIMESTAMP, ZISFROMME INTEGER, ZFROMJID VARCHAR, ZCHATSESSION INTEGER, ZGROUPMEMBER INTEGER, ZMESSAGETYPE INTEGER, ZSTANZAID VARCHAR, ZMEDIAITEM INTEGER);`,
)

function messageRow(
  id: number,
  chat: number,
  text: string | null,
  iso: string,
  more: Record<string, number>,
) {
  const named = { Z_PK: id, ZSTANZAID: `S${id}`, ZCHATSESSION: chat, ZTEXT: text, ZMESSAGETYPE: 0 }
  const from = { ZFROMJID: chat === 1 ? '15551234567@s.whatsapp.net' : '120363@g.us' }
  return { ...named, ...from, ZMESSAGEDATE: seconds(iso), ZISFROMME: 0, ...more }
}

test("an iPhone's database is read on its own and from a backup", async () => {
  const inBackup = '7c/7c7fba66680ef796b916b067077cc246adacf01d'
  for (const file of [
    memoryFile('ChatStorage.sqlite', iphone),
    memoryFile('backup.zip', zipOf([{ name: inBackup, data: iphone }])),
  ]) {
    expect(await connector.recognise?.(file)).toBe('a WhatsApp database')
    const messages = await messagesOf(file)
    expect(messages.map(({ chat, author, text, kind }) => [chat, author, text, kind])).toEqual([
      ['Garden club', 'Carl', 'Our bed', 'attachment'],
      ['Bea Baker', 'Bea Baker', 'Beans?', 'text'],
      ['Bea Baker', 'Me', 'Peas.', 'text'],
    ])
  }
})

test('a damaged or different database is not a chat', async () => {
  const other = databaseOf({}, 'CREATE TABLE plants (id INTEGER PRIMARY KEY);')
  expect(await connector.recognise?.(memoryFile('msgstore.db', other))).toBeUndefined()
  const damaged = Buffer.concat([android.subarray(0, 4096), Buffer.alloc(8192, 0x41)])
  await expect(pagesOf(memoryFile('msgstore.db', damaged))).rejects.toMatchObject({
    code: 'bad_file',
  })
})

test('an encrypted backup is opened with its key, and named from the contacts backup', async () => {
  for (const parts of [false, true]) {
    const bytes = encryptedStore(android, { parts })
    const closed = memoryFile('msgstore.db.crypt15', bytes)
    expect(await connector.recognise?.(closed)).toBe('an encrypted backup of WhatsApp')
    expect(await connector.keyPrompt?.(closed)).toMatchObject({ label: 'Key of the backup' })
    const wrong = { ...closed, key: backupKey.replace('0', '1') }
    expect(await connector.keyPrompt?.(wrong)).toBeDefined()
    await expect(pagesOf(wrong)).rejects.toMatchObject({ code: 'auth_failed' })
    const open = { ...closed, key: backupKey.toUpperCase() }
    expect(await connector.keyPrompt?.(open)).toBeUndefined()
    const names = memoryFile('wa.db.crypt15', encryptedStore(contacts))
    const messages = await messagesOf(open, { ...names, key: backupKey })
    expect(messages.map(({ chat, text }) => [chat, text])).toEqual([
      ['Garden club', 'Our bed'],
      ['Garden club', 'Late'],
      ['Bea Baker', 'Peas.'],
      ['Bea Baker', 'Beans?'],
    ])
  }
})

test('a damaged encrypted backup is refused', async () => {
  const bytes = encryptedStore(android)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 60) ^ 1, bytes.length - 60)
  const file = { ...memoryFile('msgstore.db.crypt15', bytes), key: backupKey }
  await expect(pagesOf(file)).rejects.toMatchObject({ code: 'bad_file' })
})
