import { expect, test } from 'vitest'
import { archiveFile, lookAt } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { messagesOf, readImport } from '../read-import.fixtures.ts'
import { createChats } from './chats.ts'

const chats = createChats()
const lines = (...values: object[]) => values.map((value) => JSON.stringify(value)).join('\n')
const bea = { aci: 'YQ==', e164: '15551234567', profileGivenName: 'Bee', systemGivenName: 'Bea' }
const sent = '1741946400000'

const exported = lines(
  { version: '1', backupTimeMs: '1741950000000', mediaRootBackupKey: '' },
  { account: { givenName: 'Ada', familyName: '' } },
  { recipient: { id: '1', self: {} } },
  { recipient: { id: '2', contact: { ...bea, systemFamilyName: 'Baker' } } },
  {
    recipient: { id: '3', group: { masterKey: '', snapshot: { title: { title: 'Garden club' } } } },
  },
  { chat: { id: '1', recipientId: '2' } },
  { chat: { id: '2', recipientId: '3' } },
  { chat: { id: '3', recipientId: '1' } },
  {
    chatItem: {
      chatId: '1',
      authorId: '2',
      dateSent: sent,
      incoming: { dateReceived: sent },
      standardMessage: {
        text: { body: 'Beans?' },
        reactions: [{ emoji: '👍', authorId: '1', sentTimestamp: sent }],
      },
    },
  },
  {
    chatItem: {
      chatId: '1',
      authorId: '1',
      dateSent: '1741946460000',
      outgoing: { sendStatus: [] },
      revisions: [{ chatId: '1', authorId: '1', dateSent: '1741946450000' }],
      standardMessage: { text: { body: 'Peas.' }, quote: { text: { body: 'Beans?' } } },
    },
  },
  {
    chatItem: {
      chatId: '2',
      authorId: '2',
      dateSent: '1741946520000',
      incoming: {},
      standardMessage: {
        attachments: [{ pointer: { contentType: 'image/jpeg', fileName: 'bed.jpg' } }],
      },
    },
  },
  {
    chatItem: {
      chatId: '1',
      authorId: '2',
      dateSent: '1741946580000',
      directionless: {},
      updateMessage: {
        individualCall: { type: 'VIDEO_CALL', direction: 'INCOMING', state: 'MISSED' },
      },
    },
  },
  {
    chatItem: {
      chatId: '3',
      authorId: '1',
      dateSent: '1741946590000',
      outgoing: {},
      standardMessage: { text: { body: 'Buy string' } },
    },
  },
  {
    chatItem: {
      chatId: '2',
      authorId: '2',
      dateSent: sent,
      directionless: {},
      updateMessage: { simpleUpdate: { type: 'JOINED_SIGNAL' } },
    },
  },
)

test('a Signal export has its people, groups, replies, calls and own messages', async () => {
  const zip = archiveFile('signal-export.zip', {
    'signal-export/main.jsonl': exported,
    'signal-export/metadata.json': { version: 1 },
    'signal-export/files/ab/abcd.jpg': 'x',
  })
  for (const file of [zip, memoryFile('main.jsonl', exported)]) {
    expect(await lookAt(file)).toBe('chats: a Signal export')
    const { items, failures, skipped } = await readImport(chats, file)
    const messages = messagesOf(items)
    expect(
      messages.map(({ chat, author, text, kind, fromMe }) => [chat, author, text, kind, fromMe]),
    ).toEqual([
      ['Bea Baker', 'Bea Baker', 'Beans?', 'text', false],
      ['Bea Baker', 'Me', 'Peas.', 'text', true],
      ['Bea Baker', 'Bea Baker', 'incoming video call missed', 'call', false],
      ['Garden club', 'Bea Baker', '', 'attachment', false],
      ['Note to Self', 'Me', 'Buy string', 'text', true],
    ])
    expect(messages[0]).toMatchObject({
      service: 'Signal',
      at: '2025-03-14T10:00:00.000Z',
      sender: '+15551234567',
      reactions: [{ by: 'Me', reaction: '👍' }],
    })
    expect(messages[1]).toMatchObject({ edited: true, replyTo: 'Beans?' })
    expect(messages[3]).toMatchObject({ file: 'bed.jpg' })
    expect(failures).toEqual([])
    expect(skipped).toContainEqual({ reason: 'A message without any content', count: 1 })
  }
})

test('a truncated line in a Signal export is counted, and the others are read', async () => {
  const cut = memoryFile('main.jsonl', exported.slice(0, -30))
  const { items, failures } = await readImport(chats, cut)
  expect(items).toHaveLength(5)
  expect(failures).toHaveLength(1)
})
