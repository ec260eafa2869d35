import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { ImportFile, Item, Page } from '../connector.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createGoogleMessages } from './google-messages.ts'
import { callsBackup, smsBackup, smsBackupCount, smsIeLines } from './sms-backup.fixtures.ts'

const connector = createGoogleMessages({ phoneNumber: '+1 555 000 1111', googleAccount: '' })
const pagesOf = (...files: ImportFile[]): Promise<Page[]> =>
  Array.fromAsync(connector.import?.(files, AbortSignal.timeout(60_000)) ?? [])
const itemsOf = async (...files: ImportFile[]) =>
  (await pagesOf(...files)).flatMap(({ items }) => items)

type MessageItem = Extract<Item, { kind: 'message' }>
const messagesOf = async (...files: ImportFile[]) =>
  (await itemsOf(...files)).filter((item): item is MessageItem => item.kind === 'message')
const withText = (items: readonly MessageItem[], text: string) =>
  items.find(({ message }) => message.text.includes(text))?.message

const backup = memoryFile('sms-20250314.xml', smsBackup)

test('messages with one person are one chat, in any spelling of the number', async () => {
  const messages = await messagesOf(backup)
  expect(messages).toHaveLength(smsBackupCount)
  expect(withText(messages, 'peas?')).toEqual({
    chat: 'Bea Baker',
    chatId: '+15551234567',
    people: ['+15551234567'],
    local: '2025-03-14T10:00:00',
    at: '2025-03-14T10:00:00.250Z',
    author: 'Bea Baker',
    sender: '+15551234567',
    fromMe: false,
    text: 'Beans 😀 & peas?\nOr "both"',
    kind: 'text',
    edited: false,
    file: null,
    service: 'SMS',
    order: 250,
  })
  expect(withText(messages, 'please')).toMatchObject({
    chatId: '+15551234567',
    text: 'Beans, data="please"',
    author: 'Me',
    fromMe: true,
    sender: '+15550001111',
  })
  expect(withText(messages, 'code')).toMatchObject({ chat: 'MYBANK', sender: 'MYBANK' })
})

test('a message to several people has its sender, the people except the owner, and its file', async () => {
  const messages = await messagesOf(backup)
  expect(withText(messages, 'bed')).toMatchObject({
    chat: 'Bea Baker, Ada',
    people: ['+15550002222', '+15551234567'],
    author: 'Bea Baker',
    text: 'Look at the bed',
    kind: 'attachment',
    file: 'bed.jpg',
    service: 'MMS',
  })
  expect(withText(messages, 'six')).toMatchObject({
    text: 'Plan\nSee you at six',
    fromMe: true,
    service: 'RCS',
    file: null,
  })
})

test('skipped items are reported with their reasons', async () => {
  const [page] = await pagesOf(backup)
  expect(page?.skipped).toEqual([
    { reason: 'A draft or a message that was not sent', count: 1 },
    { reason: 'In the backup more than once', count: 1 },
  ])
  expect(page?.failures).toEqual([
    { item: 'sms-20250314.xml', reason: 'A message without a readable date' },
  ])
})

test('calls are read as calls', async () => {
  const items = await itemsOf(memoryFile('calls-20250314.xml', callsBackup))
  expect(
    items.map(
      (item) =>
        item.kind === 'activity' && [
          item.activity.action,
          item.activity.title,
          item.activity.minutes,
        ],
    ),
  ).toEqual([
    ['called', 'Bea Baker', 1.5],
    ['missed a call', 'Private number', null],
  ])
})

test('the same messages in the backup of another app have the same keys', async () => {
  const keys = new Set((await messagesOf(backup)).map(({ key }) => key))
  const zip = zipOf([
    { name: 'messages.ndjson', data: smsIeLines, deflate: true },
    { name: 'data/PART_1.jpg', data: 'x' },
  ])
  for (const other of [
    memoryFile('messages-2025.zip', zip),
    memoryFile('messages.ndjson', smsIeLines),
    memoryFile('messages-2025.json', `[${smsIeLines.trim().replaceAll('\n', ',')}]`),
  ]) {
    expect(await connector.recognise?.(other)).toBe('a backup of SMS Import/Export')
    const messages = await messagesOf(other)
    expect(messages.map(({ key }) => keys.has(key))).toEqual([true, true, true])
    expect(withText(messages, 'bed')).toMatchObject({ author: 'Bea Baker', file: 'bed.jpg' })
  }
})

test('a truncated backup yields what is there, and reports it', async () => {
  const cut = smsBackup.slice(0, smsBackup.indexOf('<mms'))
  const pages = await pagesOf(memoryFile('sms.xml', cut))
  expect(pages.flatMap(({ items }) => items)).toHaveLength(3)
  expect(pages.flatMap(({ notes = [] }) => notes)).toEqual([
    'The backup ends in the middle. The 4 of 8 messages or calls that it names were read up to there.',
  ])
})

test('entity definitions in a hostile file are ignored', async () => {
  const bomb = `<!DOCTYPE smses [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
<smses count="1"><sms address="+15551234567" date="1741946400250" type="1" body="x&b;y" /></smses>`
  const [message] = await messagesOf(memoryFile('sms.xml', bomb))
  expect(message?.message.text).toBe('x&b;y')
})

test('a picture of any size is not loaded', async () => {
  async function* large() {
    yield* [
      Buffer.from(
        '<smses count="1"><mms date="1741946520000" msg_box="1" m_id="p" address="+15551234567"><parts><part ct="image/jpeg" cl="a.jpg" data="',
      ),
    ]
    const part = Buffer.alloc(1024 * 1024, 'A')
    for (let megabyte = 0; megabyte < 200; megabyte++) yield await Promise.resolve(part)
    yield Buffer.from('"/></parts></mms></smses>')
  }
  const file: ImportFile = {
    name: 'sms.xml',
    size: 200 * 1024 * 1024,
    read: () => Promise.resolve(Buffer.alloc(0)),
    stream: large,
  }
  const before = process.memoryUsage().rss
  const [message] = await messagesOf(file)
  expect(message?.message.file).toBe('a.jpg')
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(100)
})
